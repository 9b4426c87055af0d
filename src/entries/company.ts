import { only } from "./collection.ts";
import { dialedAs } from "#content/dialed.ts";
import { commaOf, countryName } from "./locale.ts";

/**
 * Countries that write the postal code after the city, in Latin script (Unicode's address data, libaddressinput); all
 * others write it before.
 */
const codeComesLast = new Set(
  "AU BD BN BR CA CN GB HK ID IE IN JO JP KH KR LB LK LV MM NP NZ PK SA SG TH TW UA US VN ZA".split(
    " ",
  ),
);

export const company = only("company");

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

/** @throws if the city has no office */
export function officeIn(city: string) {
  const office = places.find((it) => it.city === city);
  if (!office) throw new Error(`The company has no office in ${city}`);
  return office;
}
