import { setTimeout as pause } from "node:timers/promises";
import type { Inbox } from "#server/inbox/inbox.ts";
import type { IsMine } from "#server/inbox/leases.ts";
import { loggedReason } from "#server/outbox/failure.ts";
import type { Mailer } from "#server/outbox/mailer.ts";
import type { Problem, Problems, Way } from "#server/problems.ts";
import type { Service } from "#server/service.ts";
import type { Settings } from "#server/settings.ts";
import type { Site } from "#server/site/load.ts";
import type { NotFound } from "#server/site/not-found.ts";
import type { Runtime } from "#server/time.ts";
import { tellerOf, webhookWay } from "./ways.ts";
import { weekOf, weeklyText } from "./weekly-text.ts";
import { testForm } from "./whole-way.ts";

type WeeklyDeps = Runtime & {
  settings: Pick<Settings, "mail" | "publicUrl" | "alertWebhook">;
  inbox: Pick<Inbox, "withStore">;
  mailer: Pick<Mailer, "weekly"> | undefined;
  site: () => Pick<Site, "facts">;
  problems: Problems;
  notFound: Pick<NotFound, "wanted" | "reset">;
  /** Whether it is this server that writes it. */
  isMine: IsMine;
  /** @returns what failed */
  test?: (() => Promise<string | undefined>) | undefined;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const lookMs = 10 * minuteMs;

/**
 * Writes to the office each Monday, at seven where the company is, what came since the last weekly mail, and that nothing came.
 * A server that did not run then does so when it runs again. Up to which submission they have told is in the store, by its
 * number: a clock that was wrong once neither tells one twice nor leaves one out.
 * @returns no service unless the settings say who reads it
 */
export function weeklyMail(deps: WeeklyDeps): Service[] {
  const { settings, inbox, mailer, site, problems, notFound, isMine, clock, timer, log } = deps;
  const { mail, publicUrl, alertWebhook } = settings;
  if (!mail || !mailer || mail.weeklyTo.length === 0 || publicUrl === undefined) return [];
  const { withStore } = inbox;
  const email = mail.from.address;
  const { test = () => testForm({ inbox, pause, publicUrl, email }) } = deps;
  const office: Way = { name: "mail", takesDetails: true, send: mailer.weekly };
  // The office's names are what it is for: a copy without them in a chat does not replace it.
  const [toOffice, ...others] = [
    office,
    ...(alertWebhook ? [webhookWay(alertWebhook, new URL(publicUrl).host)] : []),
  ].map((way) => tellerOf(way, "The weekly mail", { clock, log }));
  const stopping = new AbortController();
  let cancel = () => {};
  let failure: string | undefined;
  let testFailure: string | undefined;
  /** For the mail that is tried now: each test is a mail, too. */
  let isTested = false;

  async function look(): Promise<void> {
    try {
      const isOurs = await isMine();
      if (isOurs) await writeIfDue();
      failure = isOurs ? toOffice?.failure() : undefined;
    } catch (error) {
      const reason = loggedReason(error);
      if (reason !== failure) log.error(`The weekly mail cannot be written: ${reason}`);
      failure = reason;
    }
    if (!stopping.signal.aborted) cancel = timer.after(lookMs, () => void look());
  }

  async function writeIfDue(): Promise<void> {
    const now = clock.now();
    const timeZone = site().facts?.timeZone;
    const told = await withStore((store) => store.note("weekly"));
    const [at = "", number = "0"] = told?.split(" ") ?? [];
    const monday = lastMonday(now, timeZone);
    if (told === undefined) return note(now, (await weekSince(Infinity)).last); // the first week begins now
    // By a clock that was ahead.
    if (Date.parse(at) > now.getTime()) return note(monday, Number(number));
    if (!toOffice?.isFree() || !isDue(new Date(at), monday)) return;
    const week = await weekSince(Number(number));
    const isSilent = week.lines.length === 0;
    // Whoever wrote has shown that the form works.
    if (!isSilent) testFailure = undefined;
    else if (!isTested) testFailure = await test();
    isTested = isSilent;
    const found = isSilent ? { failure: testFailure } : undefined;
    const day = dayFormat(timeZone);
    const missed = notFound.wanted("week").map(({ path, visits }) => `${path} ${visits}`);
    const text = { week, from: day(new Date(at)), to: day(now), missed, test: found };
    const isMailed = await toOffice.tell((names) => weeklyText(text, names), stopping.signal);
    if (!isMailed) return;
    isTested = false;
    notFound.reset();
    await note(now, week.last);
    for (const other of others)
      await other.tell((names) => withSubject(weeklyText(text, names)), stopping.signal);
  }

  const weekSince = (number: number) => withStore((store) => weekOf(store, number));
  const note = (at: Date, number: number) =>
    withStore((store) => store.setNote("weekly", `${at.toISOString()} ${number}`));

  problems.own.add(() => [
    ...problemOf("weekly", "The weekly mail could not be sent", failure),
    ...problemOf(
      "whole-way",
      "A test message did not take the whole way from the form to the mailbox",
      testFailure,
    ),
  ]);
  return [
    {
      name: "weekly mail",
      start: () => void (cancel = timer.after(minuteMs, () => void look())),
      stop() {
        stopping.abort();
        cancel();
      },
    },
  ];
}

const problemOf = (id: string, text: string, reason: string | undefined): Problem[] =>
  reason === undefined ? [] : [{ id, text: `${text}: ${reason}` }];

/** A chat has no subject. */
const withSubject = ({ subject, text }: { subject: string; text: string }) => ({
  subject,
  text: `${subject}\n${text}`,
});

/**
 * Whether Monday's mail is due. Not a day after the last one, which was late or noted at the first start; summer time moves
 * Monday by an hour on the Sunday before.
 */
export const isDue = (last: Date, monday: Date): boolean =>
  monday.getTime() - last.getTime() > 24 * hourMs;

/** The last Monday, seven o'clock. */
export function lastMonday(now: Date, timeZone: string | undefined): Date {
  const format = new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
    timeZone,
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].indexOf(parts.get("weekday") ?? "");
  const hours = (day * 24 + Number(parts.get("hour")) - 7 + 7 * 24) % (7 * 24);
  const minutes = hours * 60 + Number(parts.get("minute"));
  return new Date(Math.floor(now.getTime() / minuteMs - minutes) * minuteMs);
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
