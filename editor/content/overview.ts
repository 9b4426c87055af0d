import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { siteAsSaved } from "#content/change/check.ts";
import { folderOf } from "#content/change/files.ts";
import { type Known, marks, namesKey } from "#content/known.ts";
import { dayAt, siteNow } from "#content/now.ts";
import { issues } from "#content/rules/issues.ts";
import { perValue } from "#content/per-value.ts";
import { type Entry, keyOf, kindNames, type Site, valueOf } from "#content/site.ts";
import { formFor } from "#content/forms/forms.ts";
import { withoutHidden } from "#content/without-hidden.ts";
import { type KindName, kindOf } from "#content/kinds.ts";
import {
  addressOf,
  previewOf,
  type PageAddress,
  pageAddresses,
} from "#content/forms/page-addresses.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { groups } from "#content/schemas/kind.ts";
import { iconNames } from "#content/schemas/icon-names.ts";
import { type Field, fieldsIn, type Group, walk } from "#content/forms/fields.ts";
import { isPictureName } from "#content/picture-file.ts";
import { type Fact, factsOf } from "./facts.ts";

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
  const { known, ...site } = siteAsSaved();
  const { entries } = site;
  const { origin = "", timeZone } = valueOf(site, "company");
  const problems = new Map<Entry, string>();
  for (const { entry, issue } of (await issues(site, siteNow())).toReversed())
    problems.set(entry, issue.message);
  const addresses = new Set(entries.flatMap((it) => addressOf(it) ?? []));
  const pages = new Map(kindNames.map((kind) => [kind, pageOfKind(kind, addresses)]));
  const all = {
    site,
    known,
    problems,
    named: new Set(entries.flatMap(namedIn)),
    pages,
    today: dayAt(siteNow(), "UTC"),
  };
  const summaries = entries.map((entry) => ({
    kind: entry.kind,
    summary: summaryOf(entry, all),
  }));
  const kinds = Object.fromEntries(
    kindNames.map((kind) => [
      kind,
      {
        label: kindOf(kind).label,
        one: kindOf(kind).one,
        page: pages.get(kind) ?? "/",
        isMany: kindOf(kind).many,
        isOrdered: "order" in formFor(kind).fields,
        hasAddress: kindOf(kind).page("*").includes("*"),
        lastDay: kindOf(kind).lastDay,
        firstDay: kindOf(kind).firstDay,
        form: withNames(formFor(kind), known) as Group,
        entries: summaries.filter((it) => it.kind === kind).map(({ summary }) => summary),
      },
    ]),
  );
  return {
    facts: factsOf(known, entries),
    language: known.language,
    quotation: site.sentences.page.quotation,
    origin: String(origin),
    today: dayAt(siteNow(), timeZone),
    groups: kindsByGroup(),
    kinds,
    pages: pageAddresses(site),
    icons: [...(known.names[namesKey(marks)] ?? []).map((name) => `brand-${name}`), ...iconNames],
    assets: join(brandFolder, "assets"),
    drawings: Object.fromEntries(
      drawingFolders().map((folder) => [folder, drawingsIn(folder)] as const),
    ),
    pictures: globSync(`${brandFolder}/content/**/*.*`).filter(isPictureName).toSorted(),
    folders: Object.fromEntries(
      kindNames.map((kind) => [kind, join(brandFolder, "content", kindOf(kind).folder)]),
    ),
  };
}

/** The editor's navigation. */
const kindsByGroup = () =>
  Object.fromEntries(
    groups.map((group) => [group, kindNames.filter((kind) => kindOf(kind).group === group)]),
  );

/** A form with the options that other entries list, too. */
function withNames(field: Field, known: Known): Field {
  if (field.type === "choice" || field.type === "choices") {
    const listed = field.of && known.names[namesKey(field.of)];
    return listed ? { ...field, options: [...field.options, ...listed] } : field;
  }
  if (field.type === "list") return { ...field, item: withNames(field.item, known) };
  if (field.type === "group") return { ...field, fields: allWithNames(field.fields, known) };
  if (field.type === "cases")
    return { ...field, cases: allWithNames(field.cases, known) as Record<string, Group> };
  return field;
}

const allWithNames = (fields: Record<string, Field>, known: Known) =>
  Object.fromEntries(Object.entries(fields).map(([key, it]) => [key, withNames(it, known)]));

type All = {
  site: Site;
  known: Known;
  /** The first thing that is wrong with an entry. */
  problems: ReadonlyMap<Entry, string>;
  /** "people/amina-raza": entries that others name where it is not hidden. */
  named: ReadonlySet<string>;
  /** One that shows entries of a kind. */
  pages: ReadonlyMap<KindName, string>;
  /** In UTC. */
  today: string;
};

/** Entries that an entry names. */
const namedIn = perValue((entry: Entry) =>
  [...walk(formFor(entry.kind), withoutHidden(entry.value ?? {}))].flatMap(({ field, value }) =>
    field.type === "entry" ? [`${field.of}/${String(value)}`] : [],
  ),
);

function summaryOf(entry: Entry, all: All): Summary {
  const { state, isNamed } = kindOf(entry.kind);
  const isOnNoPage = isNamed === true && !all.named.has(keyOf(entry));
  const isHidden = entry.value?.["hidden"] === true;
  const picture = pictureOf(entry);
  const problem = all.problems.get(entry);
  const isClosed = all.known.closed.has(keyOf(entry));
  return {
    slug: entry.slug,
    title: entry.title,
    state: isHidden
      ? "Hidden: visitors do not see it"
      : (state?.(entry.value ?? {}, all.today, isClosed) ?? ""),
    page: (isClosed ? undefined : ownPage(entry)) ?? all.pages.get(entry.kind) ?? "/",
    ...(isHidden && { isHidden }),
    ...(isOnNoPage && { isOnNoPage }),
    ...(picture && { picture }),
    ...(problem && { problem }),
  };
}

const ownPage = perValue((entry: Entry) => previewOf(entry, false));

/** A page that shows entries of a kind. */
function pageOfKind(kind: KindName, addresses: ReadonlySet<string>): string {
  const page = sharedPage(kindOf(kind).page);
  const pages = [...addresses];
  const isThere = pages.some((it) => it.replace(/#.*/, "") === page.replace(/#.*/, ""));
  return isThere ? page : (pages.find((it) => it.startsWith(`${page}/`)) ?? "/");
}

/** A page that shows it among others; the list of its kind for an entry without a page. */
function sharedPage(page: (slug: string) => string): string {
  const address = page("*");
  return address.includes("*") ? address.replace(/[/#]\*$/, "") || "/" : address;
}

const pictureOf = (entry: Entry) => pictureFiles(entry).find((file) => existsSync(file));

const pictureFiles = perValue((entry: Entry): string[] => {
  const { drawing } = kindOf(entry.kind);
  const own = [...walk(formFor(entry.kind), entry.value ?? {})].find(
    ({ field, value }) => field.type === "picture" && typeof value === "string",
  );
  return [
    ...(own ? [join(folderOf(entry), String(own.value))] : []),
    ...(drawing ? [join(brandFolder, "assets", drawing(entry.value ?? {}, entry.slug))] : []),
  ];
});

/** Folders in assets with drawings that a field can name. */
function drawingFolders(): string[] {
  const fields = kindNames.flatMap((kind) => [...fieldsIn(formFor(kind))]);
  return [...new Set(fields.flatMap((it) => (it.type === "drawing" ? [it.folder] : [])))];
}

const drawingsIn = (folder: string) =>
  globSync("*.svg", { cwd: join(brandFolder, "assets", folder) })
    .map((file) => file.replace(/\.svg$/, ""))
    .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
