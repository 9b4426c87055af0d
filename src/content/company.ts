import type { z } from "astro/zod";
import data from "./company/index.json" with { type: "json" };
import type { company as schema } from "./schemas/company.ts";

/**
 * Who the site speaks for. JSON, which everything can read: the configuration before there is a site, tools, and the
 * browser.
 */
export const company: z.infer<typeof schema> = data;

/** Street and place, in two lines; none of a city that has no office. */
export function addressIn(city: string): string[] {
  const { address, offices } = company;
  const at = [...offices, { ...address, region: "" }].find((it) => it.city === city);
  return at ? [at.street, `${city} ${at.postalCode}`] : [];
}

/** @throws naming the city that has none */
export function officeIn(city: string) {
  const office = company.offices.find((it) => it.city === city);
  if (!office) throw new Error(`src/content/company/index.json has no office in ${city}`);
  return office;
}
