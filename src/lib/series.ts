import { company } from "#src/entries/company.ts";
import { commaOf } from "#src/entries/locale.ts";

export const comma = commaOf(company.language);

/** Side by side, with the language's commas, what is there: "Developer, Oslo". */
export const series = (...parts: (string | number | false | undefined)[]): string =>
  parts.filter(Boolean).join(comma);
