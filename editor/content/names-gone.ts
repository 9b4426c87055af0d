import { isDeepStrictEqual } from "node:util";
import { isProse } from "#content/advice/texts.ts";
import { walk } from "#content/forms/fields.ts";
import { formFor, titleOf } from "#content/forms/forms.ts";
import { setAt } from "#content/forms/references.ts";
import { siteAsSaved } from "#content/change/check.ts";
import { save } from "#content/change/save.ts";
import { type KindName, kindOf } from "#content/kinds.ts";
import type { Data, EntryId } from "#content/site.ts";

/* What something was called, and is not any more: other texts may still say it. */

/** `is`: what it is called instead, where that is known. */
export type NameGone = { was: string; is?: string };

/**
 * The former name of an entry; of the company its name, streets and numbers.
 * @param before what its file said @param after what it says now
 */
export async function namesGone(
  { kind, slug }: EntryId,
  before: Data,
  after: Data,
): Promise<NameGone[]> {
  if (kindOf(kind).many) {
    const [was, is] = [before, after].map((value) => titleOf(kind, slug, value));
    return was === undefined || is === undefined || is.includes(was) ? [] : [{ was, is }];
  }
  const [old, now] = [before, after].map((value) => namesIn(kind, value));
  const kept = new Set(now?.flatMap(({ parts }) => parts));
  return (old ?? []).flatMap(({ place, parts }) => {
    const others = now?.find((it) => it.place === place)?.parts ?? [];
    // "5 Mill Lane, Old Town" has a part for each of "9 Quay Street, Harbor".
    const isOf = (at: number) => (others.length === parts.length ? others[at] : undefined);
    return parts.flatMap((was, at): NameGone[] => {
      const is = isOf(at);
      if (was.length < shortest || kept.has(was)) return [];
      return [{ was, ...(is !== undefined && { is }) }];
    });
  });
}

/** Shorter ones, such as the letters of a country, stand in many texts. */
const shortest = 4;

/** Names and addresses: the parts of one stand alone in other texts. */
const namesIn = (kind: KindName, value: Data): { place: string; parts: string[] }[] =>
  [...walk(formFor(kind), value)]
    .filter(({ path: [key] }) => kindOf(kind).names?.includes(`${key}`))
    .flatMap(({ path, value: text }) =>
      typeof text === "string"
        ? [{ place: path.join("."), parts: text.split(/[,،、;\n]/).map((it) => it.trim()) }]
        : [],
    );

/** Writes the new name wherever texts have the former one, as it was written. @returns the entries that are others now */
export async function rename(was: string, is: string): Promise<{ changed: EntryId[] }> {
  const changed: EntryId[] = [];
  // Not within other words.
  const name = new RegExp(
    String.raw`(?<![\p{L}\p{M}\d])${RegExp.escape(was)}(?![\p{L}\p{M}\d])`,
    "gu",
  );
  for (const entry of siteAsSaved().entries) {
    if (!entry.value) continue;
    const value = structuredClone(entry.value);
    for (const { field, path, value: text } of walk(formFor(entry.kind), entry.value))
      if (field.type === "text" && typeof text === "string" && isProse(text))
        setAt(
          value,
          path,
          text.replaceAll(name, () => is),
        );
    if (isDeepStrictEqual(value, entry.value)) continue;
    const saved = await save(entry, entry.version, value);
    // Where it cannot be saved, it stays in the list.
    if ("changed" in saved) changed.push(...saved.changed);
  }
  return { changed };
}
