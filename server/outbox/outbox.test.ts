import { expect, test } from "vitest";
import { createProblems } from "#server/problems.ts";
import { readSettings } from "#server/settings.ts";
import { emptySite } from "#server/site/load.ts";
import { smtpPeer } from "#server/testing/smtp.ts";
import { openedStore } from "#server/testing/store.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { freePort } from "#tests/support/free-port.ts";
import { eventually } from "#tests/support/patience.ts";
import { createOutbox } from "./outbox.ts";

test("a mail server that was away at the start is asked again, before there is any mail", async () => {
  const { store } = openedStore();
  const runtime = testRuntime();
  const port = await freePort();
  const SMTP_URL = `smtp://127.0.0.1:${port}?ignoreTLS=true&requireTLS=false`;
  const mail = createOutbox({
    ...runtime,
    settings: readSettings({ SMTP_URL, MAIL_TO: "office@example.com" }),
    inbox: { withStore: (work) => work(store) },
    problems: createProblems(),
    site: () => emptySite,
  });
  mail.start();
  await eventually(() => expect(mail.failure()).toContain("ECONNREFUSED"));
  await smtpPeer({}, undefined, port);
  await runtime.pass(5 * 60_000);
  await eventually(() => expect(mail.failure()).toBeUndefined());
  await mail.stop();
});
