import { company } from "#src/entries/company.ts";
import { zoneName as named } from "#src/entries/locale.ts";

/** A time zone in the site's language. */
export const zoneName = (timeZone: string): string => named(company.language, timeZone);
