import { onTestFinished } from "vitest";
import { openedStore } from "../../../server/testing/store.ts";
import { recordingLog } from "../../../server/testing/app.ts";
import type { MessageStore } from "../../../server/inbox/store.ts";
import { smtpMailer, type Mailer, type MailTimeouts } from "../../../server/relay/mailer.ts";
import { startRelay, type Relay } from "../../../server/relay/relay.ts";
import type { Clock } from "../../../server/clock.ts";
import type { Timer } from "../../../server/timer.ts";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export type Days = {
  clock: Clock;
  timer: Timer;
  /** Lets simulated time pass; a mail under way is waited for in real time before it goes on. */
  pass(ms: number): Promise<void>;
  /** Counts a mail as under way until the promise ends. */
  during<T>(work: Promise<T>): Promise<T>;
};

/**
 * A clock and a timer that agree and move only when told. Days of retries pass in seconds, while
 * each single attempt really talks to a mail server.
 */
export function simulatedDays(start = "2026-03-01T09:00:00.000Z"): Days {
  let now = Date.parse(start);
  const waiting = new Set<{ at: number; task: () => void }>();
  const underWay = new Set<Promise<unknown>>();

  async function quiet(): Promise<void> {
    do {
      await Promise.allSettled(underWay);
      // What follows an attempt's end takes a few turns of the event loop.
      for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setImmediate(done));
    } while (underWay.size > 0);
  }

  return {
    clock: { now: () => new Date(now) },
    timer: {
      after(ms, task) {
        const one = { at: now + ms, task };
        waiting.add(one);
        return () => void waiting.delete(one);
      },
    },
    async pass(ms) {
      const until = now + ms;
      for (;;) {
        await quiet();
        const [next] = [...waiting].toSorted((a, b) => a.at - b.at);
        if (next === undefined || next.at > until) break;
        waiting.delete(next);
        now = Math.max(now, next.at);
        next.task();
      }
      now = until;
    },
    during(work) {
      const settled = work.catch(() => {}).finally(() => underWay.delete(settled));
      underWay.add(settled);
      return work;
    },
  };
}

export type Mailing = {
  dir: string;
  store: MessageStore;
  relay: Relay;
  tries: number[];
  log: string[];
};

type Setting = {
  dir?: string;
  /** In real time: how long a mail server may keep silent. */
  timeouts?: MailTimeouts;
};

/**
 * The real relay on a real store, talking SMTP to `url` in simulated time.
 * `tries`: when an attempt began, in milliseconds since 1970.
 */
export function mailingTo(url: string, days: Days, setting: Setting = {}): Mailing {
  const { dir, store } = openedStore(setting.dir);
  const { clock, timer } = days;
  const logged = recordingLog();
  const from = { name: "", address: "site@example.com" };
  const real = smtpMailer({ smtpUrl: url, to: "office@example.com", from }, setting.timeouts);
  const tries: number[] = [];
  const mailer: Mailer = {
    send(...args) {
      tries.push(clock.now().getTime());
      return days.during(real.send(...args));
    },
  };
  // Looking each minute for other processes' work is only slow in a month of minutes.
  const limits = { lookMs: hour, stopMs: 0 };
  const relay = startRelay({
    store,
    mailer,
    clock,
    timer,
    log: logged.log,
    random: () => 0,
    limits,
  });
  onTestFinished(async () => {
    const stopped = relay.stop();
    await days.pass(0);
    await stopped;
  });
  return { dir, store, relay, tries, log: logged.notes };
}
