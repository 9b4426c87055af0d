import type { Cause } from "./causes.ts";
import type { Sentences } from "./sentences/fill.ts";

/** A file that the build writes for the site's own server, which does not serve it. */
export const siteFactsPath = "/site-facts.json";

/** What the server has to know of the pages. */
export type SiteFacts = {
  /** The company's, such as `Asia/Karachi`: times in mails are told in it. */
  timeZone: string;
  /** In the language of the pages. A build of before there were languages has none. */
  sentences?: Pick<Sentences, "forms" | "server">;
  /** Values of `location`. */
  locations: readonly string[];
  /**
   * Also those that have closed. `page`: its address. `lastDay`: ISO date in UTC on which applications are still
   * accepted.
   */
  openings: readonly { title: string; page: string; lastDay: string }[];
};

/** The earliest day it is anywhere on earth, 12 hours behind UTC: an opening's last day ends everywhere. */
export const earliestDay = (now: Date): string =>
  new Date(now.getTime() - 12 * 60 * 60 * 1000).toISOString().slice(0, 10);

/**
 * @param day ISO date
 * @returns why nobody can apply for this opening, undefined if one can
 */
export function checkOpening(
  title: string,
  day: string,
  { openings }: Pick<SiteFacts, "openings">,
): Cause | undefined {
  const found = openings.filter((opening) => opening.title === title.trim());
  if (found.length === 0) return "jobMissing";
  return found.some(({ lastDay }) => day <= lastDay) ? undefined : "jobClosed";
}
