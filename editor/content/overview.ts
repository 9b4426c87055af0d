import { namedIn, pageOfKind, type Summary, summaryOf } from "./summaries.ts";
import { globSync } from "node:fs";
import { join } from "node:path";
import { siteAsSaved } from "#content/change/check.ts";
import type { Known } from "#content/known.ts";
import { marks, namesKey } from "#content/listed-names.ts";
import { dayAt, siteNow } from "#content/now.ts";
import { issues } from "#content/rules/issues.ts";
import { type Entry, kindNames, valueOf } from "#content/site.ts";
import { formFor } from "#content/forms/forms.ts";
import { type KindName, kindOf } from "#content/kinds.ts";
import { addressOf, type PageAddress, pageAddresses } from "#content/forms/page-addresses.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { groups } from "#content/schemas/kind.ts";
import { iconNames } from "#content/schemas/icon-names.ts";
import type { Field, Group } from "#content/forms/fields.ts";
import { isPictureName } from "#content/picture-file.ts";
import { type Leftover, leftoversIn } from "#tools/leftovers/leftovers.ts";
import { drawings } from "./drawings.ts";
import { type Fact, factsOf } from "./facts.ts";

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
  /** Texts that are still the example's of a new brand. */
  examples: Leftover[];
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
  const today = dayAt(siteNow(), timeZone);
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
    today,
  };
  const listed = { names: known.names, technologies: technologiesIn(entries) };
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
        form: withNames(formFor(kind), listed) as Group,
        entries: summaries.filter((it) => it.kind === kind).map(({ summary }) => summary),
      },
    ]),
  );
  return {
    examples: await leftoversIn(site),
    facts: factsOf(known, entries),
    language: known.language,
    quotation: site.sentences.page.quotation,
    origin: String(origin),
    today,
    groups: kindsByGroup(),
    kinds,
    pages: pageAddresses(site),
    icons: [...(known.names[namesKey(marks)] ?? []).map((name) => `brand-${name}`), ...iconNames],
    assets: join(brandFolder, "assets"),
    drawings: drawings(),
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

/** What entries say for forms of others. `technologies`: their names, such as “Node.js” of nodejs. */
type Listed = Pick<Known, "names"> & { technologies: Record<string, string> };

const technologiesIn = (entries: readonly Entry[]) =>
  Object.fromEntries(
    entries.flatMap(({ kind, slug, title }) => (kind === "technologies" ? [[slug, title]] : [])),
  );

/** A form with the options that other entries list, too. A color of a technology has the name that people write. */
function withNames(field: Field, known: Listed): Field {
  if (field.type === "choice" || field.type === "choices") {
    const listed = field.of && known.names[namesKey(field.of)];
    if (!listed) return field;
    const all = { ...field, options: [...field.options, ...listed] };
    return all.type === "choice" ? { ...all, names: { ...known.technologies, ...all.names } } : all;
  }
  if (field.type === "list") return { ...field, item: withNames(field.item, known) };
  if (field.type === "group") return { ...field, fields: allWithNames(field.fields, known) };
  if (field.type === "cases")
    return { ...field, cases: allWithNames(field.cases, known) as Record<string, Group> };
  return field;
}

const allWithNames = (fields: Record<string, Field>, known: Listed) =>
  Object.fromEntries(Object.entries(fields).map(([key, it]) => [key, withNames(it, known)]));
