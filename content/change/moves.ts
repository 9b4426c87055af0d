import { type Entry, type EntryId, readEntry } from "#content/site.ts";
import { kindOf } from "#content/kinds.ts";
import { isTaken, type Move, withMoves } from "#content/rules/moves.ts";
import { addressOf } from "#content/forms/page-addresses.ts";
import { siteAsSaved } from "./check.ts";
import { contentFolder } from "./files.ts";
import { writeEntry } from "./write-entry.ts";

/* Old addresses lead to new ones, or are gone: written when an entry gets another address or is deleted. */

export const movedEntry: EntryId = { kind: "moved", slug: "" };

/** None of one that cannot be read. */
export const movesOf = (entry: Entry | undefined): Move[] => {
  const { addresses } = (entry?.value ?? {}) as { addresses?: Move[] };
  return Array.isArray(addresses) ? addresses : [];
};

/** @returns whether they are others now */
async function writeMoves(change: (moves: readonly Move[]) => readonly Move[]): Promise<boolean> {
  const entry = readEntry(contentFolder, movedEntry);
  if (entry?.problem !== undefined) return false; // whoever corrects the file sees what is in it
  const before = movesOf(entry);
  const addresses = change(before);
  const isNew = JSON.stringify(addresses) !== JSON.stringify(before);
  if (isNew) await writeEntry(movedEntry, { ...entry?.value, addresses });
  return isNew;
}

/** The page of an entry, if it has one to itself. */
const ownPageOf = (entry: Entry): string | undefined => {
  const page = addressOf(entry);
  return page?.includes("#") ? undefined : page;
};

/** Leads from an entry's page to its new address. @returns whether addresses that lead on are others now */
export async function leadOn(entry: Entry, slug: string): Promise<boolean> {
  const from = ownPageOf(entry);
  const to = kindOf(entry.kind).page(slug);
  return from !== undefined && writeMoves((moves) => withMoves(moves, [{ from, to }]));
}

/** Where visitors of an entry's page are led when it is deleted; undefined if it has no page of its own. */
export function pageInstead(entry: Entry): Move | undefined {
  const from = ownPageOf(entry);
  if (from === undefined) return undefined;
  const { pages } = siteAsSaved().known;
  const { instead } = kindOf(entry.kind);
  const above = [instead ?? "", from.replace(/\/[^/]*$/, "")].find((page) => pages.has(page));
  return { from, to: above ?? "/" };
}

/**
 * Leads from the page of an entry that has been deleted to another one, or nowhere.
 * @param isKnown whether visitors may have seen that page; what led to it is led on in any case
 * @returns as above
 */
export const leadTo = (move: Move, isKnown: boolean) =>
  writeMoves((moves) => withMoves(moves, [move]).filter((it) => isKnown || it.from !== move.from));

/** Takes out what would hide a page that is there again: an entry was restored, or a new one has an old address. */
export async function tidyMoves(): Promise<void> {
  if (movesOf(readEntry(contentFolder, movedEntry)).length === 0) return;
  const { pages } = siteAsSaved().known;
  await writeMoves((moves) => moves.filter(({ from }) => !isTaken(String(from), pages)));
}
