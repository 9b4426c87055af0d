import { dialedAs } from "#src/entries/dialed.ts";
import type { z } from "astro/zod";
import type { company as companySchema } from "#src/schemas/company.ts";
import type { HouseStyle } from "#src/schemas/house-style.ts";
import type { Text } from "./read-content.ts";

export type Company = z.infer<typeof companySchema>;

/** One line per word that the house style does not want. */
export function unwantedWords(texts: readonly Text[], unwanted: HouseStyle["unwanted"]): string[] {
  const patterns = unwanted.map(({ word, instead }) => ({ pattern: patternOf(word), instead }));
  return texts.flatMap(({ where, text }) =>
    patterns.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(([found]) => `${where} says "${found}"; write ${instead}`),
    ),
  );
}

function patternOf(word: string): RegExp {
  const isPrefix = word.endsWith("*");
  const plain = (isPrefix ? word.slice(0, -1) : word).split("-").map(RegExp.escape).join("[- ]");
  const end = isPrefix ? String.raw`\p{L}*` : String.raw`(?!\p{L})`;
  // Words with capitals are names and match in that case only.
  const flags = word === word.toLowerCase() ? "giu" : "gu";
  // Punctuation, such as an exclamation mark, follows a letter directly: no word boundary.
  return new RegExp(/^\p{L}/u.test(word) ? String.raw`(?<!\p{L})${plain}${end}` : plain, flags);
}

/** Values of the company's entry, which texts must not repeat: another company changes them once. */
export const ownWords = ({
  name,
  origin,
  email,
  recruitingEmail,
  phone: { shown, dialed },
}: Company) => [
  { word: name, instead: "{company}" },
  ...[
    email,
    recruitingEmail,
    origin.replace("https://", ""),
    shown,
    dialed ?? dialedAs(shown) ?? shown,
  ].map((word) => ({ word, instead: "it in company/index.json only" })),
];
