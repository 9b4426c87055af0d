import { ownPages } from "#integrations/own-pages.ts";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { descriptions, today } from "#src/entry-forms/descriptions.ts";
import { formFor } from "#src/entry-forms/forms.ts";
import { withoutHidden } from "#src/entries/without-hidden.ts";
import { type KindName, kindOf } from "#src/entries/kinds.ts";
import {
  addressOf,
  previewOf,
  type PageAddress,
  pageAddresses,
} from "#src/entry-forms/page-addresses.ts";
import { brandFolder } from "#src/entries/brand-folder.ts";
import { iconNames } from "#src/schemas/known-names.ts";
import { brand } from "#src/entries/brand.ts";
import { readWords } from "#tools/brand/sentences.ts";
import { type Field, type Group, walk } from "#src/entry-forms/fields.ts";
import { isPictureName } from "#src/entries/picture-file.ts";
import { groups } from "#editor/kind-groups.ts";
import { checkAmong, knownAmong } from "./check.ts";
import { type Entry, readAll } from "./entries.ts";
import { type Fact, factsOf } from "./facts.ts";
import { folderOf } from "./files.ts";

/** An entry in a list. */
export type Summary = {
  slug: string;
  title: string;
  state: string;
  /** Kept off the site for now. */
  isHidden?: boolean;
  /** Its file, from the project's root. */
  picture?: string;
  /** Whether no page names it. */
  isOnNoPage?: true;
  /** Why it cannot be shown on the site, in a sentence. */
  problem?: string;
  /** The page that shows it. */
  page: string;
};

export type KindSummary = {
  label: string;
  one?: string;
  /** A page that shows entries of the kind. */
  page: string;
  isMany: boolean;
  isOrdered: boolean;
  /** Whether entries have an address of their own. */
  hasAddress: boolean;
  /** The field with the last day of an entry. */
  lastDay?: string;
  /** The field with its first day. */
  firstDay?: string;
  form: Group;
  entries: Summary[];
};

export type Overview = {
  groups: Record<string, KindName[]>;
  kinds: Record<string, KindSummary>;
  pages: PageAddress[];
  icons: string[];
  /** The folder of drawings, from the project's root. */
  assets: string;
  /** Of drawings, by their folder in assets. */
  drawings: Record<string, string[]>;
  /** Of all entries: their files, from the project's root. */
  pictures: string[];
  /** Of entries, by kind. */
  folders: Record<string, string>;
  /** What words in braces stand for. */
  facts: Fact[];
  /** Where visitors find the site. */
  origin: string;
  /** Of the site. */
  language: string;
  /** How pages quote: “{text}”. */
  quotation: string;
  /** At the company, such as 2026-11-27. */
  today: string;
};

/** Everything that lists and forms show besides the entry itself. */
export async function overview(): Promise<Overview> {
  const entries = await readAll();
  const pages = pageAddresses(entries, ownPages());
  const known = await knownAmong(entries);
  const all = {
    entries,
    facts: known.facts,
    pages: new Set(pages.map(({ to }) => to)),
    named: namesIn(entries),
  };
  const summaries = await Promise.all(
    entries.map(async (entry) => ({ kind: entry.kind, summary: await summaryOf(entry, all) })),
  );
  const company = entries.find(({ kind }) => kind === "company")?.value ?? {};
  const language = String(company["language"] ?? "en");
  const names = Object.values(groups).flat();
  const kinds = Object.fromEntries(
    names.map((kind) => [
      kind,
      {
        label: descriptions[kind].label,
        one: descriptions[kind].one,
        page: pageOfKind(kind, entries),
        isMany: kindOf(kind).many,
        isOrdered: "order" in formFor(kind).fields,
        hasAddress: descriptions[kind].page("*").includes("*"),
        lastDay: descriptions[kind].lastDay,
        firstDay: descriptions[kind].firstDay,
        form: formFor(kind),
        entries: summaries.filter((it) => it.kind === kind).map(({ summary }) => summary),
      },
    ]),
  );
  return {
    facts: factsOf(known, entries),
    language,
    quotation: await quotationIn(language),
    origin: String(company["origin"] ?? ""),
    today: todayAt(company["timeZone"]),
    groups,
    kinds,
    pages,
    icons: [...(brand.marks ?? []).map(({ name }) => `brand-${name}`), ...iconNames],
    assets: join(brandFolder, "assets"),
    drawings: Object.fromEntries(
      drawingFolders().map((folder) => [folder, drawingsIn(folder)] as const),
    ),
    pictures: globSync(`${brandFolder}/content/**/*.*`).filter(isPictureName).toSorted(),
    folders: Object.fromEntries(
      names.map((kind) => [kind, join(brandFolder, "content", kindOf(kind).folder)]),
    ),
  };
}

/** While an entry that decides it cannot be read, as in English. */
async function quotationIn(language: string): Promise<string> {
  const words = await readWords(brandFolder, language).catch(() => undefined);
  return words?.sentences.page.quotation ?? "“{text}”";
}

/** The time zone of a company that is being put right may be none. */
function todayAt(timeZone: unknown): string {
  try {
    return today(String(timeZone));
  } catch {
    return today();
  }
}

type All = {
  entries: readonly Entry[];
  facts: Readonly<Record<string, string>>;
  pages: ReadonlySet<string>;
  /** "people/amina-raza": entries that others name where it is not hidden. */
  named: ReadonlySet<string>;
};

const namesIn = (entries: readonly Entry[]) =>
  new Set(
    entries.flatMap((entry) =>
      [...walk(formFor(entry.kind), withoutHidden(entry.value ?? {}))].flatMap(({ field, value }) =>
        field.type === "entry" ? [`${field.of}/${String(value)}`] : [],
      ),
    ),
  );

async function summaryOf(entry: Entry, all: All): Promise<Summary> {
  const { state, isNamed } = descriptions[entry.kind];
  const isOnNoPage = isNamed === true && !all.named.has(`${entry.kind}/${entry.slug}`);
  const isHidden = entry.value?.["hidden"] === true;
  const picture = pictureOf(entry);
  const problem = entry.problem ?? (await checkAmong(all, entry, entry.value ?? {}))[0]?.message;
  return {
    slug: entry.slug,
    title: entry.title,
    state: isHidden
      ? "Hidden: visitors do not see it"
      : (state?.(entry.value ?? {}, today()) ?? ""),
    page: previewOf(entry) ?? pageOfKind(entry.kind, all.entries),
    ...(isHidden && { isHidden }),
    ...(isOnNoPage && { isOnNoPage }),
    ...(picture && { picture }),
    ...(problem && { problem }),
  };
}

/** A page that shows entries of a kind. */
function pageOfKind(kind: KindName, entries: readonly Entry[]): string {
  const page = sharedPage(descriptions[kind].page);
  const pages = entries.map(addressOf);
  const isThere = pages.some((it) => it?.replace(/#.*/, "") === page.replace(/#.*/, ""));
  return isThere ? page : (pages.find((it) => it?.startsWith(`${page}/`)) ?? "/");
}

/** A page that shows it among others; the list of its kind for an entry without a page. */
function sharedPage(page: (slug: string) => string): string {
  const address = page("*");
  return address.includes("*") ? address.replace(/[/#]\*$/, "") || "/" : address;
}

function pictureOf(entry: Entry): string | undefined {
  const { drawing } = descriptions[entry.kind];
  const own = [...walk(formFor(entry.kind), entry.value ?? {})].find(
    ({ field, value }) => field.type === "picture" && typeof value === "string",
  );
  const candidates = [
    own && join(folderOf(entry), String(own.value)),
    drawing && join(brandFolder, "assets", drawing(entry.value ?? {}, entry.slug)),
  ];
  return candidates.find((file) => file !== undefined && existsSync(file));
}

/** Folders in assets with drawings that a field can name. */
function drawingFolders(): string[] {
  const found = new Set<string>();
  const visit = (field: Field) => {
    if (field.type === "drawing") found.add(field.folder);
    const inner = [
      ...(field.type === "group" ? Object.values(field.fields) : []),
      ...(field.type === "cases" ? Object.values(field.cases) : []),
      ...(field.type === "list" ? [field.item] : []),
    ];
    for (const it of inner) if (it) visit(it);
  };
  for (const kind of Object.values(groups).flat()) visit(formFor(kind));
  return [...found];
}

const drawingsIn = (folder: string) =>
  globSync("*.svg", { cwd: join(brandFolder, "assets", folder) })
    .map((file) => file.replace(/\.svg$/, ""))
    .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
