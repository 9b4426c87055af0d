import type { z } from "astro/zod";
import type { company as companySchema } from "../../src/content/schemas/company.ts";
import type { HouseStyle } from "../../src/content/schemas/house-style.ts";
import type { Text } from "./entries.ts";

export type Company = z.infer<typeof companySchema>;

/** One sentence for each word that the house style does not want. */
export function unwantedWords(texts: readonly Text[], unwanted: HouseStyle["unwanted"]): string[] {
  const patterns = unwanted.map(({ word, instead }) => ({ pattern: patternOf(word), instead }));
  return texts.flatMap(({ where, text }) =>
    patterns.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(([found]) => `${where} says "${found}"; write ${instead}`),
    ),
  );
}

function patternOf(word: string): RegExp {
  const open = word.endsWith("*");
  const plain = (open ? word.slice(0, -1) : word).split("-").map(RegExp.escape).join("[- ]");
  const end = open ? String.raw`\p{L}*` : String.raw`(?!\p{L})`;
  // What is written with capitals is a name, and its words in lower case are not.
  const flags = word === word.toLowerCase() ? "giu" : "gu";
  // A sign, such as an exclamation mark, stands right beside letters.
  return new RegExp(/^\p{L}/u.test(word) ? String.raw`(?<!\p{L})${plain}${end}` : plain, flags);
}

/** What the company's own entry says: whoever adopts the site changes it once. */
export const ownWords = ({ name, origin, email, recruitingEmail, phone }: Company) => [
  { word: name, instead: "{company}" },
  ...[email, recruitingEmail, origin.replace("https://", ""), phone.shown, phone.dialed].map(
    (word) => ({ word, instead: "it in src/content/company/index.json only" }),
  ),
];
