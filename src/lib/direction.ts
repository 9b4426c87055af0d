import { isolateFigures, startsFromRight } from "#src/entries/bidi.ts";
import { company } from "#src/entries/company.ts";
import { directionOf } from "#src/entries/locale.ts";

/** Of the pages' text; undefined from left to right. */
export const direction = directionOf(company.language);

/** For the `dir` of what runs from left to right in any text, such as code and telephone numbers. */
export const leftToRight = direction && "ltr";

/** For the `dir` of what may be in another language than the page; undefined if it runs as the page does. */
export function ownDirection(text: string): "ltr" | "rtl" | undefined {
  const own = startsFromRight(text) ? "rtl" : "ltr";
  return own === (direction ?? "ltr") ? undefined : own;
}

/** A text put together from figures and signs, which entries have in order already. */
export const figuresInOrder = (text: string): string => (direction ? isolateFigures(text) : text);
