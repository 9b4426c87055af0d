import { company } from "#src/entries/company.ts";
import { directionOf } from "#src/entries/locale.ts";

/** For the `dir` of what runs from left to right in any text, such as code and telephone numbers. */
export const leftToRight = directionOf(company.language) && "ltr";
