import { formFor } from "#content/forms/forms.ts";
import { type KindName, kindOf } from "#content/kinds.ts";
import { contentFolder } from "#content/change/files.ts";
import { siteAsSaved } from "#content/change/check.ts";
import { type Gone, save } from "#content/change/save.ts";
import { usesOf } from "#content/change/uses.ts";
import { type Data, type Entry, type EntryId, readEntry } from "#content/site.ts";
import { fullPlace } from "#content/forms/places.ts";
import type { Field, Path } from "#content/forms/fields.ts";
import { valueAt } from "#content/forms/references.ts";
import { withValue } from "#editor/app/values.ts";

/** Another entry's place that refers to this one. */
type Place = { kind: KindName; slug: string; path: Path; place: string };

export type Opened = Entry & {
  uses: Place[];
  /** Lists on pages that could name it, too. */
  offers: Place[];
  /** Whether it has to be named in one of them, and is not: no page shows it. */
  isOnNoPage: boolean;
};

/** An entry with the places that use it, and those that could. @returns undefined if there is none */
export async function openEntry(id: EntryId): Promise<Opened | undefined> {
  const entry = readEntry(contentFolder, id);
  if (!entry) return undefined;
  const uses = usesOf(id).map(({ entry: { kind, slug }, path, place }) => ({
    kind,
    slug,
    path,
    place,
  }));
  const offers = kindOf(id.kind).many ? offersFor(id.kind) : [];
  const isUsed = ({ place }: Place) => uses.some((use) => use.place.startsWith(place));
  return {
    ...entry,
    uses,
    offers: offers.filter((it) => !isUsed(it)),
    isOnNoPage: kindOf(id.kind).isNamed === true && uses.length === 0,
  };
}

/** Names an entry at the end of a list of a page. @param at one of the entry's offers */
export async function addToPage(
  { slug }: EntryId,
  at: Pick<Place, "kind" | "path">,
): Promise<Awaited<ReturnType<typeof save>> | Gone> {
  const page = readEntry(contentFolder, { kind: at.kind, slug: "" });
  if (!page?.value) return { gone: true };
  const list = valueAt(page.value, at.path);
  const named = [...(Array.isArray(list) ? (list as unknown[]) : []), slug];
  return save(page, page.version, withValue(page.value, at.path, named) as Data);
}

/** Lists of this kind on pages. */
function offersFor(kind: KindName): Place[] {
  const pages = siteAsSaved().entries.filter((it) => !kindOf(it.kind).many);
  return pages.flatMap((page) =>
    listsOf(formFor(page.kind), kind, page.value ?? {}).map((path) => ({
      kind: page.kind,
      slug: page.slug,
      path,
      place: fullPlace(page, path),
    })),
  );
}

function listsOf(field: Field, kind: KindName, value: unknown, path: Path = []): Path[] {
  if (field.type === "list" && field.item.type === "entry" && field.item.of === kind) return [path];
  if (field.type !== "group" || (field.isOptional && value === undefined)) return [];
  return Object.entries(field.fields).flatMap(([key, inner]) =>
    listsOf(inner, kind, (value as Data | undefined)?.[key], [...path, key]),
  );
}
