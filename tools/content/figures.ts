import type { HouseStyle } from "../../src/content/schemas/house-style.ts";
import type { Entry } from "./entries.ts";

/** As texts write them; longer numbers are written in digits. */
const names =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety";
const small = names.split(" ");
const number = `[\\d,.]*\\d|(?:${small.join("|")})(?: hundred| thousand)?`;

/** What a number comes to: 9000 of "9,000" and of "nine thousand". */
function valueOf(written: string): number {
  const [first = "", scale] = written.toLowerCase().split(" ");
  const place = small.indexOf(first);
  if (place === -1) return Number(first.replaceAll(",", ""));
  const value = place < 20 ? place + 1 : (place - 17) * 10;
  return value * (scale === "hundred" ? 100 : scale === "thousand" ? 1000 : 1);
}

/** Where a phrase of the house style stands, and with which figure; `_` is the figure's place in it. */
export function saidWith(phrase: string, entries: readonly Entry[]) {
  const [before = "", after = ""] = phrase.split("_").map((part) => RegExp.escape(part));
  const pattern = new RegExp(`(?<![\\w.,])${before}(${number})(?: ?\\+)?${after}(?!\\w)`, "gi");
  return entries.flatMap(({ file, written }) =>
    passages(written).flatMap((passage) =>
      [...passage.matchAll(pattern)].map(([words, figure = ""]) => ({
        file,
        words,
        value: valueOf(figure),
      })),
    ),
  );
}

/** One sentence for each place that says another figure than the house style has for it. */
export const disagreeingFigures = (figures: HouseStyle["figures"], entries: readonly Entry[]) =>
  figures.flatMap(({ figure, says }) =>
    says.flatMap((phrase) =>
      saidWith(phrase, entries)
        .filter(({ value }) => value !== figure)
        .map(
          ({ file, words }) =>
            `${file}: says "${words}", and elsewhere it is ${figure}; change all of them, and figures in src/content/house-style`,
        ),
    ),
  );

/** What is read in one go: each text, with the others of its object, as a figure has its label beside it. */
function passages(node: unknown): string[] {
  if (typeof node === "string") return [node.replaceAll(/\s+/g, " ").replaceAll("’", "'")];
  if (Array.isArray(node)) return node.flatMap(passages);
  if (typeof node !== "object" || node === null) return [];
  const inside: unknown[] = Object.values(node);
  const beside = inside.filter((it) => typeof it === "string" || typeof it === "number");
  return [
    ...passages(beside.join(" ")),
    ...inside.filter((it) => typeof it === "object").flatMap(passages),
  ];
}
