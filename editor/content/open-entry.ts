import { formFor } from "#content/forms/forms.ts";
import { type KindName, kindOf } from "#content/kinds.ts";
import { contentFolder } from "#content/change/files.ts";
import { siteAsSaved } from "#content/change/check.ts";
import { type Gone, save } from "#content/change/save.ts";
import { usesOf } from "#content/change/uses.ts";
import { type Data, type Entry, type EntryId, keyOf, readEntry } from "#content/site.ts";
import { fullPlace } from "#content/forms/places.ts";
import { type Field, fieldsAlong, type Group, type Path, walk } from "#content/forms/fields.ts";
import { addressesOf, addressOf } from "#content/forms/page-addresses.ts";
import { valueAt } from "#content/forms/references.ts";
import { namedIn } from "./summaries.ts";
import { withValue } from "#editor/app/values.ts";

/** Another entry's place that refers to this one. */
type Place = { kind: KindName; slug: string; path: Path; place: string };

export type Opened = Entry & {
  uses: Place[];
  /** Lists that could name it, too: on pages, and of what it names itself. `copied`: what it gets there from the one before it, such as "Icon". */
  offers: (Place & { copied: string[] })[];
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
  const offers = kindOf(id.kind).many ? offersFor(entry) : [];
  const isUsed = ({ place }: Place) => uses.some((use) => use.place.startsWith(place));
  return {
    ...entry,
    uses,
    offers: offers.filter((it) => !isUsed(it)),
    isOnNoPage: kindOf(id.kind).isNamed === true && uses.length === 0,
  };
}

/** Names an entry at the end of a list. @param at one of the entry's offers */
export async function addToPage(
  id: EntryId,
  at: Pick<Place, "kind" | "slug" | "path">,
): Promise<Awaited<ReturnType<typeof save>> | Gone> {
  const [entry, page] = [id, at].map((it) => readEntry(contentFolder, it));
  if (!entry || !page?.value) return { gone: true };
  const list = valueAt(page.value, at.path);
  const items = Array.isArray(list) ? (list as unknown[]) : [];
  const field = fieldsAlong(formFor(page.kind), at.path, page.value).at(-1)?.field;
  const isLink = field?.type === "list" && field.item.type === "group";
  const item = isLink ? itemFor(entry, field.item as Group, items) : id.slug;
  return save(page, page.version, withValue(page.value, at.path, [...items, item]) as Data);
}

/** A link or card that leads to an entry: with its title, the first sentence of its text, and the rest as the last one has it. */
function itemFor(entry: Entry, item: Group, others: readonly unknown[]): Data {
  const { needed, title = "", text = "" } = fieldsOfLink(item);
  const own: Data = { to: addressOf(entry), [text]: firstSentenceOf(entry), [title]: entry.title };
  const last = others.at(-1) as Data;
  return Object.fromEntries(needed.map((key) => [key, key in own ? own[key] : last[key]]));
}

function fieldsOfLink({ fields }: Group) {
  const needed = Object.keys(fields).filter((key) => !fields[key]?.isOptional);
  const [title, text] = needed.filter((key) => fields[key]?.type === "text");
  const copied = needed.filter((key) => !["to", title, text].includes(key));
  return { needed, title, text, copied: copied.map((key) => fields[key]?.label ?? key) };
}

function firstSentenceOf({ kind, title, value = {} }: Entry): string {
  const texts = [...walk(formFor(kind), value)].filter(({ field }) => field.type === "text");
  const sentences = texts.flatMap(
    ({ value: text }) => String(text).match(/^.+?[.!?](?=\s|$)/u) ?? [],
  );
  return sentences[0] ?? title;
}

/** Lists that name others of its kind, or link to them. */
function offersFor(entry: Entry): Opened["offers"] {
  const { kind, slug } = entry;
  const { entries } = siteAsSaved();
  const named = new Set(namedIn(entry));
  const others = entries.filter((it) => it.kind === kind && it.slug !== slug);
  const addresses = addressOf(entry) ? others.flatMap(addressesOf) : [];
  return (
    entries
      // An old address is nothing that a new entry has.
      .filter((it) => it.kind !== "moved" && (!kindOf(it.kind).many || named.has(keyOf(it))))
      .flatMap((page) =>
        [...walk(formFor(page.kind), page.value ?? {})]
          .filter(({ field, value }) => isListOf(field, value, kind, addresses))
          .map(({ path, field }) => ({
            kind: page.kind,
            slug: page.slug,
            path,
            place: fullPlace(page, path),
            copied:
              field.type === "list" && field.item.type === "group"
                ? fieldsOfLink(field.item).copied
                : [],
          })),
      )
  );
}

/** A list of links with one to another of its kind can have one to this one. */
function isListOf(field: Field, value: unknown, kind: KindName, addresses: readonly string[]) {
  if (field.type !== "list") return false;
  if (field.item.type === "entry") return field.item.of === kind;
  return (
    Array.isArray(value) &&
    field.item.type === "group" &&
    field.item.fields["to"]?.type === "address" &&
    value.some((it: { to?: unknown }) => addresses.includes(String(it.to)))
  );
}
