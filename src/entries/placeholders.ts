import { retentionOf } from "#contract/retention.ts";
import { fillBraces } from "./braces.ts";
import { company } from "./company.ts";

const days = retentionOf(process.env);

/** What stands for words in braces, of what the company and the settings say. */
export const placeholders: Words = {
  company: company.name,
  founded: String(company.founded),
  messageDays: String(days.message),
  applicationDays: String(days.application),
};

type Words = Readonly<Record<string, string>>;
const own = (words: Words, name: string) => (Object.hasOwn(words, name) ? words[name] : undefined);

/**
 * Replaces {company}, {founded}, {messageDays} and {applicationDays} in all texts of an entry.
 * @param others further words in braces, and what they stand for
 */
export function withPlaceholders(value: unknown, others: Words = {}): unknown {
  if (typeof value === "string")
    return fillBraces(
      value,
      company.language,
      (name) => own(placeholders, name) ?? own(others, name),
    );
  if (Array.isArray(value)) return value.map((it) => withPlaceholders(it, others));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, it]) => [key, withPlaceholders(it, others)]),
  );
}
