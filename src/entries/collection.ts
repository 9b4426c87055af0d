import { join } from "node:path";
import { type Entry, keyOf, placeOf } from "#content/site.ts";
import { shown, type Shown } from "#content/shown.ts";
import { isolateFigures } from "./bidi.ts";
import type { KindName } from "#content/kinds.ts";
import { directionOf } from "./locale.ts";
import { isPreview, known, site } from "./site.ts";

type Of<Name extends KindName> = Entry & { kind: Name };

const entriesOf = <Name extends KindName>(kind: Name) =>
  site.entries.filter((it): it is Of<Name> => it.kind === kind);

/** Of a kind with a single entry. */
export function only<Name extends KindName>(kind: Name): Shown<Name> {
  const [entry] = entriesOf(kind);
  if (!entry)
    throw new Error(
      `${join(site.folder, "content", placeOf({ kind, slug: "" }))}/index.yaml is missing`,
    );
  return withPaths(entry);
}

const isFromRight = directionOf(known.language) !== undefined;

/**
 * Turns picture names, relative to the entry's folder, into paths from the project's root. In text from right to left,
 * figures keep their order.
 */
function withPaths<Name extends KindName>(entry: Of<Name>): Shown<Name> {
  const folder = `/${join(site.folder, "content", placeOf(entry))}`;
  const walk = (node: unknown): unknown => {
    if (isFromRight && typeof node === "string") return isolateFigures(node);
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== "object" || node === null) return node;
    const fields = Object.entries(node).map(([key, value]) => {
      if (typeof value !== "string") return [key, walk(value)];
      if (/^(?:image|shareImage)$/.test(key)) return [key, `${folder}/${value}`];
      // Texts with marks or code: pages that show Markdown do it for its words.
      return [key, /^(?:code|markdown)$/.test(key) ? value : walk(value)];
    });
    return Object.fromEntries(fields);
  };
  return walk(shown(entry, known)) as Shown<Name>;
}

/** Whether visitors see an entry, and its page if it can have one. */
export const isOpen = (kind: KindName, slug: string): boolean =>
  !known.hidden.has(keyOf({ kind, slug })) && !known.closed.has(keyOf({ kind, slug }));

/** What visitors see of a kind, in the order of lists, with the folder's name as `slug`. */
export const inOrder = <Name extends KindName>(kind: Name, isHidden = false) =>
  entriesOf(kind)
    .filter((it) => known.hidden.has(keyOf(it)) === isHidden && it.value !== undefined)
    .map((entry) => ({ slug: entry.slug, ...withPaths(entry) }));

/** What is hidden: only the editor's preview has pages of it. */
export const hiddenIn = <Name extends KindName>(kind: Name) =>
  isPreview ? inOrder(kind, true) : [];

/** Makes a lookup by slug, which throws if there is no such entry. */
export const finder =
  <Data extends { slug: string }>(kind: string, entries: readonly Data[]) =>
  (slug: string): Data => {
    const found = entries.find((entry) => entry.slug === slug);
    if (!found) throw new Error(`There is no entry ${kind}/${slug}`);
    return found;
  };
