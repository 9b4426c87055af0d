import type { Cause } from "./causes.ts";
import { isOver } from "./closing.ts";
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
   * Also those that have closed. `page`: its address. `lastSecond`: in which applications are still accepted
   * (closing.ts). Builds of version 1.2 have none. `lastDay` is for servers of that version, which would take an opening
   * without it for closed: the editor may be upgraded before the site.
   */
  openings: readonly { title: string; page: string; lastSecond?: string; lastDay?: string }[];
};

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
  return found.some(({ lastSecond }) => !isOver(lastSecond, now)) ? undefined : "jobClosed";
}
