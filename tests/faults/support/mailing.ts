import { onTestFinished } from "vitest";
import type { Log } from "../../../server/log.ts";
import { smtpMailer } from "../../../server/mail/mailer.ts";
import { type RelayDeps, startRelay } from "../../../server/mail/relay.ts";
import { openedStore } from "../../../server/testing/store.ts";
import { testTime } from "../../../server/testing/time.ts";

const from = { name: "", address: "site@example.com" };
const silent = { info: () => {}, warn: () => {}, error: () => {} } as Log; // what is called of it

/** A relay on a real store that mails to a mail server of the test, in a time that the test moves. */
export function mailingTo(
  smtpUrl: string,
  { dir, start, limits }: { dir?: string; start?: string; limits?: RelayDeps["limits"] } = {},
) {
  const { dir: dataDir, store } = openedStore(dir);
  const { clock, timer, pass } = testTime(start ?? new Date().toISOString());
  const mailer = smtpMailer({ smtpUrl, to: "office@example.com", from, alertTo: undefined });
  const relay = startRelay({
    withStore: (use) => use(store),
    mailer,
    clock,
    timer,
    log: silent,
    random: () => 0,
    limits: { stopMs: 0, ...limits },
  });
  onTestFinished(async () => {
    const stopped = relay.stop();
    await pass(1);
    await stopped;
  });
  return { dataDir, store, relay, pass };
}
