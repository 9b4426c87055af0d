import { retentionDays, retentionToken } from "#contract/retention.ts";
import { company } from "./company.ts";

// Tools read content without Vite. Pages of the development server do not pass through the one that fills in days.
const env = import.meta.env as ImportMetaEnv | undefined;
const isServed = env?.MODE === "served" && env.PROD;
const days = (kind: keyof typeof retentionDays) =>
  isServed ? retentionToken(kind) : String(retentionDays[kind]);

const placeholders: Record<string, string> = {
  company: company.name,
  founded: String(company.founded),
  messageDays: days("message"),
  applicationDays: days("application"),
};

/** Replaces {company}, {founded}, {messageDays} and {applicationDays} in all texts of an entry. */
export function withCompany(value: unknown): unknown {
  if (typeof value === "string")
    return value.replaceAll(/\{(\w+)\}/g, (whole, name: string) => placeholders[name] ?? whole);
  if (Array.isArray(value)) return value.map(withCompany);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, withCompany(it)]));
}
