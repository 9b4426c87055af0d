import { formFor } from "#content/forms/forms.ts";
import { addressesOf } from "#content/forms/page-addresses.ts";
import { fullPlace } from "#content/forms/places.ts";
import { type Field, type Path, walk } from "#content/forms/fields.ts";
import { leadsTo, setAt, valueAt } from "#content/forms/references.ts";
import type { Data, Entry, EntryId } from "#content/site.ts";
import { siteAsSaved } from "./check.ts";

/** A place that refers to an entry, by its name or by its page's address. */
export type Use = { entry: Entry; path: Path; place: string };

/** Every place that refers to an entry. Old addresses that lead to it are no places: they follow it (moves.ts). */
export const usesOf = (id: EntryId): Use[] => usesAmong(siteAsSaved().entries, id);

export function usesAmong(entries: readonly Entry[], id: EntryId): Use[] {
  const own = entries.find((it) => isSame(it, id));
  const pages = own ? addressesOf(own) : [];
  return entries
    .filter((entry) => !isSame(entry, id) && entry.kind !== "moved")
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
  (field.type === "address" && pages.some((page) => leadsTo(value, page))) ||
  (field.type === "text" && id.kind === "services" && String(value).includes(priceOf(id.slug)));

/** What stands in texts for the price of a service (content/known.ts). */
const priceOf = (service: string) => `{price:${service}}`;

/** Links of other entries to addresses that an entry would no longer have with another value. */
export function lostLinks(entry: Entry, value: Data): Use[] {
  const kept = addressesOf({ ...entry, value });
  const lost = addressesOf(entry).filter((it) => !kept.includes(it));
  if (lost.length === 0) return [];
  const uses = usesOf(entry);
  return uses.filter(({ entry: user, path }) => {
    const to = valueAt(user.value, path);
    return lost.some((page) => leadsTo(to, page));
  });
}

/** An entry's value with other names for another entry. @param page its address before and after */
export function renamed(
  entry: Entry,
  id: EntryId,
  slug: string,
  [before, after]: [before: string | undefined, after: string],
): Data {
  const value = structuredClone(entry.value ?? {});
  for (const { field, value: at, path } of walk(formFor(entry.kind), entry.value ?? {}))
    if (refersTo(field, at, id, before === undefined ? [] : [before])) {
      const text = String(at);
      if (field.type === "entry") setAt(value, path, slug);
      else if (field.type === "address") setAt(value, path, after + text.slice(before?.length));
      else setAt(value, path, text.replaceAll(priceOf(id.slug), priceOf(slug)));
    }
  return value;
}
