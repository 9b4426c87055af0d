import type { z } from "astro/zod";
import { data } from "#brand-data";
import type { company as schema } from "./schemas/company.ts";

/**
 * The company's data. JSON, because the Astro configuration, tools and the browser read it, too.
 */
export const company = data.company as z.infer<typeof schema>; // every build checks it

/** The name of the main studio's country. */
export const countryName = () =>
  new Intl.DisplayNames("en", { type: "region" }).of(company.address.country) ?? "";

/** The main studio and the offices. */
const places = [...company.offices, { ...company.address, region: undefined }];

/** Two lines: street, and city with postal code; none for a city without an office. */
export function addressIn(city: string): string[] {
  const at = places.find((it) => it.city === city);
  return at ? [at.street, `${city} ${at.postalCode}`] : [];
}

/** @throws if the city has no office */
export function officeIn(city: string) {
  const office = places.find((it) => it.city === city);
  if (!office) throw new Error(`company/index.json has no office in ${city}`);
  return office;
}
