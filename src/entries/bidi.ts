/*
 * In text from right to left, signs and spaces beside digits would change sides: +92 42 1234 would read 1234 42 92+.
 */

/**
 * A figure with what belongs to it: a sign, a currency, groups of digits. Signs by their numbers: fonts keep the characters of
 * this file, too.
 */
const figure =
  /(?<![\p{L}\p{N}])(?:[+\-\u2212\u00b1\u2248~]|\p{Sc}[ \u00a0]?)?\p{Nd}(?:(?:[\p{Nd} \u00a0.,()/-]|(?<=[0-9])\u2013(?=[0-9]))*\p{Nd})?(?:[+%]|[ \u00a0]?\p{Sc})?/gu;
/** Stays in order by itself. */
const plain = /^\p{Nd}+(?:[-+.,/]\p{Nd}+)*%?$/u;

/** Whether the first letter of a text is of a script from right to left, as for HTML's `dir="auto"`. */
export const startsFromRight = (text: string): boolean =>
  /^\P{L}*[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Adlam}]/u.test(text);

/** Marks the figures of a text as parts that run from left to right. Invisible; HTML's `bdi` for a text without elements. */
export const isolateFigures = (text: string): string =>
  text.replaceAll(figure, (found) => (plain.test(found) ? found : `\u2066${found}\u2069`));
