import { type Path, walk } from "#content/forms/fields.ts";
import { formFor } from "#content/forms/forms.ts";
import { isProse } from "#content/advice/texts.ts";
import { fullPlace } from "#content/forms/places.ts";
import { filledIn } from "#content/placeholders.ts";
import { siteAsSaved } from "#content/change/check.ts";
import { excerptOf, folded } from "#content/folded.ts";
import type { Entry, EntryId } from "#content/site.ts";
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
  return wanted === "" ? [] : hitsOf(numberIn(wanted) ?? wanted, allTexts()).slice(0, most);
}

/** Texts with a name, not within other words, and no names that programs use: an icon, a color, an address. */
export async function textsWith(name: string): Promise<Hit[]> {
  const wanted = folded(plain(name));
  const texts = allTexts().filter(({ text }) => isProse(text));
  return wanted === "" ? [] : hitsOf(wholeName(wanted), texts);
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

/**
 * A telephone number is the same with and without its country code, and however its digits are set apart; with the code of
 * another country it is another one.
 */
function numberIn(words: string): RegExp | undefined {
  const all = [...words.replaceAll(/\D/g, "")];
  if (!/^[+\d\s()./-]+$/.test(words) || all.length < 7) return undefined;
  // +49 (0)421 is +49 421.
  const apart = String.raw`[\s()./-]{0,3}(?:\(0\)[\s./-]{0,3})?`;
  const [whole, end] = [all, all.slice(-7)].map((digits) => digits.join(apart));
  return new RegExp(String.raw`\+${apart}${whole}|(?<!\+[\d\s()./-]*)${end}`);
}
