import { type Path, walk } from "#src/entry-forms/fields.ts";
import { formFor } from "#src/entry-forms/forms.ts";
import { fullPlace } from "#src/entry-forms/issues.ts";
import { withPlaceholders } from "#src/entries/placeholders.ts";
import { knownAmong } from "./check.ts";
import { type Entry, readAll } from "./entries.ts";
import type { EntryId } from "./files.ts";
import { nearest, plain } from "./shown-text.ts";

/* Texts of all entries: by a press on a page, and by a search. */

type Text = { entry: Entry; path: Path; text: string };

/** As visitors read them: with what stands for words in braces. */
async function allTexts(): Promise<Text[]> {
  const entries = await readAll();
  const { facts } = await knownAmong(entries);
  return entries.flatMap((entry) =>
    [...walk(formFor(entry.kind), entry.value ?? {})].flatMap(({ field, path, value }) =>
      field.type === "text" && typeof value === "string"
        ? [{ entry, path, text: String(withPlaceholders(value, facts)) }]
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
  const texts = await allTexts();
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
/** In characters, before and after what was looked for. */
const before = 24;
const after = 60;

/** Texts and titles of all entries with these words one after the other, in upper or lower case, with or without accents. */
export async function search(words: string): Promise<Hit[]> {
  const wanted = folded(plain(words));
  if (wanted === "") return [];
  const hits = (await allTexts()).flatMap(({ entry, path, text }) => {
    const line = plain(text);
    const at = folded(line).indexOf(wanted);
    if (at === -1) return [];
    const { kind, slug } = entry;
    const [start, end] = [Math.max(0, at - before), at + wanted.length + after];
    const excerpt = [
      start > 0 ? line.slice(start, end).replace(/^\S*\s/, "… ") : line.slice(0, end),
      end < line.length ? " …" : "",
    ].join("");
    return [
      { kind, slug, path, place: fullPlace(entry, path), excerpt, isTitle: entry.title === text },
    ];
  });
  return hits.toSorted((a, b) => Number(b.isTitle) - Number(a.isTitle)).slice(0, most);
}

const folded = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
