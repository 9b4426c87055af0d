import { type KindName, kindOf } from "#content/kinds.ts";
import { nameOf } from "#content/forms/forms.ts";
import { type Entry, keyOf } from "#content/site.ts";
import { usesAmong } from "#content/change/uses.ts";

/** What menus, cards and texts lead to: no list of a page has all of them. */
const linked: readonly KindName[] = ["services", "technologies"];

/**
 * Entries that visitors hardly find: no other one leads to them.
 * @param hidden entries that visitors do not see, by `keyOf`
 * @returns a line for each
 */
export const unlinked = (entries: readonly Entry[], hidden: ReadonlySet<string>): string[] =>
  entries
    .filter((it) => linked.includes(it.kind) || kindOf(it.kind).isNamed)
    .filter((it) => it.value?.["inMenu"] !== true && !hidden.has(keyOf(it)))
    .filter((it) => usesAmong(entries, it).length === 0)
    .map(
      ({ kind, title }) =>
        `${nameOf(kind, title)} is named nowhere else: no ${kindOf(kind).isNamed ? "page shows it" : "menu, card or link leads to it"}`,
    );
