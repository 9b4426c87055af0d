import { cleanText } from "#content/rules/clean-text.ts";
import { markedLines } from "./pasted-markup.ts";

/** A paragraph, a line that its writer broke, or an item of a list; `isNext`: right below the one before it. */
export type Line = { text: string; isItem: boolean; isNext: boolean };

/**
 * The lines of what somebody copied. In plain text nothing is markup, so its words are kept. Where a document's markup
 * says the same words, that knows better what is a line, and what an item.
 */
export function linesOf(plain: string, html: string): Line[] {
  const lines = plainLines(cleanText(plain));
  const marked = (html ? markedLines(html) : []).map((line) => ({
    ...line,
    text: cleanText(line.text),
  }));
  // Plain text of Notion has marks of Markdown, and that of Excel has quotation marks around a cell with lines.
  const letters = (them: readonly Line[]) =>
    them.map(({ text }) => text.replaceAll(/[\s"*_`]/g, "")).join("");
  const isSame = html !== "" && (plain.trim() === "" || letters(lines) === letters(marked));
  // Mail programs write spaces of any kind as no-break ones in markup, and as they are in the text.
  const noBreak = plain.trim() === "" || plain.includes("\u00A0") ? "\u00A0" : " ";
  return (isSame ? marked : lines).map((line) => ({
    ...line,
    text: line.text.replaceAll("\u00A0", noBreak).replaceAll(/\t|[^\S\n]{2,}/g, " "),
  }));
}

/** Of Word's symbol fonts, which are letters in others, and of all fonts. */
const bullet = /^\s*(?:[o§Øüqv](?:\t|\s\s)|[·•◦▪▫‣⁃●○■□➢➤✓✔]\uFE0F?\s)\s*/;
/** Items if there are several: one such line may be a sentence. */
const maybeBullet = /^\s*(?:[-*–—→](?:\s+\[[ xX]\])?|\(?([\d٠-٩۰-۹]{1,3}|[a-zA-Z])[.)۔])\s+/;

function plainLines(text: string): Line[] {
  const all = text.split("\n");
  const marks = marksOf(all);
  const lines: Line[] = [];
  let isNext = false;
  for (const [at, line] of all.entries()) {
    const mark = marks[at];
    const last = lines.at(-1);
    const isText = line.trim() !== "" && mark === undefined;
    const isWrapped = isNext && last && isText && isBrokenByProgram(all, at, last);
    if (isWrapped) last.text += (/\p{L}-$/u.test(last.text) ? "" : " ") + line.trim();
    else if (line.trim())
      lines.push({
        text: line.slice(mark?.length ?? 0).trim(),
        isItem: mark !== undefined,
        isNext,
      });
    isNext = line.trim() !== "";
  }
  return lines;
}

/** What marks each line as an item. Numbers and letters do if they count: those of dates and initials are words. */
function marksOf(all: readonly string[]): (string | undefined)[] {
  const found = all.map((line) => maybeBullet.exec(line));
  const numbers = found.flatMap((it) => it?.[1] ?? []);
  const ranks = numbers.map(rankOf);
  const isCounting = ranks.every(
    (rank, at) =>
      /^[1١۱aA]$/.test(numbers[at] ?? "") ||
      (at === 0 ? ranks.includes(rank + 1) : ranks.slice(0, at).includes(rank - 1)),
  );
  const maybe = found.map((it) => (it?.[1] === undefined || isCounting ? it?.[0] : undefined));
  const isList = maybe.filter((it) => it !== undefined).length > 1;
  return all.map((line, at) => bullet.exec(line)?.[0] ?? (isList ? maybe[at] : undefined));
}

/** Letters come far behind numbers: 1 and b do not follow each other. */
const rankOf = (it: string) =>
  /[a-z]/i.test(it) ? 1000 + it.charCodeAt(0) : Number(it.replaceAll(/\D/g, western));
/** A digit of Arabic or Urdu has its value in its last four bits. */
const western = (digit: string) => String(digit.charCodeAt(0) % 16);

/** Whether a line goes on because the one before it was full, as mail programs break them, or below its item's text. */
function isBrokenByProgram(all: readonly string[], at: number, last: Line): boolean {
  const [before = "", line = ""] = [all[at - 1], all[at]];
  const full = Math.max(...all.filter((it) => it.length < 100).map((it) => it.trim().length));
  const [word = ""] = line.trim().split(/\s/, 1);
  const isFull = full >= 50 && before.trim().length + 1 + word.length > full;
  return isFull || before.endsWith(" ") || (last.isItem && /^\s{2,}/.test(line));
}

/** What a field gets as one text. @param isLong it has lines */
export function joined(lines: readonly Line[], isLong: boolean): string {
  // A list without full stops reads as one on a line, too.
  const areWords = lines.every(({ text, isItem }) => isItem && /[\p{L}\p{N})]$/u.test(text));
  return lines
    .map(({ text, isNext }, at) => {
      const gap = isLong ? (isNext ? "\n" : "\n\n") : areWords ? ", " : " ";
      return at === 0 ? text : gap + text;
    })
    .join("");
}

/** A text between others, with a space where what was copied had one. */
export function between(before: string, text: string, after: string, copied: string): string {
  const [start, end] = [/^\s.*\S/s.test(copied), /\S.*\s$/s.test(copied)];
  return `${start && /\S$/.test(before) ? " " : ""}${text}${end && /^\S/.test(after) ? " " : ""}`;
}

/** What the items of a list get: one line each, or one paragraph each. */
export function itemsOf(lines: readonly Line[], isLong: boolean): string[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const isInside = isLong && line.isNext && !line.isItem && groups.length > 0;
    if (isInside) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => joined(group, isLong));
}

const single: Record<string, string> = { "“”": "‘’", "„“": "‚‘", "«»": "‹›", "»«": "›‹" };

/** Straight marks as the site's language has them; others stay. @param quotation such as “{text}” */
export function withQuotationMarks(text: string, quotation: string): string {
  const [open = "", close = ""] = quotation.split("{text}");
  const [innerOpen, innerClose] = single[open + close] ?? "''";
  return text
    .replaceAll(/(?<![\p{L}\p{N}=])"(?=\S)([^"\n]*)(?<=\S)"(?![\p{L}\p{N}])/gu, `${open}$1${close}`)
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .replaceAll(
      /(?<![\p{L}\p{N}=])'(?=\S)([^'\n]*)(?<=\S)'(?![\p{L}\p{N}])/gu,
      `${innerOpen}$1${innerClose}`,
    )
    .replaceAll(/(?<!='[^'\n]*)(?<=\p{L})'/gu, "’");
}

/** Without the marks around it, where the page puts them. */
export function withoutMarks(text: string): string {
  const inside = /^["“”„«»‘’‚‹›'「『]\s?(.+?)\s?["“”«»‘’‹›'」』]([.,!?…]?)$/su.exec(text.trim());
  const [, said = text, end = ""] = inside ?? [];
  return isWhole(said) ? said + end : text;
}

/** Whether each mark in a text that closes something has one before it: in “One” and “two” the outer ones are no pair. */
function isWhole(said: string): boolean {
  let open = 0;
  for (const { index } of said.matchAll(/["“”„«»]/g)) {
    // Languages use the same signs the other way round: what tells them apart is what stands before.
    open += /(?:^|[\s([{—–"“”„«»‘‚])$/u.test(said.slice(0, index)) ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}
