import { isDeepStrictEqual } from "node:util";
import { isProse } from "#content/advice/texts.ts";
import { walk } from "#content/forms/fields.ts";
import { formFor, titleOf } from "#content/forms/forms.ts";
import { setAt, valueAt } from "#content/forms/references.ts";
import { siteAsSaved } from "#content/change/check.ts";
import { save } from "#content/change/save.ts";
import { type KindName, kindOf } from "#content/kinds.ts";
import type { Data, EntryId } from "#content/site.ts";
import { priceOf } from "./price-text.ts";

/* What something was called, and is not any more: other texts may still say it. */

/** `is`: what it is called instead, where that is known. */
export type NameGone = { was: string; is?: string };

/**
 * The former name of an entry, and its prices; of the company its name, streets and numbers.
 * @param before what its file said @param after what it says now
 */
export async function namesGone(
  { kind, slug }: EntryId,
  before: Data,
  after: Data,
): Promise<NameGone[]> {
  const prices = pricesGone(kind, before, after);
  if (kindOf(kind).many) {
    const [was, is] = [before, after].map((value) => titleOf(kind, slug, value));
    return was === undefined || is === undefined || is.includes(was)
      ? prices
      : [{ was, is }, ...prices];
  }
  const [old = [], now = []] = [before, after].map((value) => namesIn(kind, value));
  const [had, kept] = [old, now].map((all) => new Set(all.flatMap(({ parts }) => parts)));
  const gone = old.flatMap(({ place, parts }) => {
    const others = now.find((it) => it.place === place)?.parts ?? [];
    return parts.map((was, at): NameGone => {
      // An office less moves the others up.
      const is = old.length === now.length ? partFor(at, parts, others) : undefined;
      return { was, ...(is && !had?.has(is) && { is }) };
    });
  });
  const told = gone.filter(
    ({ was, is = "" }) => was.length >= shortest && !kept?.has(was) && !is.includes(was),
  );
  return [...new Map([...told, ...prices].map((it) => [it.was, it])).values()];
}

/**
 * What stands for a part of a name now. "5 Mill Lane, Old Town" has a part for each of "9 Quay Street, Harbor"; of
 * "9 Quay Street" alone its first: a district that is left out has nothing in its place.
 */
const partFor = (at: number, parts: readonly string[], others: readonly string[]) =>
  at === 0 || parts.length === others.length ? others[at] : undefined;

/** A price that is another one, and its amounts. These may be prices of something else: nothing is written in their place. */
function pricesGone(kind: KindName, before: Data, after: Data): NameGone[] {
  const form = formFor(kind);
  const now = [...walk(form, after)].flatMap(({ value }) =>
    typeof value === "string" ? (priceOf(value) ?? []) : [],
  );
  return [...walk(form, before)].flatMap(({ path, value: was }) => {
    const is = valueAt(after, path);
    const amounts = typeof was === "string" && is !== was ? priceOf(was) : undefined;
    if (typeof was !== "string" || typeof is !== "string" || !amounts) return [];
    const gone = amounts.filter((it) => !now.includes(it)).map((it): NameGone => ({ was: it }));
    return amounts.length > 1 ? [{ was, is }, ...gone] : gone;
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

/**
 * Writes the new name wherever texts have the former one, as it was written: not within other words, addresses, longer
 * names of entries, or Markdown, whose program code and links are no words. What it leaves stays in the list.
 * @returns the entries that are others now
 */
export async function rename(was: string, is: string): Promise<{ changed: EntryId[] }> {
  const changed: EntryId[] = [];
  const { entries } = siteAsSaved();
  const longer = entries
    .flatMap(({ title }) => (title && title !== was && title.includes(was) ? [title] : []))
    .toSorted((a, b) => b.length - a.length);
  const names = [...longer.map(RegExp.escape), `(${RegExp.escape(was)})`].join("|");
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{M}\d@_/.-])(?:${names})(?![\p{L}\p{M}\d@_/]|[.-][\p{L}\d])`,
    "gu",
  );
  for (const entry of entries) {
    if (!entry.value) continue;
    const value = structuredClone(entry.value);
    for (const { field, path, value: text } of walk(formFor(entry.kind), entry.value))
      if (
        field.type === "text" &&
        !field.isMarkdown &&
        path.at(-1) !== "code" &&
        typeof text === "string" &&
        isProse(text)
      )
        setAt(
          value,
          path,
          text.replaceAll(pattern, (all, name?: string) => (name === undefined ? all : is)),
        );
    if (isDeepStrictEqual(value, entry.value)) continue;
    const saved = await save(entry, entry.version, value);
    if ("changed" in saved) changed.push(...saved.changed);
  }
  return { changed };
}
