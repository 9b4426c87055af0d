import { siteAsSaved } from "#content/change/check.ts";
import { dayAt, isTimeZone, siteNow } from "#content/now.ts";
import { valueOf } from "#content/site.ts";

const shape = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

const zone = () => valueOf(siteAsSaved(), "company")["timeZone"];

/** The day at the company, such as 2026-11-27; in UTC while its entry names no time zone. */
export const companyDay = (): string => dayAt(siteNow(), zone());

/** "Nov 26, 2026, 3:12 PM GMT+5" at the company, and as above. @param at ISO 8601 */
export function companyTime(at: string): string {
  const named = zone();
  const timeZone = isTimeZone(named) ? named : "UTC";
  return new Date(at).toLocaleString("en-US", { ...shape, timeZone });
}
