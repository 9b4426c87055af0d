import { type KindName, kindOf } from "#content/kinds.ts";
import { walk } from "./fields.ts";
import { formFor } from "./forms.ts";
import { withoutHidden } from "#content/without-hidden.ts";
import { perValue } from "#content/per-value.ts";

/** A page, or a place on one, that links can lead to. */
export type PageAddress = {
  to: string;
  title: string;
  /** Leads to an entry that has another address now. */
  isEarlier?: true;
};

type Pages = { entries: readonly Entry[]; ownPages: readonly string[] };
type Entry = { kind: KindName; slug: string; title: string; value?: Record<string, unknown> };

/** Every address that links may have: of entries, of pages, and those places on pages that a link already leads to. */
export function pageAddresses({ entries, ownPages }: Pages): PageAddress[] {
  const own: PageAddress[] = entries
    .filter(({ kind }) => !kindOf(kind).isOnEach)
    .flatMap((entry) =>
      addressesOf(entry)
        .filter((to) => to !== "/404")
        .map((to) => ({
          to,
          title: entry.title,
          ...(to !== addressOf(entry) && { isEarlier: true }),
        })),
    );
  for (const path of ownPages) own.push({ to: path, title: path });
  const used = entries.flatMap(linksIn).map((to) => ({ to, title: placeOn(own, to) }));
  const paths = new Set(own.map(({ to }) => pathOf(to)));
  const isKnown = ({ to }: PageAddress) => paths.has(pathOf(to)) && to !== pathOf(to);
  const byAddress = new Map([...used.filter(isKnown), ...own].map((it) => [it.to, it]));
  return [...byAddress.values()].toSorted((a, b) => a.to.localeCompare(b.to));
}

/** Where an entry's links lead. */
const linksIn = perValue((entry: Entry) =>
  [...walk(formFor(entry.kind), entry.value ?? {})].flatMap(({ field, value }) =>
    field.type === "address" && typeof value === "string" ? [value] : [],
  ),
);

/** "Services page, at “budget”". */
function placeOn(pages: readonly PageAddress[], to: string): string {
  const page = pages.find((it) => it.to === pathOf(to))?.title ?? pathOf(to);
  return to === pathOf(to) ? page : `${page}, at “${to.slice(pathOf(to).length + 1)}”`;
}

/** The page that the editor shows for an entry: not one that is hidden as a part of it, or over. */
export const previewOf = (entry: Omit<Entry, "title">, isClosed: boolean): string | undefined =>
  isClosed
    ? undefined
    : addressOf({ ...entry, value: withoutHidden(entry.value) as Entry["value"] });

/** The page of an entry, also of one that is hidden or over: links may lead to it. Undefined if it has none of its own. */
export function addressOf({ kind, slug, value }: Omit<Entry, "title">): string | undefined {
  const { page, hasPage } = kindOf(kind);
  if (hasPage?.(value ?? {}) === false) return undefined;
  // Some pages show entries of several kinds, and some are made for each entry of another kind.
  const hasName = page("*").includes("*");
  return hasName === kindOf(kind).many ? page(slug) : undefined;
}

const pathOf = (to: string) => to.replace(/[?#].*$/, "");

/** All addresses that lead to an entry. */
export function addressesOf(entry: Omit<Entry, "title">): string[] {
  const { page } = kindOf(entry.kind);
  const aliases = entry.value?.["aliases"];
  const names = Array.isArray(aliases) ? aliases.map(String) : [];
  return [addressOf(entry), ...names.map((name) => page(name))].filter((it) => it !== undefined);
}
