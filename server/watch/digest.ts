import { postText } from "#server/outbox/posting.ts";
import type { Inbox } from "#server/inbox/inbox.ts";
import { always, type IsMine } from "#server/inbox/leases.ts";
import { loggedReason } from "#server/outbox/failure.ts";
import type { Mailer } from "#server/outbox/mailer.ts";
import type { Problems } from "#server/problems.ts";
import type { Service } from "#server/service.ts";
import type { Runtime } from "#server/time.ts";
import { digestText, weekOf } from "./digest-text.ts";
import type { NotFound } from "#server/site/not-found.ts";

type DigestDeps = Runtime & {
  inbox: Pick<Inbox, "withStore">;
  problems: Problems;
  mailer: Pick<Mailer, "digest">;
  /** The alerts' webhook. */
  webhook: URL | undefined;
  /** For a chat of several sites. */
  site: string;
  timeZone: () => string | undefined;
  notFound: NotFound;
  /** @returns what failed */
  selfTest: () => Promise<string | undefined>;
  /** Whether it is this server that writes it. */
  isMine?: IsMine;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const lookMs = 10 * minuteMs;
const atHour = 7;

/**
 * Writes to the office each Monday, at seven where the company is, what came in the week before, and that nothing came. A
 * server that did not run then does so when it runs again. The moment of the last one is in the store.
 */
export function createDigest(deps: DigestDeps): Service & { look: () => Promise<void> } {
  const { inbox, problems, mailer, webhook, site, notFound, selfTest, isMine = always } = deps;
  const { clock, timer, log } = deps;
  const { withStore } = inbox;
  const stopping = new AbortController();
  let cancel = () => {};
  let failure: string | undefined;
  let testFailure: string | undefined;
  /** For the mail that is tried now: each test is a mail, too. */
  let isTested = false;

  async function look(): Promise<void> {
    try {
      if (await isMine()) await writeIfDue();
    } catch (error) {
      failure = loggedReason(error);
      log.error(`The weekly mail could not be sent, and is tried again: ${failure}`);
    }
    if (!stopping.signal.aborted) cancel = timer.after(lookMs, () => void look());
  }

  async function writeIfDue(): Promise<void> {
    const now = clock.now();
    const noted = await withStore((store) => store.note("digestAt"));
    if (noted === undefined) return noteAt(now); // the first week begins now
    const since = new Date(noted);
    if (!isDue(since, now, deps.timeZone())) return;
    const week = await withStore((store) => weekOf(store, since));
    const isSilent = week.lines.length === 0;
    if (isSilent && !isTested) testFailure = await selfTest();
    isTested = isSilent;
    const test = isSilent ? { failure: testFailure } : undefined;
    const day = dayFormat(deps.timeZone());
    const told = { week, from: day(since), to: day(now), notFound: notFound.list(), test };
    await mailer.digest(digestText(told, true), stopping.signal);
    [failure, isTested] = [undefined, false];
    notFound.reset();
    await noteAt(now);
    if (!webhook) return;
    const { subject, text } = digestText(told, false);
    // It is in the mailbox: another try would be for a copy.
    await postText(webhook, `[${site}] ${subject}\n${text}`, stopping.signal).catch((error) =>
      log.warn(`The weekly mail could not be posted to ALERT_WEBHOOK_URL: ${loggedReason(error)}`),
    );
  }

  const noteAt = (now: Date) => withStore((store) => store.setNote("digestAt", now.toISOString()));

  problems.own.add(() => [
    ...(failure === undefined
      ? []
      : [{ id: "digest", text: `The weekly mail could not be sent: ${failure}` }]),
    ...(testFailure === undefined
      ? []
      : [
          {
            id: "self-test",
            text: `A test message did not take the whole way from the form to the mailbox: ${testFailure}`,
          },
        ]),
  ]);
  return {
    name: "weekly mail",
    look,
    start: () => void (cancel = timer.after(minuteMs, () => void look())),
    stop() {
      stopping.abort();
      cancel();
    },
  };
}

/** On Mondays from seven on, and whenever the last one is more than a week and a day ago. */
export function isDue(last: Date, now: Date, timeZone: string | undefined): boolean {
  const sinceMs = now.getTime() - last.getTime();
  const format = new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    hour: "numeric",
    hourCycle: "h23",
    timeZone,
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const isTime = parts.get("weekday") === "Mon" && Number(parts.get("hour")) >= atHour;
  return (isTime && sinceMs > dayMs) || sinceMs > 8 * dayMs;
}

function dayFormat(timeZone: string | undefined): (time: Date) => string {
  const format = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone,
  });
  return (time) => format.format(time);
}
