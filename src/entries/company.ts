import type { z } from "astro/zod";
import { data } from "#brand-data";
import { dialedAs } from "./dialed.ts";
import { commaOf, countryName } from "./locale.ts";
import { withoutHidden } from "./without-hidden.ts";
import type { company as schema } from "#src/schemas/company.ts";

/**
 * Countries that write the postal code after the city, in Latin script (Unicode's address data, libaddressinput); all
 * others write it before.
 */
const codeComesLast = new Set(
  "AU BD BN BR CA CN GB HK ID IE IN JO JP KH KR LB LK LV MM NP NZ PK SA SG TH TW UA US VN ZA".split(
    " ",
  ),
);

/**
 * The company's data. JSON, because the Astro configuration and tools read it, too.
 */
export const company = withoutHidden(data.company) as z.infer<typeof schema>; // every build checks it

/** The company's number, as links and search engines have it. */
export function dialed(): string {
  const { shown, dialed: otherwise } = company.phone;
  return otherwise ?? dialedAs(shown) ?? "";
}

/** A city and its postal code, in the order of the country. */
export const cityLine = (
  city: string,
  { postalCode, country }: { postalCode: string; country: string },
): string => (codeComesLast.has(country) ? `${city} ${postalCode}` : `${postalCode} ${city}`);

/** The main studio's city with postal code, and country. */
export const addressLine = () =>
  [
    cityLine(company.address.city, company.address),
    countryName(company.language, company.address.country),
  ].join(commaOf(company.language));

/** The main studio and the offices. */
const places = [
  ...company.offices,
  { ...company.address, region: undefined, timeZone: company.timeZone },
];

/** Two lines: street, and city with postal code; none for a city without an office. */
export function addressIn(city: string): string[] {
  const at = places.find((it) => it.city === city);
  return at ? [at.street, cityLine(city, at)] : [];
}

/** The time zone of the office in a city, if it is known. */
export const zoneIn = (city: unknown): string | undefined =>
  places.find((it) => it.city === city)?.timeZone;

/** @throws if the city has no office */
export function officeIn(city: string) {
  const office = places.find((it) => it.city === city);
  if (!office) throw new Error(`company/index.json has no office in ${city}`);
  return office;
}
