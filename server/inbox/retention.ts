import type { Service } from "#server/service.ts";
import type { Runtime } from "#server/time.ts";
import type { Kind } from "./submission.ts";
import type { Inbox } from "./inbox.ts";
import { always, type IsMine } from "./leases.ts";
import type { Store } from "./store.ts";

type RetentionDeps = Runtime & {
  inbox: Pick<Inbox, "withStore">;
  /** Retention period of each form's submissions, in days. */
  days: Record<Kind, number>;
  /** Whether submissions are mailed; what was not is then kept until the owner was told. */
  isMailing: boolean;
  /** Whether it is this server that erases. */
  isMine?: IsMine;
};

const [hourMs, dayMs] = [3_600_000, 86_400_000];
// The command line uses the file, usually for seconds.
const busyMs = 60_000;
// By a clock that is wrong, what is erased for each day of it is a week too early at most.
const daysADay = 7;
// Requests are served between two steps.
const pauseMs = 10;
const batchSize = 20;

/** Between telling the owner about a submission that was never mailed, and erasing it. */
export const graceDays = 14;

export const before = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/**
 * Erases expired submissions, at once and then hourly, in short steps, and their traces; also, daily, those that a killed
 * process left. Never throws: failures are logged and retried the next day.
 */
export function createRetention(deps: RetentionDeps): Service {
  const { inbox, clock, timer, log, days, isMailing, isMine = always } = deps;
  let cancel = () => {};
  let stopped = false;
  let erased = 0;
  let wipeFromMs = -Infinity;
  let movedMs: number | undefined;
  /** Of the sweep that goes on; undefined between two. */
  let now: Date | undefined;

  async function sweep(): Promise<void> {
    let wait = dayMs;
    try {
      wait = (await isMine()) ? await inbox.withStore(step) : leave();
    } catch (error) {
      log.error({ err: error }, "Old messages and applications could not be erased.");
    }
    if (!stopped) cancel = timer.after(wait, () => void sweep());
  }

  /** Another server erases. @returns milliseconds until it is asked for again */
  function leave(): number {
    [movedMs, now] = [undefined, undefined];
    return hourMs;
  }

  /**
   * The time that erasing goes by: the clock's, but after a jump ahead or a long stop it follows by seven days for each day
   * that a server runs. It is noted, so that a restart does not end that.
   */
  async function moveTime(store: Store): Promise<Date> {
    const passedMs = clock.monotonicMs();
    const noted = Number((await store.note("erasingAt")) ?? Infinity);
    const furthestMs = noted + daysADay * (passedMs - (movedMs ?? passedMs));
    const time = new Date(Math.min(clock.now().getTime(), furthestMs));
    await store.setNote("erasingAt", String(time.getTime()));
    movedMs = passedMs;
    return time;
  }

  /** @returns milliseconds until the next step */
  async function step(store: Store): Promise<number> {
    now ??= await moveTime(store);
    const count =
      (await removeOld(store, "message", now)) || (await removeOld(store, "application", now));
    if (count > 0) {
      erased += count;
      wipeFromMs = -Infinity;
      return pauseMs;
    }
    if (erased > 0) log.info({ erased }, "Erased messages and applications past their time.");
    [erased, now] = [0, undefined];
    if (clock.monotonicMs() < wipeFromMs) return hourMs;
    const wiped = await store.wipe();
    if (wiped === "more") return pauseMs;
    if (wiped === "busy") return busyMs;
    wipeFromMs = clock.monotonicMs() + dayMs;
    return hourMs;
  }

  async function removeOld(store: Store, kind: Kind, time: Date): Promise<number> {
    const toldBefore = isMailing ? before(time, graceDays) : undefined;
    const old = await store.expired(kind, before(time, days[kind]), toldBefore, batchSize);
    return old.length > 0 ? (await store.remove(old)).removed.length : 0;
  }

  return {
    name: "retention",
    start: () => void (cancel = timer.after(0, () => void sweep())),
    stop() {
      stopped = true;
      cancel();
    },
  };
}
