import type { Cause } from "./causes.ts";
import { isOver, lastSecondOf } from "./days.ts";
import type { Moved } from "./moved.ts";
import type { RetentionDays } from "./retention.ts";
import type { Sentences } from "./sentences/fill.ts";

/** A file that the build writes for the site's own server, which does not serve it. */
export const siteFactsPath = "/site-facts.json";

/** A mail to a sender; {reference} stands for theirs. `replyTo`: the company's address for it. */
export type ReplyText = { subject: string; text: string; replyTo: string };

/** What the server has to know of the pages. */
export type SiteFacts = {
  /** The company's, such as `Asia/Karachi`: times in mails are told in it. */
  timeZone: string;
  /** In the language of the pages. A build of before there were languages has none. */
  sentences?: Pick<Sentences, "forms" | "server">;
  /** Of each form that has one; `from`: the company's name. Builds of version 1.2 have none. */
  replies?: { from: string; message?: ReplyText | undefined; application?: ReplyText | undefined };
  /** Values of `location`. */
  locations: readonly string[];
  /**
   * Also those that have closed. `page`: its address. `lastSecond`: in which applications are still accepted
   * (days.ts). Builds of version 1.2 have `lastDay` in its place, which servers of that version need: without it they
   * take an opening for closed. Editor and site may be of different versions for a while.
   */
  openings: readonly { title: string; page: string; lastSecond?: string; lastDay?: string }[];
  /** Addresses that lead to others. Builds of version 1.2 have none. */
  moved?: Moved;
  /** HTML files of the brand's public/, which are asked for by their very name. */
  ownFiles?: readonly string[];
  /** For how long its pages say that entries are kept. Builds of version 1.2 have none, and no policies. */
  days?: RetentionDays;
  /** Each page's Content-Security-Policy, by the ETag of the page: one that was changed later is not found. */
  policies?: Readonly<Record<string, string>>;
};

/** @returns whether an opening accepts no applications any more */
export const isClosed = (
  { lastSecond, lastDay }: Pick<SiteFacts["openings"][number], "lastSecond" | "lastDay">,
  now: Date,
): boolean => isOver(lastSecond ?? (lastDay && lastSecondOf(lastDay)), now);

/**
 * @returns why nobody can apply for this opening, undefined if one can
 */
export function checkOpening(
  title: string,
  now: Date,
  { openings }: Pick<SiteFacts, "openings">,
): Cause | undefined {
  const found = openings.filter((opening) => opening.title === title.trim());
  if (found.length === 0) return "jobMissing";
  return found.some((opening) => !isClosed(opening, now)) ? undefined : "jobClosed";
}
