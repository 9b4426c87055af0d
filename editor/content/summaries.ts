import { existsSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "#content/change/files.ts";
import type { Known } from "#content/known.ts";
import { perValue } from "#content/per-value.ts";
import { type Entry, keyOf, type Site } from "#content/site.ts";
import { formFor } from "#content/forms/forms.ts";
import { withoutHidden } from "#content/without-hidden.ts";
import { type KindName, kindOf } from "#content/kinds.ts";
import { shownDay } from "#content/schemas/kind.ts";
import { previewOf } from "#content/forms/page-addresses.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { walk } from "#content/forms/fields.ts";

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

/** What lists say of entries besides their files. */
export type All = {
  site: Site;
  known: Known;
  /** The first thing that is wrong with an entry. */
  problems: ReadonlyMap<Entry, string>;
  /** "people/amina-raza": entries that others name where it is not hidden. */
  named: ReadonlySet<string>;
  /** One that shows entries of a kind. */
  pages: ReadonlyMap<KindName, string>;
  /** At the company. */
  today: string;
};

/** Entries that an entry names. */
export const namedIn = perValue((entry: Entry) =>
  [...walk(formFor(entry.kind), withoutHidden(entry.value ?? {}))].flatMap(({ field, value }) =>
    field.type === "entry" ? [`${field.of}/${String(value)}`] : [],
  ),
);

export function summaryOf(entry: Entry, all: All): Summary {
  const { isNamed } = kindOf(entry.kind);
  const isOnNoPage = isNamed === true && !all.named.has(keyOf(entry));
  const isHidden = entry.value?.["hidden"] === true;
  const picture = pictureOf(entry);
  const problem = all.problems.get(entry);
  const isClosed = all.known.closed.has(keyOf(entry));
  return {
    slug: entry.slug,
    title: entry.title,
    state: isHidden ? "Hidden: visitors do not see it" : stateOf(entry, isClosed, all),
    page: (isClosed ? undefined : ownPage(entry)) ?? all.pages.get(entry.kind) ?? "/",
    ...(isHidden && { isHidden }),
    ...(isOnNoPage && { isOnNoPage }),
    ...(picture && { picture }),
    ...(problem && { problem }),
  };
}

/** Whether an entry is there yet is decided by the time zone of its days, as on the site. */
function stateOf({ kind, slug, value = {} }: Entry, isClosed: boolean, { known, today }: All) {
  const { state, firstDay = "" } = kindOf(kind);
  const isLater = known.hidden.has(keyOf({ kind, slug })) && typeof value[firstDay] === "string";
  return isLater
    ? `On the site from ${shownDay(String(value[firstDay]))}`
    : (state?.(value, today, isClosed) ?? "");
}

const ownPage = perValue((entry: Entry) => previewOf(entry, false));

/** A page that shows entries of a kind. */
export function pageOfKind(kind: KindName, addresses: ReadonlySet<string>): string {
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
