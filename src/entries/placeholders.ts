import { retentionDays, retentionToken } from "#contract/retention.ts";
import { fillBraces } from "./braces.ts";
import { company } from "./company.ts";

// Tools read content without Vite. Pages of the development server do not pass through the one that fills in days.
const env = import.meta.env as ImportMetaEnv | undefined;
const isServed = env?.MODE === "served" && env.PROD;
const days = (kind: keyof typeof retentionDays) =>
  isServed ? retentionToken(kind) : String(retentionDays[kind]);

/** What stands for words in braces, of what the company and the settings say. */
export const placeholders: Words = {
  company: company.name,
  founded: String(company.founded),
  messageDays: days("message"),
  applicationDays: days("application"),
};

type Words = Readonly<Record<string, string>>;
const own = (words: Words, name: string) => (Object.hasOwn(words, name) ? words[name] : undefined);

/**
 * Replaces {company}, {founded}, {messageDays} and {applicationDays} in all texts of an entry.
 * @param others further words in braces, and what they stand for
 */
export function withPlaceholders(value: unknown, others: Words = {}): unknown {
  if (typeof value === "string")
    return fillBraces(value, company.language, (name, isCount) =>
      // The server fills in days: what is said of them cannot follow the number.
      isCount ? own(others, name) : (own(placeholders, name) ?? own(others, name)),
    );
  if (Array.isArray(value)) return value.map((it) => withPlaceholders(it, others));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, it]) => [key, withPlaceholders(it, others)]),
  );
}
