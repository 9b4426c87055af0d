import { dialedAs } from "#content/dialed.ts";
import type { Company } from "#content/schemas/company.ts";
import type { HouseStyle } from "#content/schemas/house-style.ts";
import type { Remark, Text } from "./texts.ts";

/** Words that the house style does not want. */
export function unwantedWords(texts: readonly Text[], unwanted: HouseStyle["unwanted"]): Remark[] {
  const patterns = unwanted.map(({ word, instead }) => ({ pattern: patternOf(word), instead }));
  return texts.flatMap((at) =>
    patterns.flatMap(({ pattern, instead }) =>
      [...at.text.matchAll(pattern)].map(([found]) => ({
        at,
        says: `says "${found}"; write ${instead}`,
      })),
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
export const ownWords = ({ name, origin, email, recruitingEmail, phone }: Partial<Company>) =>
  [
    { word: name, instead: "{company}" },
    ...[
      email,
      recruitingEmail,
      origin?.replace("https://", ""),
      phone?.shown,
      phone?.dialed ?? dialedAs(phone?.shown ?? "") ?? phone?.shown,
    ].map((word) => ({ word, instead: "it in company/index.yaml only" })),
  ].flatMap(({ word, instead }) => (typeof word === "string" ? [{ word, instead }] : []));
