import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Timer } from "../timer.ts";
import type { MessageStore } from "./store.ts";
import { counted } from "./wording.ts";

/** How many days what visitors sent is kept. */
export type RetentionDays = { messages: number; applications: number };

type RetentionDeps = {
  store: Pick<MessageStore, "removeReceivedBefore" | "wipe">;
  clock: Clock;
  timer: Timer;
  log: Log;
  days: RetentionDays;
};

export type Retention = { stop(): void };

const dayMs = 86_400_000;
// The command line was at it; it is done in seconds.
const busyMs = 60_000;

/**
 * Erases what is older than it may be, at once and every day: texts, résumés, queued mail and
 * keys, and their traces in the file. Also finishes what a process that was killed left unwiped.
 * Never throws; what fails is logged and tried again the next day.
 */
export function startRetention({ store, clock, timer, log, days }: RetentionDeps): Retention {
  let cancel = timer.after(0, sweep);

  function sweep(): void {
    let wait = dayMs;
    try {
      const now = clock.now().getTime();
      const before = (count: number) => new Date(now - count * dayMs);
      const messages = store.removeReceivedBefore("message", before(days.messages));
      const applications = store.removeReceivedBefore("application", before(days.applications));
      if (messages + applications > 0) {
        const what = `${counted(messages, "message")} and ${counted(applications, "application")}`;
        log.info(`Erased ${what} past their time.`);
      }
      if (!store.wipe()) wait = busyMs;
    } catch (error) {
      log.error("Old messages could not be erased.", error);
    }
    cancel = timer.after(wait, sweep);
  }

  return { stop: () => cancel() };
}
