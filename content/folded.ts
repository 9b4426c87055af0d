/** What Unicode does not take apart, and what no keyboard has. */
const typed: [RegExp, string][] = [
  [/ß/g, "ss"],
  [/[æǽ]/g, "ae"],
  [/œ/g, "oe"],
  [/ø/g, "o"],
  [/ł/g, "l"],
  [/[đð]/g, "d"],
  [/þ/g, "th"],
  [/ı/g, "i"],
  [/ħ/g, "h"],
  [/ŧ/g, "t"],
  [/ŋ/g, "n"],
  [/ς/g, "σ"],
  [/[’‘‛ʼ′]/g, "'"],
  [/[“”„‟«»]/g, '"'],
  [/[\p{Pd}−]/gu, "-"],
  [/\p{Cf}/gu, ""], // soft hyphens, joiners
];

/** A text as somebody types it who looks for it. Marks are taken off where they are accents: elsewhere they are vowels. */
export const folded = (text: string): string =>
  typed.reduce(
    (folding, [letter, as]) => folding.replaceAll(letter, as),
    text
      .normalize("NFKD")
      .replaceAll(/[\u0300-\u036F]/g, "")
      .toLowerCase(),
  );

const graphemes = new Intl.Segmenter();

/** Where a text is so far that what is folded of it has this length. */
function placeIn(text: string, length: number): number {
  let done = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    if (done >= length) return index;
    done += folded(segment).length;
  }
  return text.length;
}

/** In characters, before and after what was looked for. */
const before = 24;
const after = 60;

/** What was looked for, as it is written, with what is around it. @param wanted folded, or in what is folded */
export function excerptOf(text: string, wanted: string | RegExp): string | undefined {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const found = folded(line).match(typeof wanted === "string" ? RegExp.escape(wanted) : wanted);
  if (found?.index === undefined) return undefined;
  const from = placeIn(line, found.index);
  const [start, end] = [from - before, placeIn(line, found.index + found[0].length) + after];
  const head =
    start > 0 ? `… ${line.slice(start, from).replace(/^\S*\s/, "")}` : line.slice(0, from);
  return head + line.slice(from, end) + (end < line.length ? " …" : "");
}
