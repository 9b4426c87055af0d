import { company } from "./company.ts";

const words = { company: company.name, founded: String(company.founded) };

/** Replaces {company} and {founded} in all texts of an entry. */
export function withCompany(value: unknown): unknown {
  if (typeof value === "string")
    return value.replaceAll(/\{(company|founded)\}/g, (_, name: keyof typeof words) => words[name]);
  if (Array.isArray(value)) return value.map(withCompany);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, withCompany(it)]));
}
