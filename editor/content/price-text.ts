const figure = String.raw`\d+(?:[.,'’]\d+)*k?`;
const amount = String.raw`(?:\p{Sc}\s?${figure}|${figure}\s?\p{Sc})`;
/** At most a word before it, and a few after it. */
const price = new RegExp(
  String.raw`^(?:\p{L}+ )?${amount}(?:[^\d\p{Sc}]{1,6}${amount})?(?:,? [\p{L}, ]{1,40})?$`,
  "u",
);

/** The amounts in a text that is a price: "from $40,000 to $61,000 a month". @returns undefined of another text */
export const priceOf = (text: string): string[] | undefined =>
  price.test(text) ? (text.match(new RegExp(amount, "gu")) ?? undefined) : undefined;
