import { join } from "node:path";
import { ordinal } from "#content/forms/field-labels.ts";
import { formFor, nameOf } from "#content/forms/forms.ts";
import type { Move } from "#content/rules/moves.ts";
import { addressOf } from "#content/forms/page-addresses.ts";
import { type KindName, kindOf } from "#content/kinds.ts";
import { siteAsSaved } from "#content/change/check.ts";
import { folderOf } from "#content/change/files.ts";
import { renamed } from "#content/change/uses.ts";
import {
  byPlace,
  type Data,
  type Entry,
  type EntryId,
  keyOf,
  kindNames,
  versionOf,
} from "#content/site.ts";
import { type Difference, differencesIn, type Shown, type TitleOf } from "./differences.ts";
import { folderIn, publishedEntries } from "./published.ts";

/** What of an entry is not as it is live. `order` is about a list; its `slug` is empty. */
export type Change = EntryId & {
  what: "changed" | "added" | "deleted" | "moved" | "order";
  /** Of one that was moved: the last part of its address until now. */
  from?: string;
  /** "People › Zara Malik". */
  name: string;
  /** Empty for entries that are added or deleted. */
  differences: Difference[];
  /** Why the file cannot be read. */
  problem?: string;
  /** Another one whenever either side is another. */
  version: string;
};

/** What a page says of a change that it shows. */
export type Asked = Pick<Change, "kind" | "slug" | "what" | "version">;

/** Of what a page asks for: the changes that are as it shows them, and those that have become others since. */
export function asShown(changes: readonly Change[], asked: readonly Asked[]) {
  const own = changes.filter((it) => asked.some((one) => keyOf(one) === keyOf(it)));
  const isShown = (it: Change) =>
    asked.some(
      (one) => keyOf(one) === keyOf(it) && one.what === it.what && one.version === it.version,
    );
  return { chosen: own.filter(isShown), others: own.filter((it) => !isShown(it)) };
}

/** What differs from a version, in the order of the editor's lists. Pictures are files, from the project's root. */
export async function changesSince(commit: string): Promise<Change[]> {
  const [before, { entries }] = [await publishedEntries(commit), siteAsSaved()];
  const now = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const titleOf: TitleOf = (kind, slug) =>
    (now.get(`${kind}/${slug}`) ?? before.get(`${kind}/${slug}`))?.title ?? slug;
  const moves = movesBetween(before, now);
  const moved = new Set(moves.values());
  const oldOf = (it: Entry) => {
    const old = moves.get(it) ?? before.get(keyOf(it));
    return old && withNewNames(old, moves);
  };
  const gone = [...before.values()].filter((it) => !now.has(keyOf(it)) && !moved.has(it));
  const all = [...now.values(), ...gone];
  return kindNames.flatMap((kind) => {
    const isOfKind = (it: Entry) => it.kind === kind;
    const changes = all
      .filter(isOfKind)
      .map((it) => changeOf(oldOf(it), now.get(keyOf(it)), commit, titleOf))
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
  const version = versionOf(JSON.stringify([old?.slug, old?.version, now?.version]));
  if (!old) return { kind, slug, name, version, what: "added", differences: [] };
  if (!now) return { kind, slug, name, version, what: "deleted", differences: [] };
  const isMoved = old.slug !== slug;
  if (now.version === old.version && !isMoved) return undefined;
  const what = isMoved ? ("moved" as const) : ("changed" as const);
  const change = { kind, slug, name, version, what, ...(isMoved && { from: old.slug }) };
  const address = (it: Entry) => ({ text: addressOf(it) ?? it.slug });
  const moved = isMoved ? [{ place: "Address", old: address(old), now: address(now) }] : [];
  if (!now.value)
    return { ...change, differences: moved, ...(now.problem && { problem: now.problem }) };
  const found = differencesIn(formFor(kind), withoutOrder(old), withoutOrder(now), titleOf);
  const differences = [...moved, ...found.map((it) => withFiles(it, old, now, commit))];
  return differences.length > 0 ? { ...change, differences } : undefined;
}

/** The place in lists is told for the whole list. */
const withoutOrder = ({ kind, value = {} }: Entry): Data =>
  kindOf(kind).many
    ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== "order"))
    : value;

function withFiles(
  { old, now, ...difference }: Difference,
  before: EntryId,
  id: EntryId,
  commit: string,
): Difference {
  const inFolder = (folder: string, it: Shown): Shown =>
    "picture" in it ? { picture: join(folder, it.picture) } : it;
  return {
    ...difference,
    ...(old && { old: inFolder(folderIn(commit, before), old) }),
    ...(now && { now: inFolder(folderOf(id), now) }),
  };
}

/** Entries that have another address now: what they were, by what they are. */
type Moves = ReadonlyMap<Entry, Entry>;

/** An entry that is gone and one that is new are the same if they have one text, one title, or the old page leads to the new one. */
function movesBetween(before: ReadonlyMap<string, Entry>, now: ReadonlyMap<string, Entry>): Moves {
  const gone = new Set([...before.values()].filter((it) => !now.has(keyOf(it))));
  const moves = new Map<Entry, Entry>();
  const { addresses } = now.get(keyOf({ kind: "moved", slug: "" }))?.value ?? {};
  const led = Array.isArray(addresses) ? (addresses as Partial<Move>[]) : [];
  for (const entry of now.values()) {
    if (before.has(keyOf(entry))) continue;
    const alike = [...gone].filter(({ kind }) => kind === entry.kind);
    const old =
      alike.find(({ version }) => version === entry.version) ??
      alike.find(({ title }) => title === entry.title) ??
      alike.find(({ kind, slug }) => {
        const [from, to] = [slug, entry.slug].map((it) => kindOf(kind).page(it));
        return led.some((it) => it.from === from && it.to === to);
      });
    if (!old) continue;
    moves.set(entry, old);
    gone.delete(old);
  }
  return moves;
}

/** An entry of the version before, with the new names of those that were moved: that others name them is no change. */
function withNewNames(entry: Entry, moves: Moves): Entry {
  if (!entry.value) return entry;
  let { value } = entry;
  for (const [now, old] of moves) {
    const page = kindOf(now.kind).page(now.slug);
    value = renamed({ ...entry, value }, old, now.slug, [addressOf(old), page]);
  }
  return { ...entry, value };
}

/** Whether those that are in both versions come in another order. */
function orderChange(
  kind: KindName,
  before: readonly Entry[],
  now: readonly Entry[],
): Change | undefined {
  if (!("order" in formFor(kind).fields)) return undefined;
  const inBoth = (list: readonly Entry[], others: readonly Entry[]) =>
    list
      .filter(({ slug, value }) => value && others.some((it) => it.slug === slug && it.value))
      .toSorted(byPlace);
  const [was, is] = [inBoth(before, now), inBoth(now, before)];
  if (was.every(({ slug }, index) => slug === is[index]?.slug)) return undefined;
  const version = versionOf(JSON.stringify([was, is].map((list) => list.map(keyOf))));
  const text = (list: readonly Entry[]) =>
    list.map(({ title }, index) => `${ordinal(index)}: ${title}`).join("\n");
  const difference = { place: "Order", old: { text: text(was) }, now: { text: text(is) } };
  const name = kindOf(kind).label;
  return { kind, slug: "", name, version, what: "order", differences: [difference] };
}
