import { isDeepStrictEqual } from "node:util";
import { type KindName, kindOf } from "#content/kinds.ts";
import { generalIssue, type Issue } from "#content/rules/issues.ts";
import {
  type Data,
  type Entry,
  type EntryId,
  readEntry,
  slugsIn,
  versionOf,
} from "#content/site.ts";
import { formFor, titleKey } from "#content/forms/forms.ts";
import { brokenBy, checkEntry, siteAsSaved } from "./check.ts";
import { freeName, nameFromTitle } from "./names.ts";
import { contentFolder, fileOf, readText } from "./files.ts";
import { lostLinks } from "./uses.ts";
import { writeEntry } from "./write-entry.ts";

/* Changes of entries. Each leaves a site that can be built, or says why it was not made. */

/** Somebody has deleted it. */
export type Gone = { gone: true };
export type Refused = { issues: Issue[] };
/** `changed`: the entries that are others now. */
export type Saved = { slug: string; version: string; changed: EntryId[] };
/** Somebody else has saved the entry since it was opened. */
type Conflict = { theirs: Entry };

/** @param version of the file that the form was made of */
export async function save(
  id: EntryId,
  version: string,
  value: Data,
): Promise<Saved | Refused | Conflict | Gone> {
  const text = await readText(fileOf(id));
  const entry = readEntry(contentFolder, id);
  if (text === undefined || !entry) return { gone: true };
  // Sent twice, when the answer to the first did not arrive: nothing is left to do.
  if (isDeepStrictEqual(entry.value, value)) return { ...savedAs(id, entry.version), changed: [] };
  if (versionOf(text) !== version) return { theirs: entry };
  const issues = await checkEntry(id, value);
  for (const { place } of entry.value ? lostLinks(entry, value) : [])
    issues.push(
      generalIssue(
        `A link leads to a page or name that would be gone: ${place}. Change it there first.`,
      ),
    );
  if (issues.length > 0) return { issues };
  const broken = await brokenBy(id, value);
  if (broken.length > 0)
    return { issues: broken.map((it) => generalIssue(`Another entry would be wrong: ${it}`)) };
  return savedAs(id, await writeEntry(id, value));
}

const savedAs = ({ kind, slug }: EntryId, version: string): Saved => ({
  slug,
  version,
  changed: [{ kind, slug }],
});

/** Of a kind, by place in lists. */
const allOf = (kind: KindName): Entry[] =>
  siteAsSaved().entries.filter((entry) => entry.kind === kind);

/** A new entry at the end of its list, in a folder named after its first field. */
export function placed(kind: KindName, written: Data): { slug: string; value: Data } {
  const title = String(written[titleKey(kind)] ?? "");
  const name = nameFromTitle(title) || (kindOf(kind).one ?? "entry");
  const slug = freeName(name, slugsIn(contentFolder, kind));
  return { slug, value: hasPlaces(kind) ? { ...written, order: nextPlace(kind) } : written };
}

/** Other lists are by date. */
const hasPlaces = (kind: KindName): boolean => "order" in formFor(kind).fields;

/** Adds an entry where `placed` says. */
export async function create(kind: KindName, written: Data): Promise<Refused | Saved> {
  const title = String(written[titleKey(kind)] ?? "").trim();
  const others = allOf(kind);
  const same = others.find((it) =>
    isDeepStrictEqual({ ...it.value, order: 0 }, { ...written, order: 0 }),
  );
  if (same) return savedAs(same, same.version); // sent twice
  const { slug, value } = placed(kind, written);
  const issues = await checkEntry({ kind, slug }, value);
  if (title !== "" && others.some((it) => it.title.trim() === title))
    issues.unshift({
      ...generalIssue(`There is already “${title}”: choose another name.`),
      path: [titleKey(kind)],
    });
  if (issues.length > 0) return { issues };
  return savedAs({ kind, slug }, await writeEntry({ kind, slug }, inFormOrder(kind, value)));
}

/** Numbers the entries of a kind in a new order. */
export async function reorder(
  kind: KindName,
  slugs: readonly string[],
): Promise<Pick<Saved, "changed">> {
  const entries = hasPlaces(kind) ? allOf(kind) : [];
  const placed = [...slugs, ...entries.map(({ slug }) => slug).filter((it) => !slugs.includes(it))];
  for (const entry of entries) {
    const order = placed.indexOf(entry.slug) + 1;
    if (entry.value && entry.value["order"] !== order)
      await writeEntry(entry, { ...entry.value, order });
  }
  return { changed: [{ kind, slug: "" }] };
}

function nextPlace(kind: KindName) {
  const places = allOf(kind).map(({ value }) => Number(value?.["order"] ?? 0));
  return Math.max(0, ...places.filter(Number.isFinite)) + 1;
}

function inFormOrder(kind: KindName, value: Data): Data {
  const keys = Object.keys(formFor(kind).fields);
  const place = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => place(a) - place(b)));
}
