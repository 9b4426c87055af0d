import { siteAsSaved } from "#content/change/check.ts";
import { dayAt, siteNow } from "#content/now.ts";
import { valueOf } from "#content/site.ts";

/** The day at the company, such as 2026-11-27; in UTC while its entry names no time zone. */
export const companyDay = (): string =>
  dayAt(siteNow(), valueOf(siteAsSaved(), "company")["timeZone"]);
