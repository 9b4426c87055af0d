import { cleanText } from "#content/rules/clean-text.ts";
import { readHtml } from "./clipboard-html.ts";
import { linesOfHtml } from "./html-lines.ts";

/** A paragraph, a line that its writer broke, or an item of a list, with its number; `isNext`: right below the one before it. */
export type Line = { text: string; isItem: boolean; isNext: boolean; number?: number | undefined };

/**
 * The lines of what somebody copied: of markup with paragraphs, lists or tables, else of the plain text as it is; and what no
 * field can hold, such as "2 links".
 */
export function linesOf(plain: string, html: string): { lines: Line[]; lost: string[] } {
  const { lines: marked, lost } = html ? linesOfHtml(readHtml(html)) : { lines: [], lost: [] };
  // Documents and mail programs write spaces of any kind as no-break ones in markup, and as they are in the text.
  const noBreak = plain.trim() === "" || plain.includes("\u00A0") ? "\u00A0" : " ";
  const lines = (marked.length > 0 ? marked : plainLines(plain))
    .map((line) => ({
      ...line,
      text: cleanText(line.text)
        .replaceAll("\u00A0", noBreak)
        .replaceAll(/\t|[^\S\n]{2,}/g, " ")
        .trim(),
    }))
    .filter(({ text }) => text !== "");
  return { lines, lost };
}

/** Mail programs write it before each line that is quoted; one alone may be a sign of the text. */
const quoted = /^(?:> ?)+/;

function plainLines(text: string): Line[] {
  const written = cleanText(text).split("\n");
  const isQuoting = written.filter((line) => quoted.test(line)).length > 1;
  const all = isQuoting ? written.map((line) => line.replace(quoted, "")) : written;
  return all.map((line, at) => ({
    text: line,
    isItem: false,
    isNext: (all[at - 1] ?? "").trim() !== "",
  }));
}

/** What a field gets as one text, in which one number alone would count nothing. @param isLong it has lines */
export const joined = (lines: readonly Line[], isLong: boolean): string =>
  lines
    .map(({ text, isNext, number }, at) => {
      const gap = isLong ? (isNext ? "\n" : "\n\n") : " ";
      const numbered = number === undefined || lines.length === 1 ? text : `${number}. ${text}`;
      return at === 0 ? numbered : gap + numbered;
    })
    .join("");

/** A text between others, with a space where what was copied had one. */
export function between(before: string, text: string, after: string, copied: string): string {
  const [start, end] = [/^\s.*\S/s.test(copied), /\S.*\s$/s.test(copied)];
  return `${start && /\S$/.test(before) ? " " : ""}${text}${end && /^\S/.test(after) ? " " : ""}`;
}

/** What the items of a list get: one line each, or one paragraph each. Their places say their numbers. */
export function itemsOf(lines: readonly Line[], isLong: boolean): string[] {
  const groups: Line[][] = [];
  for (const numbered of lines) {
    const line = { ...numbered, number: undefined };
    const isInside = isLong && line.isNext && !line.isItem && groups.length > 0;
    if (isInside) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => joined(group, isLong));
}
