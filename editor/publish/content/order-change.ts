import { isDeepStrictEqual } from "node:util";
import { descriptions } from "#src/entry-forms/descriptions.ts";
import { formFor } from "#src/entry-forms/forms.ts";
import { ordinal } from "#src/entry-forms/field-labels.ts";
import type { KindName } from "#src/entries/kinds.ts";
import type { Entry } from "#editor/content/entries.ts";
import type { Change } from "./changes-since.ts";

/** Whether those that are in both versions come in another order. */
export function orderChange(
  kind: KindName,
  before: readonly Entry[],
  now: readonly Entry[],
): Change | undefined {
  if (!("order" in formFor(kind).fields)) return undefined;
  const slugs = (list: readonly Entry[], others: readonly Entry[]) =>
    inOrder(list).filter(
      ({ slug, value }) => value && others.some((it) => it.slug === slug && it.value),
    );
  const [was, is] = [slugs(before, now), slugs(now, before)];
  if (
    isDeepStrictEqual(
      was.map(({ slug }) => slug),
      is.map(({ slug }) => slug),
    )
  )
    return undefined;
  const names = (list: readonly Entry[]) =>
    list.map(({ title }, index) => `${ordinal(index)}: ${title}`).join("\n");
  const difference = {
    path: [],
    place: "Order",
    old: { text: names(was) },
    now: { text: names(is) },
  };
  return {
    kind,
    slug: "",
    name: descriptions[kind].label,
    what: "order",
    differences: [difference],
  };
}

/** As lists show them. */
export const inOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => placeOf(a) - placeOf(b) || a.slug.localeCompare(b.slug));

const placeOf = ({ value }: Entry) => {
  const order = value?.["order"];
  return typeof order === "number" ? order : Infinity;
};
