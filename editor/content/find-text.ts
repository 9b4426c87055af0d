import { type Path, walk } from "#content/forms/fields.ts";
import { formFor } from "#content/forms/forms.ts";
import { isProse } from "#content/advice/texts.ts";
import { fullPlace } from "#content/forms/places.ts";
import { filledIn } from "#content/placeholders.ts";
import { siteAsSaved } from "#content/change/check.ts";
import { excerptOf, folded } from "#content/folded.ts";
import type { Entry, EntryId } from "#content/site.ts";
import { priceOf } from "./price-text.ts";
import { wholeName } from "#content/whole-name.ts";
import { nearest, plain } from "./shown-text.ts";

/* Texts of all entries: by a press on a page, and by a search. */

type Text = { entry: Entry; path: Path; text: string };

/** As visitors read them: with what stands for words in braces. */
function allTexts(): Text[] {
  const { entries, known } = siteAsSaved();
  return entries.flatMap((entry) =>
    [...walk(formFor(entry.kind), entry.value ?? {})].flatMap(({ field, path, value }) =>
      field.type === "text" && typeof value === "string"
        ? [{ entry, path, text: String(filledIn(value, known)) }]
        : [],
    ),
  );
}

/**
 * The field of any entry that has the text that was pressed.
 * @param around texts of what was pressed and of what is around it, the smallest first
 */
export async function whereIs(
  around: readonly string[],
): Promise<(EntryId & { path: Path }) | undefined> {
  const texts = allTexts();
  const fields = texts.map((it) => ({ ...it, value: it.entry.value ?? {} }));
  const found = nearest(fields, around);
  return found && { kind: found.entry.kind, slug: found.entry.slug, path: found.path };
}

/** A text with what was looked for. */
export type Hit = EntryId & {
  path: Path;
  /** "People › Amina Raza › Role". */
  place: string;
  excerpt: string;
};

/** Nobody reads more. */
const most = 30;
/** Texts and titles of all entries with these words one after the other, however they are typed. */
export async function search(words: string): Promise<Hit[]> {
  const wanted = folded(plain(words));
  return wanted === "" ? [] : hitsOf(endOfNumber(wanted) ?? wanted, allTexts()).slice(0, most);
}

/** Texts with a name, not within other words, and no names that programs use: an icon, a color, an address. */
export async function textsWith(name: string): Promise<Hit[]> {
  const wanted = folded(plain(name));
  const isAmount = priceOf(name)?.length === 1;
  // Amounts in the prices of others are theirs.
  const isMeant = ({ text }: Text) => isProse(text) && !(isAmount && priceOf(text));
  const texts = allTexts().filter(isMeant);
  return wanted === "" ? [] : hitsOf(numberIn(wanted) ?? wholeName(wanted), texts);
}

/** Those that are titles first. @param wanted {@link excerptOf} */
function hitsOf(wanted: string | RegExp, texts: readonly Text[]): Hit[] {
  const hits = texts.flatMap(({ entry, path, text }) => {
    const excerpt = excerptOf(text, wanted);
    if (excerpt === undefined) return [];
    const { kind, slug } = entry;
    return [
      { kind, slug, path, place: fullPlace(entry, path), excerpt, isTitle: entry.title === text },
    ];
  });
  return hits.toSorted((a, b) => Number(b.isTitle) - Number(a.isTitle));
}

const isNumber = (words: string, least: number) =>
  /^[+\d\s()./-]+$/.test(words) && digitsOf(words).length >= least;

/** Between the digits of a telephone number; +49 (0)421 is +49 421. */
const apart = String.raw`[\s()./-]{0,3}(?:\(0\)[\s./-]{0,3})?`;
const digitsOf = (words: string) => words.replaceAll(/\D/g, "");
const spaced = (digits: string) => digits.replaceAll(/(?!^)(?=\d)/g, apart);
const lastDigits = (words: string) => spaced(digitsOf(words).slice(-7));

/** Whoever looks for a number has it in any form, with or without its codes: its last digits are enough. */
const endOfNumber = (words: string) =>
  isNumber(words, 5) ? new RegExp(lastDigits(words)) : undefined;

/**
 * A telephone number is the same with and without its country code, and however its digits are set apart; with the code of
 * another country it is another one. An amount is not part of a longer one.
 */
function numberIn(words: string): RegExp | undefined {
  if (priceOf(words))
    return new RegExp(String.raw`(?<![\d.,])${RegExp.escape(words)}(?![\d]|[.,]\d)`);
  if (!isNumber(words, 7)) return undefined;
  return new RegExp(
    String.raw`\+${apart}${spaced(digitsOf(words))}|(?<!\+[\d\s()./-]*)${lastDigits(words)}`,
  );
}
