import { onTestFinished } from "vitest";
import { smtpMailer, type Mailer, type MailTimeouts } from "../relay/mailer.ts";
import { startRelay, type Relay, type RelayLimits } from "../relay/relay.ts";
import type { MessageStore } from "../inbox/store.ts";
import { recordingLog } from "./app.ts";
import { openedStore } from "./store.ts";
import { testTime, type TestTime } from "./time.ts";

type Running = TestTime & {
  dir: string;
  store: MessageStore;
  relay: Relay;
  logged: ReturnType<typeof recordingLog>;
};

type Setting = {
  dir?: string;
  time?: TestTime;
  limits?: Partial<RelayLimits>;
  random?: () => number;
};

/** A relay on a real store, in a time that moves only when the test says so. */
export function relayWith(mailer: Mailer, setting: Setting = {}): Running {
  const { time = testTime(), random = () => 0 } = setting;
  const { dir, store } = openedStore(setting.dir);
  const logged = recordingLog();
  const { clock, timer } = time;
  // Nobody lets time pass at a test's end, so stopping waits for nothing.
  const limits = { stopMs: 0, ...setting.limits };
  const relay = startRelay({ store, mailer, clock, timer, log: logged.log, random, limits });
  onTestFinished(async () => {
    const stopped = relay.stop();
    await time.pass(limits.stopMs);
    await stopped;
  });
  return { ...time, dir, store, relay, logged };
}

/** The same with real SMTP, to a server of the test. */
export const relayTo = (url: string, setting: Setting = {}, timeouts?: MailTimeouts): Running =>
  relayWith(
    smtpMailer(
      { smtpUrl: url, to: "office@example.com", from: { name: "", address: "site@example.com" } },
      timeouts,
    ),
    setting,
  );

const minuteMs = 60_000;

/** A mailer that writes down what it was asked to send, and when in minutes from the start. */
export function recordingMailer({ clock }: TestTime, behave: (number: number) => unknown) {
  const start = clock.now().getTime();
  const tries: [number, number][] = [];
  const mailer: Mailer = {
    async send({ number }) {
      tries.push([number, (clock.now().getTime() - start) / minuteMs]);
      await behave(number);
    },
  };
  return { mailer, tries };
}

/** A relay whose mails end as `behave` says. */
export function relayThat(behave: (number: number) => unknown, setting: Setting = {}) {
  const time = testTime();
  const { mailer, tries } = recordingMailer(time, behave);
  return { ...relayWith(mailer, { time, ...setting }), tries, mailer, time };
}
