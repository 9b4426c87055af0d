import { company } from "./company.ts";

const known = { company: company.name, founded: String(company.founded) };

/** An entry with the company's own words for {company} and {founded}, wherever they stand. */
export function withCompany(value: unknown): unknown {
  if (typeof value === "string")
    return value.replaceAll(/\{(company|founded)\}/g, (_, name: keyof typeof known) => known[name]);
  if (Array.isArray(value)) return value.map(withCompany);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, withCompany(it)]));
}
