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
  /** Whether the clock can be trusted to say what is old. */
  mayErase: () => boolean;
  /** Whether it is this server that erases. */
  isMine?: IsMine;
};

const [hourMs, dayMs] = [3_600_000, 86_400_000];
// The command line uses the file, usually for seconds.
const busyMs = 60_000;
// Requests are served between two steps.
const pauseMs = 10;
const batchSize = 20;

/** Between telling the owner about a submission that was never mailed, and erasing it. */
export const graceDays = 14;

export const before = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/**
 * Erases expired submissions and their traces, at once and then daily, in short steps; also completes
 * what a killed process left. Never throws: failures are logged and retried the next day, or within the hour when another
 * server did it before.
 */
export function createRetention(deps: RetentionDeps): Service {
  const { inbox, clock, timer, log, days, isMailing, mayErase, isMine = always } = deps;
  let cancel = () => {};
  let stopped = false;
  let erased = 0;

  async function sweep(): Promise<void> {
    let wait = dayMs;
    try {
      wait = (await isMine()) ? await inbox.withStore(step) : hourMs;
    } catch (error) {
      log.error({ err: error }, "Old messages could not be erased.");
    }
    if (!stopped) cancel = timer.after(wait, () => void sweep());
  }

  /** @returns milliseconds until the next step */
  async function step(store: Store): Promise<number> {
    const isTrusted = mayErase();
    const count =
      isTrusted && ((await removeOld(store, "message")) || (await removeOld(store, "application")));
    if (count) {
      erased += count;
      return pauseMs;
    }
    if (erased > 0) log.info({ erased }, "Erased messages and applications past their time.");
    erased = 0;
    const idleMs = isTrusted ? dayMs : hourMs;
    return { more: pauseMs, busy: busyMs, clean: idleMs, reusable: idleMs }[await store.wipe()];
  }

  async function removeOld(store: Store, kind: Kind): Promise<number> {
    const now = clock.now();
    const toldBefore = isMailing ? before(now, graceDays) : undefined;
    const old = await store.expired(kind, before(now, days[kind]), toldBefore, batchSize);
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
