import { smtpMailer } from "#server/outbox/mailer.ts";
import type { RelayDeps } from "#server/outbox/relay.ts";
import { relayWith } from "#server/testing/mail.ts";
import { openedStore } from "#server/testing/store.ts";
import { testRuntime } from "#server/testing/runtime.ts";

const from = { name: "", address: "site@example.com" };

type Options = Pick<RelayDeps, "limits"> & { dir?: string; start?: string; connections?: number };

/** A relay with a real store that mails to the test's mail server, on a simulated clock. */
export function mailingTo(smtpUrl: string, { dir, start, limits, connections }: Options = {}) {
  const { dir: dataDir, store } = openedStore(dir);
  const runtime = testRuntime(start ?? new Date().toISOString());
  const mailer = smtpMailer({ smtpUrl, to: ["office@example.com"], from, alertTo: [] });
  const { relay, pass } = relayWith(mailer, {
    store,
    runtime,
    limits: { stopMs: 0, ...limits },
    ...(connections !== undefined && { connections }),
  });
  return { dataDir, store, relay, pass };
}
