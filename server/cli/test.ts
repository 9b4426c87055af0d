import { setTimeout as pause } from "node:timers/promises";
import type { DestinationName, Incoming } from "#server/inbox/submission.ts";
import type { Store } from "#server/inbox/store.ts";
import { destinationsOf } from "#server/outbox/outbox.ts";
import { readSettings } from "#server/settings.ts";
import { systemClock } from "#server/time.ts";
import { wholeWay } from "#server/watch/whole-way.ts";
import { CliError, type Run } from "./args.ts";
import { printableLine } from "./printable.ts";

// The server looks once a minute for what other programs queue.
const withinMs = 90_000;

/** Sends a test to mail and each receiver, which get an event of type `test`. */
export const sendTest: Run = async (store) => {
  const settings = readSettings(process.env);
  const { mail } = settings;
  const inbox = { withStore: <T>(work: (it: Store) => Promise<T>) => work(store) };
  const receivers = destinationsOf({
    settings,
    inbox,
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
  const names = [...(mail ? ["mail" as const] : []), ...receivers];
  return told(
    names,
    async (key) => void (await store.add(aTest(key, mail?.from.address), receivers)),
    inbox,
  );
};

async function* told(
  names: readonly DestinationName[],
  send: (key: string) => Promise<void>,
  inbox: Parameters<typeof wholeWay>[0]["inbox"],
): AsyncGenerator<string> {
  yield "The server delivers a test within a minute, if it runs.\n";
  const isMeant = ({ name }: { name: string }) => names.some((it) => it === name);
  const states = await wholeWay({
    inbox,
    send,
    withinMs,
    pause,
    isOver: (all) => all.filter(isMeant).every(({ isDone, error }) => isDone || error !== null),
  });
  for (const { name, isDone, error } of states.filter(isMeant)) {
    const failure = error ?? "not tried: does the server run, with these settings?";
    yield `${name}: ${isDone ? "delivered" : printableLine(failure)}\n`;
    if (!isDone) process.exitCode = 1;
  }
}

const aTest = (key: string, email = "website@example.invalid"): Incoming => ({
  kind: "message",
  receivedAt: systemClock.now(),
  suspected: false,
  key,
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
