import { fillBraces } from "./braces.ts";

/** What words in braces stand for, and the language whose plurals they follow. */
type Words = { facts: Readonly<Record<string, string>>; language: string };

/** Replaces {company}, {openings:word}, {price:web-development} and so on in all texts of an entry. */
export function filledIn(value: unknown, words: Words): unknown {
  if (typeof value === "string")
    return fillBraces(value, words.language, (name) =>
      Object.hasOwn(words.facts, name) ? words.facts[name] : undefined,
    );
  if (Array.isArray(value)) return value.map((it) => filledIn(it, words));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, filledIn(it, words)]));
}
