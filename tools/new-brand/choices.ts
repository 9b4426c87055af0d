import { figure, longDate, moneyRange } from "#src/entries/locale.ts";

/** How a language writes dates and figures. */
const written = (language: string) =>
  [
    longDate(language, new Date("2026-11-02")),
    figure(language, 12_400.5),
    moneyRange(language, "EUR", 29_500, 38_000),
  ].join("; ");

/**
 * The language as it is written in a country, if dates and figures are other ones there: pt is Brazilian, and en American.
 * @returns undefined where there is no choice, or where the language already names a country
 */
export function regionalLanguage(
  language: string,
  country: string,
): { tag: string; choice: string } | undefined {
  if (new Intl.Locale(language).region) return undefined;
  const tag = `${language}-${country}`;
  const [there, plain] = [written(tag), written(language)];
  return there === plain
    ? undefined
    : { tag, choice: `${tag} (${there}) or ${language} (${plain})` };
}

export function timeZonesOf(country: string): string[] {
  const zones = new Intl.Locale(`und-${country}`).getTimeZones?.() ?? [];
  return zones.length > 0 ? zones : ["UTC"];
}

/**
 * Of a country's time zones the one that is called after the city, that of this computer, or one of those that have the
 * country's most usual time: the first by the alphabet is often that of an island.
 */
export function usualTimeZone(zones: readonly string[], city: string): string {
  const place = city.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll(" ", "_");
  const { timeZone: here } = Intl.DateTimeFormat().resolvedOptions();
  const known = zones.find((it) => it.endsWith(`/${place}`)) ?? zones.find((it) => it === here);
  if (known) return known;
  const alike = Object.values(Object.groupBy(zones, yearOf));
  const [most = []] = alike.toSorted((a = [], b = []) => b.length - a.length);
  return most[0] ?? "UTC";
}

/** A time zone's times in winter and in summer. */
const yearOf = (timeZone: string) =>
  ["2026-01-15T12:00Z", "2026-07-15T12:00Z"]
    .map((at) =>
      new Date(at).toLocaleString("en", { timeZone, dateStyle: "short", timeStyle: "short" }),
    )
    .join();
