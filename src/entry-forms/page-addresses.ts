import { type KindName, kindOf } from "#src/entries/kinds.ts";
import { descriptions } from "./descriptions.ts";
import { walk } from "./fields.ts";
import { formFor } from "./forms.ts";

/** A page, or a place on one, that links can lead to. */
export type PageAddress = { to: string; title: string };

type Entry = { kind: KindName; slug: string; title: string; value?: Record<string, unknown> };

/**
 * Every address that links may have: of entries, of pages, and those places on pages that a link already leads to.
 * @param ownPages paths of pages that the brand has of its own
 */
export function pageAddresses(
  entries: readonly Entry[],
  ownPages: readonly { path: string }[],
): PageAddress[] {
  const own = entries.flatMap((entry) =>
    addressesOf(entry)
      .filter((to) => to !== "/404")
      .map((to) => ({ to, title: entry.title })),
  );
  for (const { path } of ownPages) own.push({ to: path, title: path });
  const used = entries.flatMap((entry) =>
    [...walk(formFor(entry.kind), entry.value ?? {})].flatMap(({ field, value }) =>
      field.type === "address" && typeof value === "string" ? [{ to: value, title: value }] : [],
    ),
  );
  const paths = new Set(own.map(({ to }) => pathOf(to)));
  const isKnown = ({ to }: PageAddress) => paths.has(pathOf(to)) && to !== pathOf(to);
  const byAddress = new Map([...used.filter(isKnown), ...own].map((it) => [it.to, it]));
  return [...byAddress.values()].toSorted((a, b) => a.to.localeCompare(b.to));
}

/** The page of an entry; undefined if it has none of its own, or is a draft. */
export function addressOf(entry: Omit<Entry, "title">): string | undefined {
  return entry.value?.["draft"] === true ? undefined : previewOf(entry);
}

/** The same, and that of a draft, which only the editor's preview shows. */
export function previewOf({ kind, slug, value }: Omit<Entry, "title">): string | undefined {
  const { page, hasPage } = descriptions[kind];
  if (hasPage?.(value ?? {}) === false) return undefined;
  // Some pages show entries of several kinds, and some are made for each entry of another kind.
  const hasName = page("*").includes("*");
  return hasName === kindOf(kind).many ? page(slug) : undefined;
}

const pathOf = (to: string) => to.replace(/[?#].*$/, "");

/** All addresses that lead to an entry. */
export function addressesOf(entry: Omit<Entry, "title">): string[] {
  const { page } = descriptions[entry.kind];
  const aliases = entry.value?.["aliases"];
  const names = Array.isArray(aliases) ? aliases.map(String) : [];
  return [addressOf(entry), ...names.map((name) => page(name))].filter((it) => it !== undefined);
}
