import type { Problem, Problems } from "#server/problems.ts";
import type { Service } from "#server/service.ts";
import type { Runtime } from "#server/time.ts";
import type { Inbox } from "./inbox.ts";
import { always, type IsMine } from "./leases.ts";
import type { Store } from "./store.ts";

type ClockWatchDeps = Omit<Runtime, "log"> & {
  inbox: Pick<Inbox, "withStore">;
  problems: Problems;
  /** Called when the clock was set: what was due by the old time may be due at once. */
  onJump: () => void;
  /** Whether it is this server that counts for how long servers have run. */
  isMine?: IsMine;
};

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];
const tellFromMs = 5 * minuteMs;
const suspendFromMs = 2 * dayMs;
const trustedAfterMs = 7 * dayMs;
// The clock's problem stays on the list of problems for this long.
const listedMs = dayMs;

/** Kept in the store, so that a restart does not end it. Times in Unix milliseconds. */
type Suspension = { from: number; to: number; uptimeMs: number };

/**
 * Compares the clock each minute with the time that has passed, and at start with the time noted last.
 * A wrong clock would erase what is not old: a jump of more than two days suspends erasing until the
 * server has run for seven days or the owner says that the clock is right. Never throws.
 */
export function watchClock(deps: ClockWatchDeps) {
  const { inbox, problems, clock, timer, onJump, isMine = always } = deps;
  let last: { wallMs: number; passedMs: number } | undefined;
  let notedMs = -Infinity;
  let cancel = () => {};
  let jumps: (Problem & { listedUntil: number })[] = [];
  let suspension: Suspension | undefined;
  // Until the store could be asked, nothing is erased.
  let asked = false;

  async function tick(): Promise<void> {
    cancel = timer.after(minuteMs, () => void tick());
    const [wallMs, passedMs] = [clock.now().getTime(), clock.monotonicMs()];
    try {
      await inbox.withStore((store) => compare(store, wallMs, passedMs));
      asked = true;
    } catch {
      // The store cannot be used, which is logged elsewhere. The next comparison spans this minute too.
    }
    jumps = jumps.filter(({ listedUntil }) => listedUntil > passedMs);
  }

  async function compare(store: Store, wallMs: number, passedMs: number): Promise<void> {
    const elapsedMs = last ? passedMs - last.passedMs : 0;
    const noted = await store.note("notedAt");
    const expectedMs = last ? last.wallMs + elapsedMs : Number(noted ?? wallMs);
    const jumpMs = wallMs - expectedMs;
    // A server that did not run explains a later time, but no earlier one.
    const isTold = last ? Math.abs(jumpMs) > tellFromMs : jumpMs < -tellFromMs;
    suspension = await suspensionNow(store, elapsedMs);
    if (Math.abs(jumpMs) > suspendFromMs) {
      suspension = { from: expectedMs, to: wallMs, uptimeMs: 0 };
      await store.setNote("erasingSuspended", JSON.stringify(suspension));
    }
    if (isTold || Math.abs(jumpMs) > suspendFromMs) {
      jumps.push({ ...jumpProblem(expectedMs, wallMs), listedUntil: passedMs + listedMs });
      onJump();
    }
    if (passedMs - notedMs >= hourMs || isTold) {
      await store.setNote("notedAt", String(wallMs));
      notedMs = passedMs;
    }
    last = { wallMs, passedMs };
  }

  /** Counts the time that the server has run since; the owner may have ended it meanwhile. */
  async function suspensionNow(store: Store, elapsedMs: number): Promise<Suspension | undefined> {
    const text = await store.note("erasingSuspended");
    if (text === undefined) return undefined;
    const before = JSON.parse(text) as Suspension; // as written below
    if (!(await isMine())) return before;
    const { uptimeMs, ...times } = before;
    const counted = { ...times, uptimeMs: uptimeMs + elapsedMs };
    const isOver = counted.uptimeMs >= trustedAfterMs;
    await store.setNote("erasingSuspended", isOver ? undefined : JSON.stringify(counted));
    return isOver ? undefined : counted;
  }

  problems.own.add(() => jumps);
  problems.everybodys.add(() => (suspension ? [suspendedProblem(suspension)] : []));
  return {
    name: "clock watch",
    start: () => void tick(),
    stop: () => cancel(),
    /** Whether the clock can be trusted to say what is old. */
    mayErase: () => asked && suspension === undefined,
  } satisfies Service & { mayErase: () => boolean };
}

/** UTC, as the company's time zone is not in doubt but the clock is. */
const utc = (ms: number) => `${new Date(ms).toISOString().slice(0, 16).replace("T", " ")} UTC`;

const jumpProblem = (fromMs: number, toMs: number): Problem => ({
  id: `clock-${Math.round(fromMs)}`,
  text: `The server's clock jumped from ${utc(fromMs)} to ${utc(toMs)}. Times of messages received meanwhile may be wrong.`,
  once: true,
});

const suspendedProblem = ({ from, to }: Suspension): Problem => ({
  id: "erasing-suspended",
  text: `Nothing is erased, because the server's clock jumped from ${utc(from)} to ${utc(to)} or the server did not run meanwhile. It goes on after seven days, or at once with: npm run inbox clock-ok`,
});
