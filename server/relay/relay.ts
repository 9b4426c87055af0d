import type { Clock } from "../clock.ts";
import type { MessageStore } from "../inbox/store.ts";
import type { Log } from "../log.ts";
import { oneLine } from "../one-line.ts";
import type { Mailer } from "./mailer.ts";

export type Relay = {
  /** Says that something may be waiting. Returns at once and never throws. */
  nudge(): void;
  /** Sends nothing more; ends when the mail under way, if any, is done. */
  stop(): Promise<void>;
};

/** Calls a task again and again. @returns how to stop that */
export type Schedule = (task: () => void) => () => void;

type RelayDeps = {
  store: Pick<MessageStore, "unmailed" | "markMailed" | "markMailFailed">;
  mailer: Mailer;
  clock: Clock;
  log: Log;
  schedule: Schedule;
};

export const noRelay: Relay = { nudge: () => {}, stop: async () => {} };

/** Unsent mail is tried again at this interval, for as long as it takes. */
export const everyMinute: Schedule = (task) => {
  const timer = setInterval(task, 60_000).unref();
  return () => clearInterval(timer);
};

/**
 * Mails every stored message no mail server has taken yet, one at a time, oldest first: at
 * each nudge and on schedule. The store is the queue, so nothing is lost in a crash; at worst
 * a message goes out twice, with the same Message-ID.
 */
export function startRelay({ store, mailer, clock, log, schedule }: RelayDeps): Relay {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function sendWaiting(): Promise<void> {
    for (const message of store.unmailed()) {
      if (stopped) return;
      try {
        await mailer.send(message);
        store.markMailed(message.number, clock.now());
      } catch (error) {
        store.markMailFailed(message.number, reason(error));
        log.info(
          `Message ${message.number} is not mailed yet, see 'npm run inbox show ${message.number}'.`,
        );
        // A server that is down would refuse the others too, after a timeout each.
        if (!isAboutThisMessage(error)) return;
      }
    }
  }

  async function run(): Promise<void> {
    do {
      again = false;
      await sendWaiting();
    } while (again && !stopped);
  }

  function nudge(): void {
    again = true;
    if (stopped || running) return;
    running = run()
      .catch((error: unknown) => log.error("Mailing messages failed.", error))
      .finally(() => (running = undefined));
  }

  const unschedule = schedule(nudge);
  return {
    nudge,
    async stop() {
      stopped = true;
      unschedule();
      await running;
    },
  };
}

/** Kept in the store, never in the log: a mail server's answer may quote an address. */
function reason(error: unknown): string {
  return oneLine(error instanceof Error ? error.message : String(error), 300);
}

function isAboutThisMessage(error: unknown): boolean {
  return error instanceof Error && "responseCode" in error && Number(error.responseCode) >= 500;
}
