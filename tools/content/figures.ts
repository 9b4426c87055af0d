import type { HouseStyle } from "#src/schemas/house-style.ts";
import type { Entry } from "./read-content.ts";

/** Higher numbers are written in digits. */
const names =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety";
const numerals = names.split(" ");
const number = `[\\d,.]*\\d|(?:${numerals.join("|")})(?: hundred| thousand)?`;

/** The value of a written number: 9000 for "9,000" and "nine thousand". */
function valueOf(written: string): number {
  const [first = "", scale] = written.toLowerCase().split(" ");
  const index = numerals.indexOf(first);
  if (index === -1) return Number(first.replaceAll(",", ""));
  const value = index < 20 ? index + 1 : (index - 17) * 10;
  return value * (scale === "hundred" ? 100 : scale === "thousand" ? 1000 : 1);
}

/** Occurrences of a house-style phrase, with the figure found at its `_`. */
function findPhrase(phrase: string, entries: readonly Entry[]) {
  const [before = "", after = ""] = phrase.split("_").map((part) => RegExp.escape(part));
  const pattern = new RegExp(`(?<![\\w.,])${before}(${number})(?: ?\\+)?${after}(?!\\w)`, "gi");
  return entries.flatMap(({ name, file, written }) =>
    passages(written).flatMap((passage) =>
      [...passage.matchAll(pattern)].map(([words, figure = ""]) => ({
        name,
        file,
        words,
        value: valueOf(figure),
      })),
    ),
  );
}

/** One line per occurrence whose figure differs from the house style's. */
export const disagreeingFigures = (figures: HouseStyle["figures"], entries: readonly Entry[]) =>
  figures.flatMap(({ figure, says }) =>
    says.flatMap((phrase) =>
      findPhrase(phrase, entries)
        .filter(({ value }) => value !== figure)
        .map(
          ({ name, words }) =>
            `${name} says "${words}", but the figure is ${figure}; correct it, or change it everywhere and in house-style/index.yaml`,
        ),
    ),
  );

/** Each text by itself, and all texts of each object joined: a figure and its label are separate fields. */
function passages(node: unknown): string[] {
  if (typeof node === "string") return [node.replaceAll(/\s+/g, " ").replaceAll("’", "'")];
  if (Array.isArray(node)) return node.flatMap(passages);
  if (typeof node !== "object" || node === null) return [];
  const values: unknown[] = Object.values(node);
  const scalars = values.filter((it) => typeof it === "string" || typeof it === "number");
  return [
    ...passages(scalars.join(" ")),
    ...values.filter((it) => typeof it === "object").flatMap(passages),
  ];
}
