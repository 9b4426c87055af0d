import { copyFile, cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { allIssues, allIssuesNow } from "./all-issues.ts";
import { checkEntry, type Issue } from "./check.ts";
import {
  type Data,
  type Entry,
  formFor,
  readAll,
  readEntry,
  slugsOf,
  titleKey,
} from "./entries.ts";
import { walk } from "./fields.ts";
import {
  type EntryId,
  fileOf,
  folderOf,
  isEntryFile,
  isSlug,
  type KindName,
  kindOf,
  readText,
  unfinished,
  versionOf,
  writeEntryFile,
} from "./files.ts";
import { addressOf } from "./pages.ts";
import { pictureFile, uploadedFile } from "./uploads.ts";
import { lostLinks, renamed, type Use, usesOf, without } from "./uses.ts";
import { descriptions, readBySchemas } from "../kinds.ts";
import { editYaml, writeYaml } from "./yaml-edit.ts";

/* Changes of entries. Each leaves a site that can be built, or says why it was not made. */

/** Somebody has deleted it. */
type Gone = { gone: true };
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
  if (versionOf(text) !== version) return { theirs: entry };
  const issues = await checkEntry(id, value);
  for (const { place } of entry.value ? await lostLinks(entry, value) : [])
    issues.push({
      path: [],
      message: `A link leads to a page or name that would be gone: ${place}. Change it there first.`,
    });
  if (issues.length > 0) return { issues };
  const before = id.kind in readBySchemas ? await allIssues() : undefined;
  const saved = { slug: id.slug, version: await write(id, value) };
  const broken = before && (await allIssuesNow()).filter((it) => !before.includes(it));
  if (!broken?.length) return saved;
  await writeEntryFile(fileOf(id), text);
  return {
    issues: broken.map((it) => ({ path: [], message: `Another entry would be wrong: ${it}` })),
  };
}

/** Adds an entry at the end of its list, in a folder named after its first field. */
export async function create(kind: KindName, written: Data): Promise<Refused | Saved> {
  const title = String(written[titleKey(kind)] ?? "");
  const slugs = await slugsOf(kind);
  const slug = slugOf(title) || firstFree(descriptions[kind].one ?? "entry", slugs);
  const value =
    "order" in formFor(kind).fields ? { ...written, order: await nextPlace(kind) } : written;
  const issues = await checkEntry({ kind, slug }, value);
  if (slugs.includes(slug) && issues.every(({ path }) => path[0] !== titleKey(kind)))
    issues.unshift({
      path: [titleKey(kind)],
      message: `There is already “${title}”: choose another name.`,
    });
  if (issues.length > 0) return { issues };
  return { slug, version: await write({ kind, slug }, inFormOrder(kind, value)) };
}

/** Gives an entry another address, and writes it wherever the entry is used. */
export async function changeAddress(
  id: EntryId,
  slug: string,
): Promise<Saved | Gone | { problem: string }> {
  const entry = await readEntry(id);
  if (!entry) return { gone: true };
  if (!isSlug(slug))
    return { problem: "An address has small letters, digits and single hyphens only." };
  if ((await slugsOf(id.kind)).includes(slug)) return { problem: "This address is taken." };
  const uses = await usesOf(id);
  const page = [addressOf(entry), descriptions[id.kind].page(slug)] as const;
  // First the copy, then the uses, then the old one: at no time does a use lead nowhere.
  const draft = join(dirname(folderOf(id)), unfinished + slug);
  await rm(draft, { recursive: true, force: true });
  await cp(folderOf(id), draft, { recursive: true });
  await rename(draft, folderOf({ ...id, slug }));
  for (const used of entriesOf(uses)) await write(used, renamed(used, id, slug, [...page]));
  await rm(folderOf(id), { recursive: true });
  return { slug, version: entry.version };
}

type Removal = { kind: KindName; slug: string; place: string; needed?: string };

/** Where an entry is used, and why it cannot be taken out there, if it cannot. */
export async function usesBeforeDeletion(id: EntryId): Promise<Removal[]> {
  return (await planRemoval(id)).flatMap(({ removals }) => removals);
}

/** Deletes an entry. @param takeOut first takes it out where it is used; otherwise nothing is deleted then */
export async function remove(
  id: EntryId,
  takeOut: boolean,
): Promise<{ deleted: true } | { uses: Removal[] }> {
  const plans = await planRemoval(id);
  const uses = plans.flatMap(({ removals }) => removals);
  if (uses.length > 0 && (!takeOut || uses.some(({ needed }) => needed))) return { uses };
  for (const { entry, value } of plans) if (value) await write(entry, value);
  // Renamed first: a folder that is half deleted would be half an entry.
  const gone = join(dirname(folderOf(id)), unfinished + id.slug);
  await rename(folderOf(id), gone);
  await rm(gone, { recursive: true });
  return { deleted: true };
}

/** For each entry that uses another one, its value without it. */
async function planRemoval(id: EntryId) {
  const uses = await usesOf(id);
  return Promise.all(
    entriesOf(uses).map(async (entry) => {
      const own = uses.filter((use) => use.entry === entry);
      const value = without(
        entry,
        own.map(({ path }) => path),
      );
      const [issue] = value ? await checkEntry(entry, value) : [];
      const needed = value ? issue?.message : "One has to be named here: choose another one.";
      const { kind, slug } = entry;
      const removals: Removal[] = own.map(({ place }) => ({
        kind,
        slug,
        place,
        ...(needed && { needed }),
      }));
      return { entry, value, removals };
    }),
  );
}

/** Numbers the entries of a kind in a new order. */
export async function reorder(kind: KindName, slugs: readonly string[]) {
  const entries = await readAll([kind]);
  const placed = [...slugs, ...entries.map(({ slug }) => slug).filter((it) => !slugs.includes(it))];
  for (const entry of entries) {
    const order = placed.indexOf(entry.slug) + 1;
    if (entry.value && entry.value["order"] !== order)
      await write(entry, { ...entry.value, order });
  }
  return { ordered: true } as const;
}

const entriesOf = (uses: readonly Use[]) => [...new Set(uses.map(({ entry }) => entry))];

/** @returns the version of the file */
async function write(id: EntryId, value: Data): Promise<string> {
  const file = fileOf(id);
  const before = await readText(file);
  await storePictures(id, value);
  const text = textOf(id, before, value);
  if (text !== before) await writeEntryFile(file, text);
  await dropPictures(id, before, text, value);
  return versionOf(text);
}

function textOf({ kind }: EntryId, before: string | undefined, value: Data): string {
  if (kindOf(kind).format === "json") return `${JSON.stringify(value, null, 2)}\n`;
  return before === undefined ? writeYaml(value) : editYaml(before, value);
}

const picturesIn = (id: EntryId, value: Data) =>
  [...walk(formFor(id.kind), value)].filter(
    ({ field, value: name }) => field.type === "picture" && typeof name === "string",
  );

/** Copies added pictures, and those that get another focus, to their names. Share images are known by theirs. */
async function storePictures(id: EntryId, value: Data) {
  for (const { value: name, path } of picturesIn(id, value)) {
    const given = String(name);
    const from = pictureFile(folderOf(id), given);
    const key = String(path.at(-1));
    const isAdded = from !== undefined && from === uploadedFile(given);
    const stored = key === "shareImage" && isAdded ? given.replace(/^[^.]+/, "shareImage") : given;
    const to = join(folderOf(id), stored);
    if (!from || from === to) continue;
    if (!isEntryFile(to)) throw new Error(`The editor does not write ${to}`);
    await mkdir(folderOf(id), { recursive: true });
    await copyFile(from, to);
    const parent = path.slice(0, -1).reduce<unknown>((at, it) => (at as Data)[it], value);
    (parent as Data)[key] = stored;
  }
}

/** Deletes pictures that the entry had and no longer shows. */
async function dropPictures(id: EntryId, before: string | undefined, after: string, value: Data) {
  const shown = new Set(picturesIn(id, value).map(({ value: name }) => name));
  const files = await readdir(folderOf(id));
  for (const name of files) {
    const isDropped = /\.(?:png|jpe?g)$/.test(name) && !shown.has(name);
    if (isDropped && before?.includes(name) && !after.includes(name))
      await rm(join(folderOf(id), name));
  }
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

/** "Müller & Söhne" becomes "muller-sohne"; empty for other scripts. */
const slugOf = (title: string) =>
  title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’.]/g, "")
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60)
    .replace(/-$/, "");

function firstFree(name: string, taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}
