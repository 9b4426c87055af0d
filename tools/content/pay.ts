import type { company as companySchema } from "#src/schemas/company.ts";
import type { z } from "astro/zod";
import type { Entry } from "./read-content.ts";

type Company = z.infer<typeof companySchema>;
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
export const missingPay = (entries: readonly Entry[], company: Company | undefined): string[] =>
  entries
    .filter(({ collection }) => collection === "jobs")
    .flatMap(({ name, written }) => {
      const { pay, hidden, location } = (written ?? {}) as Job;
      if (pay !== undefined || hidden || !company || !isInUnion(location, company)) return [];
      return [
        `${name} › Pay: is missing; in the EU applicants have to be told the range before the first conversation (Directive 2023/970)`,
      ];
    });

function isInUnion(
  { city, alsoIn = [], countries = [] }: NonNullable<Job["location"]> = {},
  { address, offices, language }: Company,
): boolean {
  const there = [address, ...offices].filter((it) => [city, ...alsoIn].includes(it.city));
  if (there.some(({ country }) => union.includes(country))) return true;
  // Remote openings name countries in words.
  const inWords = ["en", language].map((tag) => new Intl.DisplayNames(tag, { type: "region" }));
  const names = new Set(union.flatMap((code) => inWords.map((display) => display.of(code))));
  return countries.some((name) => names.has(name.replace(/^the /, "")));
}
