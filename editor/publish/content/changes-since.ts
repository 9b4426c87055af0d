import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { descriptions } from "#src/content/forms/descriptions.ts";
import { formFor, nameOf } from "#src/content/forms/forms.ts";
import { ordinal } from "#src/content/forms/words.ts";
import { type KindName, kindOf } from "#src/content/kinds.ts";
import { type Data, type Entry, kindNames, readAll } from "#editor/content/entries.ts";
import { type EntryId, folderOf } from "#editor/content/files.ts";
import { type Difference, differencesIn, type Shown, type TitleOf } from "./differences.ts";
import { folderIn, keyOf, publishedEntries } from "./published.ts";

/** What of an entry is not as it is live. `order` is about a list; its `slug` is empty. */
export type Change = EntryId & {
  what: "changed" | "added" | "deleted" | "order";
  /** "People › Zara Malik". */
  name: string;
  /** Empty for entries that are added or deleted. */
  differences: Difference[];
  /** Why the file cannot be read. */
  problem?: string;
};

/** What differs from a version, in the order of the editor's lists. Pictures are files, from the project's root. */
export async function changesSince(commit: string): Promise<Change[]> {
  const [before, entries] = await Promise.all([publishedEntries(commit), readAll()]);
  const now = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const titleOf: TitleOf = (kind, slug) =>
    (now.get(`${kind}/${slug}`) ?? before.get(`${kind}/${slug}`))?.title ?? slug;
  return kindNames.flatMap((kind) => {
    const isOfKind = (it: Entry) => it.kind === kind;
    const all = [...now.values(), ...[...before.values()].filter((it) => !now.has(keyOf(it)))];
    const changes = all
      .filter(isOfKind)
      .map((it) => changeOf(before.get(keyOf(it)), now.get(keyOf(it)), commit, titleOf))
      .filter((it) => it !== undefined);
    const order = orderChange(
      kind,
      [...before.values()].filter(isOfKind),
      [...now.values()].filter(isOfKind),
    );
    return order ? [...changes, order] : changes;
  });
}

function changeOf(
  old: Entry | undefined,
  now: Entry | undefined,
  commit: string,
  titleOf: TitleOf,
): Change | undefined {
  const { kind, slug } = now ?? old ?? { kind: "home", slug: "" };
  const readable = now?.value ? now : (old ?? now);
  const name = nameOf(kind, readable?.title ?? slug);
  if (!old) return { kind, slug, name, what: "added", differences: [] };
  if (!now) return { kind, slug, name, what: "deleted", differences: [] };
  if (now.version === old.version) return undefined;
  const change = { kind, slug, name, what: "changed" as const };
  if (!now.value)
    return { ...change, differences: [], ...(now.problem && { problem: now.problem }) };
  const found = differencesIn(formFor(kind), withoutOrder(old), withoutOrder(now), titleOf);
  const differences = found.map((it) => withFiles(it, { kind, slug }, commit));
  return differences.length > 0 ? { ...change, differences } : undefined;
}

/** The place in lists is told for the whole list. */
const withoutOrder = ({ kind, value = {} }: Entry): Data =>
  kindOf(kind).many
    ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== "order"))
    : value;

function withFiles(
  { old, now, ...difference }: Difference,
  id: EntryId,
  commit: string,
): Difference {
  const inFolder = (folder: string, it: Shown): Shown =>
    "picture" in it ? { picture: join(folder, it.picture) } : it;
  return {
    ...difference,
    ...(old && { old: inFolder(folderIn(commit, id), old) }),
    ...(now && { now: inFolder(folderOf(id), now) }),
  };
}

/** Whether those that are in both versions come in another order. */
function orderChange(
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
