/*
 * What `Intl` writes on pages. The fonts have the characters of all of it (tools/brand/shown-characters.ts), so pages
 * format nothing otherwise.
 */

/** For `Intl`: plain English is American, as in this project's specification. */
const localeOf = (language: string): string => (language === "en" ? "en-US" : language);

/** For the `dir` attribute: undefined from left to right, which is the default. */
export const directionOf = (language: string): "rtl" | undefined =>
  new Intl.Locale(language).getTextInfo?.().direction === "rtl" ? "rtl" : undefined;

export const figure = (language: string, value: number): string =>
  new Intl.NumberFormat(localeOf(language)).format(value);

/** Such as "$52,000 – $72,000", which never stands on two lines. */
export function moneyRange(language: string, currency: string, from: number, to: number): string {
  const money = new Intl.NumberFormat(localeOf(language), {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
  });
  // A line may end between a dash and a no-break space, but not where a word joiner is.
  return money.formatRange(from, to).replaceAll(/\s/g, "\u00a0").replace("–", "–\u2060");
}

/** In UTC, as the entries' dates are parsed: a local time zone could shift the day. */
export const longDate = (language: string, day: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }).format(day);

export const anyOf = (language: string, names: readonly string[]): string =>
  new Intl.ListFormat(localeOf(language), { type: "disjunction" }).format(names);

/** A comma and a space, as the language writes them. */
export const commaOf = (language: string): string =>
  (["conjunction", "unit"] as const)
    .map((type) => new Intl.ListFormat(localeOf(language), { type, style: "short" }))
    // Between the first two of four; where lists have a word there, without it.
    .map((list) => list.formatToParts(["a", "b", "c", "d"]).find(({ type }) => type === "literal"))
    .map((part) => part?.value.replaceAll(/\p{L}/gu, "") ?? "")
    .find((literal) => /\p{P}/u.test(literal)) ?? ", ";

export const countryName = (language: string, country: string): string =>
  new Intl.DisplayNames(localeOf(language), { type: "region" }).of(country) ?? "";

/** The whole year: "Pacific Time", "United Kingdom Time", "Pakistan Standard Time". */
export const zoneName = (language: string, timeZone: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: "longGeneric" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
