import { cp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { kindOf } from "#content/kinds.ts";
import { isSlug } from "#content/entry-file.ts";
import type { Path } from "#content/forms/fields.ts";
import { gone } from "#content/schemas/address.ts";
import { addressOf } from "#content/forms/page-addresses.ts";
import type { Move } from "#content/rules/moves.ts";
import { checkEntry } from "./check.ts";
import { type EntryId, readEntry, slugsIn } from "#content/site.ts";
import { contentFolder, folderOf, unfinished } from "./files.ts";
import type { Gone, Saved } from "./save.ts";
import { leadOn, leadTo, movedEntry, pageInstead } from "./moves.ts";
import { without } from "#content/forms/references.ts";
import { formFor } from "#content/forms/forms.ts";
import { renamed, type Use, usesOf } from "./uses.ts";
import { writeEntry } from "./write-entry.ts";

/* What other entries notice: another address, and a deletion. */

/**
 * Gives an entry another address, and writes it wherever the entry is used.
 * @param isKnown whether visitors may know the old one, and are led on
 */
export async function changeAddress(
  id: EntryId,
  slug: string,
  isKnown = true,
): Promise<Saved | Gone | { problem: string }> {
  const entry = readEntry(contentFolder, id);
  if (!entry) return { gone: true };
  if (!isSlug(slug))
    return { problem: "An address has small letters, digits and single hyphens only." };
  if (slugsIn(contentFolder, id.kind).includes(slug)) return { problem: "This address is taken." };
  const uses = usesOf(id);
  const page = [addressOf(entry), kindOf(id.kind).page(slug)] as const;
  // First the copy, then the uses, then the old one: at no time does a use lead nowhere.
  const draft = join(dirname(folderOf(id)), unfinished + slug);
  await rm(draft, { recursive: true, force: true });
  await cp(folderOf(id), draft, { recursive: true });
  await rename(draft, folderOf({ ...id, slug }));
  for (const used of entriesOf(uses)) await writeEntry(used, renamed(used, id, slug, [...page]));
  await rm(folderOf(id), { recursive: true });
  const moved = isKnown && (await leadOn(entry, slug)) ? [movedEntry] : [];
  const own = { ...id, slug };
  return { slug, version: entry.version, changed: idsOf([own, ...entriesOf(uses), ...moved]) };
}

/** What becomes of the address of a page that is deleted; `unseen` if no visitor may know it. */
export type OldPage = "leads-on" | "gone" | "unseen";

export type Removal = EntryId & { path: Path; place: string; needed?: string };

/** Where an entry is used, and why it cannot be taken out there, if it cannot; and where visitors of its page will be led. */
export async function usesBeforeDeletion(
  id: EntryId,
): Promise<{ uses: Removal[]; move?: Move | undefined }> {
  const entry = readEntry(contentFolder, id);
  const uses = (await planRemoval(id)).flatMap(({ removals }) => removals);
  return { uses, move: entry && pageInstead(entry) };
}

/**
 * Deletes an entry.
 * @param takeOut first takes it out where it is used; otherwise nothing is deleted then
 * @param oldPage what led to its page leads on in any case but `gone`
 * @returns the entries that were changed, or why nothing was
 */
export async function remove(
  id: EntryId,
  takeOut: boolean,
  oldPage: OldPage = "leads-on",
): Promise<Pick<Saved, "changed"> | { uses: Removal[] }> {
  const entry = readEntry(contentFolder, id);
  if (!entry) return { changed: [] };
  const instead = pageInstead(entry);
  const move = instead && oldPage === "gone" ? { ...instead, to: gone } : instead;
  const plans = await planRemoval(id);
  const uses = plans.flatMap(({ removals }) => removals);
  if (uses.length > 0 && (!takeOut || uses.some(({ needed }) => needed))) return { uses };
  for (const { entry, value } of plans) if (value) await writeEntry(entry, value);
  await deleteFolder(id);
  const moved = move && (await leadTo(move, oldPage !== "unseen")) ? [movedEntry] : [];
  return { changed: idsOf([id, ...plans.map((plan) => plan.entry), ...moved]) };
}

/** Renamed first: a folder that is half deleted would be half an entry. */
export async function deleteFolder(id: EntryId): Promise<void> {
  const draft = join(dirname(folderOf(id)), unfinished + id.slug);
  await rename(folderOf(id), draft);
  await rm(draft, { recursive: true });
}

/** For each entry that uses another one, its value without it. */
async function planRemoval(id: EntryId) {
  const uses = usesOf(id);
  return Promise.all(
    entriesOf(uses).map(async (entry) => {
      const own = uses.filter((use) => use.entry === entry);
      const value = without(
        formFor(entry.kind),
        entry.value ?? {},
        own.map(({ path }) => path),
      );
      const [issue] = value ? await checkEntry(entry, value) : [];
      const needed = value ? issue?.message : "One has to be named here: choose another one.";
      const { kind, slug } = entry;
      const removals: Removal[] = own.map(({ path, place }) => ({
        kind,
        slug,
        path,
        place,
        ...(needed && { needed }),
      }));
      return { entry, value, removals };
    }),
  );
}

const entriesOf = (uses: readonly Use[]) => [...new Set(uses.map(({ entry }) => entry))];
const idsOf = (entries: readonly EntryId[]) => entries.map(({ kind, slug }) => ({ kind, slug }));
