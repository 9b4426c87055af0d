import { createHash } from "node:crypto";
import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isDay } from "#contract/days.ts";
import { isSlug, parseEntry } from "./entry-file.ts";
import { type KindName, kindOf, kinds } from "./kinds.ts";
import { titleOf } from "#content/forms/forms.ts";
import { readSentences, type Said } from "./sentences.ts";

/* What a company's folder says. Pages, checks, builds and the editor read it here, and only here. */

/** `slug` is empty for kinds with a single entry. */
export type EntryId = { kind: KindName; slug: string };

export type Data = Record<string, unknown>;

/** An entry as it stands in its file. */
export type Entry = EntryId & {
  title: string;
  /** Changes whenever the text of the file does. */
  version: string;
  /** What the file says; without one, `problem` says why. */
  value?: Data;
  problem?: string;
};

export type Site = {
  /** The company's, such as `brand`. */
  folder: string;
  /** By kind, and by place in lists. */
  entries: readonly Entry[];
  /** Addresses of pages that the company has of its own, beside those of entries. */
  ownPages: readonly string[];
} & Said;

export const kindNames = Object.keys(kinds) as KindName[];

/** What an entry is called in sets and tables: "people/amina-raza", "company/". */
export const keyOf = ({ kind, slug }: EntryId): string => `${kind}/${slug}`;

/** Where an entry is below `content/`. */
export function placeOf({ kind, slug }: EntryId): string {
  if (!Object.hasOwn(kinds, kind)) throw new Error(`There is no kind ${kind}`);
  const { folder, many } = kindOf(kind);
  if (many && !isSlug(slug)) throw new Error(`${slug} is no name of an entry`);
  return many ? join(folder, slug) : folder;
}

/** A text's version: another one whenever the text is another. */
export const versionOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 16);

const sites = new Map<string, Site>();

/**
 * Reads everything; files that are as they were are not read again.
 * @returns the same value as before while nothing has changed
 */
export function readSite(folder: string): Site {
  const entries = readEntries(join(folder, "content"));
  const company = entries.find(({ kind }) => kind === "company");
  const said = readSentences(folder, String(company?.value?.["language"] ?? "en"));
  const ownPages = ownPagesIn(folder).map(({ path }) => path);
  const last = sites.get(folder);
  const isAsBefore =
    last?.sentences === said.sentences &&
    isSame(last.entries, entries) &&
    isSame(last.ownPages, ownPages);
  if (isAsBefore) return last;
  const site = { folder, entries, ownPages, ...said };
  sites.set(folder, site);
  return site;
}

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((it, index) => it === others[index]);

/** A site with an entry as it is in a form: in place of the one in its file, or besides. */
export function withEntry(site: Site, id: EntryId, value: Data): Site {
  const entry = { ...id, title: titleOf(id.kind, id.slug, value), version: "", value };
  const others = site.entries.filter((it) => keyOf(it) !== keyOf(id));
  const next = others.findIndex((it) => it.kind === id.kind && byPlace(entry, it) < 0);
  return { ...site, entries: others.toSpliced(next === -1 ? others.length : next, 0, entry) };
}

/** A company's own pages: Astro's files in its folder, with the addresses that they would have in src/pages/. */
export const ownPagesIn = (folder: string): { file: string; path: string }[] =>
  globSync(`${folder}/pages/**/*.astro`).map((file) => ({
    file,
    path: file.slice(`${folder}/pages`.length).replace(/(?:\/index)?\.astro$/, ""),
  }));

export const entryOf = (site: Site, id: EntryId): Entry | undefined =>
  site.entries.find((it) => it.kind === id.kind && it.slug === id.slug);

/** The value of a kind with one entry; empty while its file cannot be read. */
export const valueOf = (site: Site, kind: KindName): Data =>
  entryOf(site, { kind, slug: "" })?.value ?? {};

/** @param folder with the entries of a company, or with those of an earlier version */
export const readEntries = (folder: string): Entry[] =>
  kindNames.flatMap((kind) =>
    slugsIn(folder, kind)
      .flatMap((slug) => readEntry(folder, { kind, slug }) ?? [])
      .toSorted(byPlace),
  );

/** Names of the folders with an entry. */
export function slugsIn(folder: string, kind: KindName): string[] {
  const { folder: own, many } = kindOf(kind);
  if (!many) return [""];
  try {
    return readdirSync(join(folder, own), { withFileTypes: true })
      .filter((it) => (it.isDirectory() || it.isSymbolicLink()) && isSlug(it.name))
      .map(({ name }) => name)
      .toSorted();
  } catch (error) {
    if (isMissing(error)) return []; // none of this kind
    throw error;
  }
}

/** What cannot be looked into may have entries: a site without them would be another one. */
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** As last read, with the number, time and size of their files. */
const read = new Map<string, { stamp: string; entry: Entry }>();

/** @returns undefined if there is no such entry */
export function readEntry(folder: string, id: EntryId): Entry | undefined {
  const file = join(folder, placeOf(id), "index.yaml");
  const stamp = stampOf(file);
  if (stamp === undefined) return undefined;
  const last = read.get(file);
  if (last?.stamp === stamp) return last.entry;
  const text = readText(file);
  const parsed = text === undefined ? { problem: "The file cannot be read." } : parseEntry(text);
  const title = titleOf(id.kind, id.slug, "value" in parsed ? parsed.value : undefined);
  const { kind, slug } = id;
  const entry: Entry = { kind, slug, title, version: versionOf(text ?? ""), ...parsed };
  read.set(file, { stamp, entry });
  return entry;
}

/**
 * Whatever writes a file whole makes a new one: another number. Who may read it changes its second time only.
 * @returns undefined if there is none
 */
export function stampOf(file: string): string | undefined {
  try {
    const { ino, ctimeMs, size } = statSync(file);
    return `${ino} ${ctimeMs} ${size}`;
  } catch (error) {
    return isMissing(error) ? undefined : "unknown"; // undefined for a link to nothing, too
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined; // a folder, not ours to read, or deleted since
  }
}

/** A kind without places in lists is listed by its days, the latest first. */
const orderOf = ({ kind, value }: Entry) => {
  const order = value?.["order"];
  if (typeof order === "number") return order;
  const day = value?.[kindOf(kind).firstDay ?? ""];
  return isDay(day) ? -Date.parse(day) : Infinity;
};
/** As lists show them. */
export const byPlace = (a: Entry, b: Entry): number =>
  orderOf(a) === orderOf(b) ? a.slug.localeCompare(b.slug) : orderOf(a) - orderOf(b);
