import { join } from "node:path";
import { formFor, nameOf } from "#src/entry-forms/forms.ts";
import { kindOf } from "#src/entries/kinds.ts";
import { type Data, type Entry, kindNames, readAll } from "#editor/content/entries.ts";
import { type EntryId, folderOf } from "#editor/content/files.ts";
import { type Difference, differencesIn, type Shown, type TitleOf } from "./differences.ts";
import { addressChange, movesBetween, withNewNames } from "./moves.ts";
import { orderChange } from "./order-change.ts";
import { folderIn, keyOf, publishedEntries } from "./published.ts";

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
};

/** What differs from a version, in the order of the editor's lists. Pictures are files, from the project's root. */
export async function changesSince(commit: string): Promise<Change[]> {
  const [before, entries] = await Promise.all([publishedEntries(commit), readAll()]);
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
  if (!old) return { kind, slug, name, what: "added", differences: [] };
  if (!now) return { kind, slug, name, what: "deleted", differences: [] };
  const isMoved = old.slug !== slug;
  if (now.version === old.version && !isMoved) return undefined;
  const what = isMoved
    ? ({ what: "moved", from: old.slug } as const)
    : { what: "changed" as const };
  const change = { kind, slug, name, ...what };
  const address = isMoved ? [addressChange(old, now)] : [];
  if (!now.value)
    return { ...change, differences: address, ...(now.problem && { problem: now.problem }) };
  const found = differencesIn(formFor(kind), withoutOrder(old), withoutOrder(now), titleOf);
  const differences = [...address, ...found.map((it) => withFiles(it, old, now, commit))];
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
