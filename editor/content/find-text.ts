import { type Path, walk } from "#content/forms/fields.ts";
import { formFor, titleOf } from "#content/forms/forms.ts";
import { isProse } from "#content/advice/texts.ts";
import { fullPlace } from "#content/forms/places.ts";
import { filledIn } from "#content/placeholders.ts";
import { siteAsSaved } from "#content/change/check.ts";
import { excerptOf, folded } from "#content/folded.ts";
import { type KindName, kindOf } from "#content/kinds.ts";
import type { Data, Entry, EntryId } from "#content/site.ts";
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
  if (wanted === "") return [];
  const number = numberIn(wanted);
  const hits = allTexts().flatMap(({ entry, path, text }) => {
    const written = number?.exec(folded(text.replaceAll(/\s+/g, " ")))?.[0];
    const excerpt = excerptOf(text, written ?? wanted);
    if (excerpt === undefined) return [];
    const { kind, slug } = entry;
    return [
      { kind, slug, path, place: fullPlace(entry, path), excerpt, isTitle: entry.title === text },
    ];
  });
  return hits.toSorted((a, b) => Number(b.isTitle) - Number(a.isTitle)).slice(0, most);
}

/** The same, but for names that programs use: an icon, a color, an old address. */
export const textsWith = async (name: string): Promise<Hit[]> =>
  (await search(name)).filter(({ excerpt }) => isProse(excerpt));

/** A telephone number is the same with and without its country code, and however its digits are set apart. */
function numberIn(words: string): RegExp | undefined {
  const digits = words.replaceAll(/\D/g, "").slice(-7);
  return /^[+\d\s()./-]+$/.test(words) && digits.length === 7
    ? new RegExp([...digits].join("[\\s()./-]{0,3}"))
    : undefined;
}

/**
 * What an entry was called, and is not any more; of the company its name, streets and numbers. Other texts may still say it.
 * @param before what its file said @param after what it says now
 */
export async function namesGone(
  { kind, slug }: EntryId,
  before: Data,
  after: Data,
): Promise<string[]> {
  if (kindOf(kind).many) {
    const [was, is] = [before, after].map((value) => titleOf(kind, slug, value));
    return was === undefined || is?.includes(was) ? [] : [was];
  }
  const kept = new Set(namesIn(kind, after));
  return namesIn(kind, before).filter((it) => !kept.has(it));
}

/** Shorter ones, such as the letters of a country, stand in many texts. */
const shortest = 4;

/** Names and addresses: the parts of one stand alone in other texts. */
const namesIn = (kind: KindName, value: Data): string[] =>
  [...walk(formFor(kind), value)]
    .filter(({ path: [key] }) => kindOf(kind).names?.includes(`${key}`))
    .flatMap(({ value: text }) => (typeof text === "string" ? text.split(/[,،、;\n]/) : []))
    .map((it) => it.trim())
    .filter(({ length }) => length >= shortest);
