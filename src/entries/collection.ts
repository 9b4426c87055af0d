import { isolateFigures } from "./bidi.ts";
import { isPreview } from "./build-time.ts";
import { company } from "./company.ts";
import { directionOf } from "./locale.ts";
import { unsaved } from "./unsaved.ts";

type Entry<Data> = { id: string; collection: string; data: Data; filePath?: string };

/** Data of a collection with a single entry. */
export function only<Data>(entries: readonly Entry<Data>[]): Data {
  const [entry] = withUnsaved(entries, entries[0]?.collection);
  if (!entry) throw new Error("An entry is missing: src/entries/kinds.ts lists them");
  return withPaths(entry);
}

/** In the editor's preview, the form that is being filled in takes the place of its entry. */
function withUnsaved<Data>(
  entries: readonly Entry<Data>[],
  collection: string | undefined,
): readonly Entry<Data>[] {
  if (!unsaved || collection !== unsaved.collection) return entries;
  const form = unsaved as Entry<Data>; // the editor has checked it by the collection's schema
  return [...entries.filter(({ id }) => id !== form.id), form];
}

const isFromRight = directionOf(company.language) !== undefined;

/**
 * Turns picture names, relative to the entry's folder, into paths from the project's root. In text from right to left,
 * figures keep their order.
 */
function withPaths<Data>({ data, filePath = "" }: Entry<Data>): Data {
  const folder = `/${filePath.replace(/\/[^/]*$/, "")}`;
  const walk = (node: unknown): unknown => {
    if (isFromRight && typeof node === "string") return isolateFigures(node);
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== "object" || node === null) return node;
    const fields = Object.entries(node).map(([key, value]) => {
      if (typeof value !== "string") return [key, walk(value)];
      if (/^(?:image|shareImage)$/.test(key)) return [key, `${folder}/${value}`];
      return [key, key === "code" ? value : walk(value)];
    });
    return Object.fromEntries(fields);
  };
  return walk(data) as Data;
}

type Ordered = { order: number; hidden?: boolean | undefined };

/**
 * What is not hidden, sorted by `order`, then by folder name, which is added as `slug`.
 * @param collection of the entries, of which there may be none
 */
export const inOrder = <Data extends Ordered>(
  entries: readonly Entry<Data>[],
  collection: string,
  isHidden = false,
) =>
  withUnsaved(entries, collection)
    .filter(({ data }) => (data.hidden === true) === isHidden)
    .map((entry) => ({ slug: entry.id, ...withPaths(entry) }))
    .toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug));

/** What is hidden: only the editor's preview has pages of it. */
export const hiddenIn = <Data extends Ordered>(
  entries: readonly Entry<Data>[],
  collection: string,
) => (isPreview ? inOrder(entries, collection, true) : []);

/** Makes a lookup by slug, which throws if there is no such entry. */
export const finder =
  <Data extends { slug: string }>(kind: string, entries: readonly Data[]) =>
  (slug: string): Data => {
    const found = entries.find((entry) => entry.slug === slug);
    if (!found) throw new Error(`There is no entry ${kind}/${slug}`);
    return found;
  };
