import type { Runtime } from "../time.ts";
import type { Kind } from "./entry.ts";
import type { Inbox } from "./inbox.ts";
import type { Store } from "./store.ts";

type RetentionDeps = Runtime & {
  inbox: Pick<Inbox, "withStore">;
  /** Retention period of each form's entries, in days. */
  days: Record<Kind, number>;
};

const dayMs = 86_400_000;
// The command line uses the file, usually for seconds.
const busyMs = 60_000;
// Requests are served between two steps.
const pauseMs = 10;
const batchSize = 20;

/**
 * Erases expired entries and their traces, at once and then daily, in short steps; also completes
 * what a killed process left. Never throws: failures are logged and retried the next day.
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

  /** @returns milliseconds until the next step */
  function step(store: Store): number {
    const count = removeOld(store, "message") || removeOld(store, "application");
    erased += count;
    if (count > 0) return pauseMs;
    if (erased > 0) log.info({ erased }, "Erased messages and applications past their time.");
    erased = 0;
    return { more: pauseMs, busy: busyMs, clean: dayMs }[store.wipe()];
  }

  function removeOld(store: Store, kind: Kind): number {
    const before = new Date(clock.now().getTime() - days[kind] * dayMs);
    return store.remove(store.receivedBefore(kind, before, batchSize));
  }

  return { stop: () => cancel() };
}
