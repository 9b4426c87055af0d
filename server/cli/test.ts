import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { destinationsOf } from "#server/outbox/outbox.ts";
import type { DestinationName, Incoming, Submission } from "#server/inbox/submission.ts";
import type { Store } from "#server/inbox/store.ts";
import { readSettings } from "#server/settings.ts";
import { systemClock } from "#server/time.ts";
import { CliError, type Run } from "./args.ts";
import { printableLine } from "./printable.ts";

const lookMs = 500;
// The server looks once a minute for what other programs queue.
const patientMs = 90_000;

/**
 * Sends a test through the whole way: store, queue, server, mail and each receiver, which get an event of type `test`. It
 * is erased in the end.
 */
export const sendTest: Run = async (store) => {
  const settings = readSettings(process.env);
  const { mail } = settings;
  const receivers = destinationsOf({
    settings,
    inbox: { withStore: (work) => work(store) },
    clock: systemClock,
    publicUrl: undefined,
    mailer: undefined,
    site: () => ({}),
    formatTime: String,
  }).map(({ name }) => name);
  if (!mail && receivers.length === 0)
    throw new CliError(
      "There is nothing to test: WEBHOOK_URL, CHAT_WEBHOOK_URL and SMTP_URL are not set here.",
    );
  return wholeWay(store, aTest(mail?.from.address), receivers, mail !== undefined);
};

async function* wholeWay(
  store: Store,
  test: Incoming & { key: string },
  receivers: readonly DestinationName[],
  isMailing: boolean,
): AsyncGenerator<string> {
  await store.add(test, receivers);
  const number = (await store.find("key", test.key)) ?? 0;
  try {
    yield "The server delivers a test within a minute, if it runs.\n";
    for (let waitedMs = 0; ; waitedMs += lookMs) {
      const submission = await store.get(number);
      if (!submission) throw new CliError("The test was deleted meanwhile.");
      const states = statesOf(submission, isMailing);
      if (states.every(({ isDone, error }) => isDone || error) || waitedMs >= patientMs) {
        for (const { name, isDone, error } of states)
          yield `${name}: ${isDone ? "delivered" : printableLine(error ?? "not tried: does the server run, with these settings?")}\n`;
        if (!states.every(({ isDone }) => isDone)) process.exitCode = 1;
        return;
      }
      await pause(lookMs);
    }
  } finally {
    await store.remove([number]);
  }
}

function statesOf({ mail, lastMailError, deliveries }: Submission, isMailing: boolean) {
  const others = deliveries.map(({ destination, state, lastError }) => ({
    name: destination,
    isDone: state === "delivered",
    error: lastError,
  }));
  const own = { name: "mail", isDone: mail === "mailed", error: lastMailError };
  return [...(isMailing ? [own] : []), ...others];
}

const aTest = (email = "website@example.invalid"): Incoming & { key: string } => ({
  kind: "message",
  receivedAt: systemClock.now(),
  suspected: false,
  key: `test-${randomUUID()}`,
  test: true,
  message: {
    name: "The website itself",
    email,
    phone: "",
    company: "",
    subject: "Test",
    message: "Somebody has run: npm run inbox test",
  },
});
