import { isDeepStrictEqual } from "node:util";
import { descriptions } from "#src/entry-forms/descriptions.ts";
import type { Issue } from "#src/entry-forms/issues.ts";
import { formFor, titleKey } from "#src/entry-forms/forms.ts";
import type { KindName } from "#src/entries/kinds.ts";
import { readBySchemas } from "#editor/kind-groups.ts";
import { allIssues, allIssuesNow } from "./all-issues.ts";
import { checkEntry, generalIssue } from "./check.ts";
import { type Data, type Entry, readAll, readEntry, slugsOf } from "./entries.ts";
import { freeName, nameFromTitle } from "./names.ts";
import { type EntryId, fileOf, readText, versionOf, writeEntryFile } from "./files.ts";
import { lostLinks } from "./uses.ts";
import { writeEntry } from "./write-entry.ts";

/* Changes of entries. Each leaves a site that can be built, or says why it was not made. */

/** Somebody has deleted it. */
export type Gone = { gone: true };
export type Refused = { issues: Issue[] };
export type Saved = { slug: string; version: string };
/** Somebody else has saved the entry since it was opened. */
type Conflict = { theirs: Entry };

/** @param version of the file that the form was made of */
export async function save(
  id: EntryId,
  version: string,
  value: Data,
): Promise<Saved | Refused | Conflict | Gone> {
  const text = await readText(fileOf(id));
  const entry = await readEntry(id);
  if (text === undefined || !entry) return { gone: true };
  // Sent twice, when the answer to the first did not arrive: nothing is left to do.
  if (isDeepStrictEqual(entry.value, value)) return { slug: id.slug, version: entry.version };
  if (versionOf(text) !== version) return { theirs: entry };
  const issues = await checkEntry(id, value);
  for (const { place } of entry.value ? await lostLinks(entry, value) : [])
    issues.push(
      generalIssue(
        `A link leads to a page or name that would be gone: ${place}. Change it there first.`,
      ),
    );
  if (issues.length > 0) return { issues };
  const before = id.kind in readBySchemas ? await allIssues() : undefined;
  const saved = { slug: id.slug, version: await writeEntry(id, value) };
  const broken = before && (await allIssuesNow()).filter((it) => !before.includes(it));
  if (!broken?.length) return saved;
  await writeEntryFile(fileOf(id), text);
  return {
    issues: broken.map((it) => generalIssue(`Another entry would be wrong: ${it}`)),
  };
}

/** A new entry at the end of its list, in a folder named after its first field. */
export async function placed(
  kind: KindName,
  written: Data,
): Promise<{ slug: string; value: Data }> {
  const title = String(written[titleKey(kind)] ?? "");
  const name = nameFromTitle(title) || (descriptions[kind].one ?? "entry");
  const slug = freeName(name, await slugsOf(kind));
  const isOrdered = "order" in formFor(kind).fields;
  return { slug, value: isOrdered ? { ...written, order: await nextPlace(kind) } : written };
}

/** Adds an entry where `placed` says. */
export async function create(kind: KindName, written: Data): Promise<Refused | Saved> {
  const title = String(written[titleKey(kind)] ?? "").trim();
  const others = await readAll([kind]);
  const same = others.find((it) =>
    isDeepStrictEqual({ ...it.value, order: 0 }, { ...written, order: 0 }),
  );
  if (same) return { slug: same.slug, version: same.version }; // sent twice
  const { slug, value } = await placed(kind, written);
  const issues = await checkEntry({ kind, slug }, value);
  if (title !== "" && others.some((it) => it.title.trim() === title))
    issues.unshift({
      ...generalIssue(`There is already “${title}”: choose another name.`),
      path: [titleKey(kind)],
    });
  if (issues.length > 0) return { issues };
  return { slug, version: await writeEntry({ kind, slug }, inFormOrder(kind, value)) };
}

/** Numbers the entries of a kind in a new order. */
export async function reorder(kind: KindName, slugs: readonly string[]) {
  const entries = await readAll([kind]);
  const placed = [...slugs, ...entries.map(({ slug }) => slug).filter((it) => !slugs.includes(it))];
  for (const entry of entries) {
    const order = placed.indexOf(entry.slug) + 1;
    if (entry.value && entry.value["order"] !== order)
      await writeEntry(entry, { ...entry.value, order });
  }
  return { ordered: true } as const;
}

async function nextPlace(kind: KindName) {
  const places = (await readAll([kind])).map(({ value }) => Number(value?.["order"] ?? 0));
  return Math.max(0, ...places.filter(Number.isFinite)) + 1;
}

function inFormOrder(kind: KindName, value: Data): Data {
  const keys = Object.keys(formFor(kind).fields);
  const place = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => place(a) - place(b)));
}
