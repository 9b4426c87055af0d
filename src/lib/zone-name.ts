import { company } from "#src/content/company.ts";
import { zoneName as named } from "#src/content/locale.ts";

/** A time zone in the site's language. */
export const zoneName = (timeZone: string): string => named(company.language, timeZone);
