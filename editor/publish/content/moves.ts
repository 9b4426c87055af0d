import { descriptions } from "#src/entry-forms/descriptions.ts";
import { addressOf, previewOf } from "#src/entry-forms/page-addresses.ts";
import type { Entry } from "#editor/content/entries.ts";
import { renamed } from "#editor/content/uses.ts";
import type { Difference } from "./differences.ts";
import { keyOf } from "./published.ts";

/** Entries that have another address now: what they were, by what they are. */
export type Moves = ReadonlyMap<Entry, Entry>;

type Entries = ReadonlyMap<string, Entry>;

/** An entry that is gone and one that is new are the same if they have one text, or one title. */
export function movesBetween(before: Entries, now: Entries): Moves {
  const gone = new Set([...before.values()].filter((it) => !now.has(keyOf(it))));
  const moves = new Map<Entry, Entry>();
  for (const entry of now.values()) {
    if (before.has(keyOf(entry))) continue;
    const alike = [...gone].filter(({ kind }) => kind === entry.kind);
    const old =
      alike.find(({ version }) => version === entry.version) ??
      alike.find(({ title }) => title === entry.title);
    if (!old) continue;
    moves.set(entry, old);
    gone.delete(old);
  }
  return moves;
}

/** An entry of the version before, with the new names of those that were moved: that others name them is no change. */
export function withNewNames(entry: Entry, moves: Moves): Entry {
  if (!entry.value) return entry;
  let { value } = entry;
  for (const [now, old] of moves) {
    const page = descriptions[now.kind].page(now.slug);
    value = renamed({ ...entry, value }, old, now.slug, [addressOf(old), page]);
  }
  return { ...entry, value };
}

/** The addresses before and after. */
export function addressChange(old: Entry, now: Entry): Difference {
  const shown = (it: Entry) => ({ text: previewOf(it) ?? it.slug });
  return { path: [], place: "Address", old: shown(old), now: shown(now) };
}
