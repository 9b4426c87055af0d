import type { Company } from "#content/schemas/company.ts";
import { nameOf } from "#content/forms/forms.ts";
import type { Entry } from "#content/site.ts";

type Job = {
  pay?: unknown;
  hidden?: boolean;
  location?: { city?: string; alsoIn?: string[]; countries?: string[] };
};

/** ISO 3166 codes of its members. */
const union =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/**
 * Advice on openings in the European Union that do not say what they pay: applicants have to know before the first
 * conversation (Directive 2023/970, article 5, to be law in each country by June 7, 2026).
 * @returns a line for each
 */
export const missingPay = (entries: readonly Entry[], company: Partial<Company>): string[] =>
  entries
    .filter(({ kind }) => kind === "jobs")
    .flatMap(({ kind, title, value }) => {
      const { pay, hidden, location } = (value ?? {}) as Job;
      if (pay !== undefined || hidden || !isInUnion(location, company)) return [];
      return [
        `${nameOf(kind, title)} › Pay: is missing; in the EU applicants have to be told the range before the first conversation (Directive 2023/970)`,
      ];
    });

function isInUnion(
  { city, alsoIn = [], countries = [] }: NonNullable<Job["location"]> = {},
  { address, offices = [], language = "en" }: Partial<Company>,
): boolean {
  const there = [address, ...offices].filter((it) => it && [city, ...alsoIn].includes(it.city));
  if (there.some((it) => union.includes(it?.country ?? ""))) return true;
  // Remote openings name countries in words.
  const inWords = ["en", language].map((tag) => new Intl.DisplayNames(tag, { type: "region" }));
  const names = new Set(union.flatMap((code) => inWords.map((display) => display.of(code))));
  return countries.some((name) => names.has(name.replace(/^the /, "")));
}
