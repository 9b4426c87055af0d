import { isDeepStrictEqual } from "node:util";
import { formFor } from "#src/entry-forms/forms.ts";
import { addressesOf } from "#src/entry-forms/page-addresses.ts";
import { fullPlace } from "#src/entry-forms/issues.ts";
import { type Field, fieldsAlong, type Path, walk } from "#src/entry-forms/fields.ts";
import { type Data, type Entry, readAll } from "./entries.ts";
import type { EntryId } from "./files.ts";

/** A place that refers to an entry, by its name or by its page's address. */
export type Use = { entry: Entry; path: Path; place: string };

/** Every place that refers to an entry. */
export const usesOf = async (id: EntryId): Promise<Use[]> => usesAmong(await readAll(), id);

export function usesAmong(entries: readonly Entry[], id: EntryId): Use[] {
  const own = entries.find((it) => isSame(it, id));
  const pages = own ? addressesOf(own) : [];
  return entries
    .filter((entry) => !isSame(entry, id))
    .flatMap((entry) => {
      const form = formFor(entry.kind);
      return [...walk(form, entry.value ?? {})]
        .filter(({ field, value }) => refersTo(field, value, id, pages))
        .map(({ path }) => ({
          entry,
          path,
          place: fullPlace(entry, path),
        }));
    });
}

const isSame = (a: EntryId, b: EntryId) => a.kind === b.kind && a.slug === b.slug;

const refersTo = (field: Field, value: unknown, id: EntryId, pages: readonly string[]) =>
  (field.type === "entry" && field.of === id.kind && value === id.slug) ||
  (field.type === "address" && pages.some((page) => isAt(value, page)));

/** Links of other entries to addresses that an entry would no longer have with another value. */
export async function lostLinks(entry: Entry, value: Data): Promise<Use[]> {
  const kept = addressesOf({ ...entry, value });
  const lost = addressesOf(entry).filter((it) => !kept.includes(it));
  if (lost.length === 0) return [];
  const uses = await usesOf(entry);
  return uses.filter(({ entry: user, path }) => {
    const to = valueAt(user.value, path);
    return lost.some((page) => isAt(to, page));
  });
}

/** Whether a link leads to a page or to a place on it. */
const isAt = (to: unknown, page: string) =>
  typeof to === "string" && (to === page || to.startsWith(`${page}#`) || to.startsWith(`${page}?`));

/** An entry's value with other names for another entry. @param page its address before and after */
export function renamed(
  entry: Entry,
  id: EntryId,
  slug: string,
  [before, after]: [before: string | undefined, after: string],
): Data {
  const value = structuredClone(entry.value ?? {});
  for (const { field, value: at, path } of walk(formFor(entry.kind), entry.value ?? {}))
    if (refersTo(field, at, id, before === undefined ? [] : [before]))
      setAt(value, path, field.type === "entry" ? slug : after + String(at).slice(before?.length));
  return value;
}

/**
 * An entry's value without some of its places: each goes with the item of a list, or the optional field, that it is in.
 * @returns undefined if one has to be there
 */
export function without(entry: Entry, paths: readonly Path[]): Data | undefined {
  const value = structuredClone(entry.value ?? {});
  const form = formFor(entry.kind);
  const targets = new Map<string, Path>();
  for (const path of paths) {
    const target = fieldsAlong(form, path, entry.value).findLast(
      ({ field, path }) => typeof path.at(-1) === "number" || field.isOptional === true,
    );
    if (!target || target.path.length === 0) return undefined;
    targets.set(target.path.join("."), target.path);
  }
  // From the last: places in lists stay right.
  for (const path of [...targets.values()].toReversed()) {
    const within = valueAt(value, path.slice(0, -1));
    const key = path.at(-1);
    if (Array.isArray(within)) within.splice(Number(key), 1);
    else delete (within as Data)[String(key)];
  }
  return isDeepStrictEqual(value, entry.value) ? undefined : value;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], value);
}

function setAt(value: unknown, path: Path, to: unknown) {
  const last = path.at(-1) ?? "";
  (valueAt(value, path.slice(0, -1)) as Record<string | number, unknown>)[last] = to;
}
