import { company } from "#src/content/company.ts";
import { localeOf } from "#src/content/locale.ts";

/** A time zone in the site's language, the whole year: "Pacific Time", "United Kingdom Time", "Pakistan Standard Time". */
export const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat(localeOf(company.language), { timeZone, timeZoneName: "longGeneric" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
