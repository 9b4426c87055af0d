import type { Clock, Timer } from "../time.ts";
import type { Log } from "../log.ts";
import type { Kind } from "./entry.ts";
import type { Inbox } from "./inbox.ts";
import type { Store } from "./store.ts";

type RetentionDeps = {
  inbox: Pick<Inbox, "withStore">;
  clock: Clock;
  timer: Timer;
  log: Log;
  /** How many days what visitors sent is kept. */
  days: { messages: number; applications: number };
};

const dayMs = 86_400_000;
// The command line was at it; it is done in seconds.
const busyMs = 60_000;
// Between two steps pages are served.
const pauseMs = 10;
const entriesAtOnce = 20;

/**
 * Erases what is older than it may be, at once and every day, in short steps, and gets what was
 * deleted out of the files. Also finishes what a process that was killed left undone. Never throws;
 * what fails is logged and tried again the next day.
 */
export function startRetention({ inbox, clock, timer, log, days }: RetentionDeps) {
  let cancel = timer.after(0, sweep);
  let erased = 0;

  function sweep(): void {
    let wait = dayMs;
    try {
      wait = inbox.withStore(step);
    } catch (error) {
      log.error({ err: error }, "Old messages could not be erased.");
    }
    cancel = timer.after(wait, sweep);
  }

  /** @returns milliseconds until the next one */
  function step(store: Store): number {
    const removed = removeOld(store, "message", days.messages);
    const more = removed || removeOld(store, "application", days.applications);
    erased += more;
    if (more > 0) return pauseMs;
    if (erased > 0) log.info({ erased }, "Erased messages and applications past their time.");
    erased = 0;
    return { more: pauseMs, busy: busyMs, clean: dayMs }[store.wipe()];
  }

  function removeOld(store: Store, kind: Kind, count: number): number {
    const before = new Date(clock.now().getTime() - count * dayMs);
    return store.remove(store.receivedBefore(kind, before, entriesAtOnce));
  }

  return { stop: () => cancel() };
}
