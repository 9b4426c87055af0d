import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { noteIn } from "#server/backup/copies-in.ts";
import { createEraser } from "#server/inbox/sqlite/erasing.ts";
import { createNotes } from "#server/inbox/sqlite/notes.ts";
import type { Store } from "#server/inbox/store.ts";

/** Notes that are lists. */
type ListName = "erased" | "exports";

export const listIn = (note: string | undefined): string[] => JSON.parse(note ?? "[]") as string[]; // as addTo writes it

export const addTo = async (store: Store, name: ListName, values: readonly string[]) =>
  store.setNote(name, united([...listIn(await store.note(name)), ...values]));

const united = (values: readonly string[]) => JSON.stringify([...new Set(values)]);

/** References of what was erased by hand, as stores and copies know them that nobody has open. */
export const erasedIn = (files: readonly string[]): string[] =>
  files.flatMap((file) => {
    // Otherwise reading leaves files beside it, which a store's owner could not write.
    const url = Object.assign(pathToFileURL(file), { search: "immutable=1" });
    return listIn(noteIn(url, "erased"));
  });

/** Newer ones know what was erased since. */
export const copiesBeside = (copy: string): string[] =>
  globSync("messages-*.sqlite", { cwd: dirname(copy) }).map((name) => join(dirname(copy), name));

/** Erases in a copy what was erased since it was made. @returns the references */
export function eraseAgain(copy: DatabaseSync, erased: readonly string[]): string[] {
  const { note, setNote } = createNotes(copy);
  const all = united([...listIn(note("erased")), ...erased]);
  const found = copy
    .prepare(
      "SELECT number, reference FROM entries WHERE reference IN (SELECT value FROM json_each(?))",
    )
    .all(all);
  const eraser = createEraser(copy);
  eraser.remove(found.map(({ number }) => Number(number)));
  while (eraser.wipe() === "more");
  setNote("erased", all);
  return found.map(({ reference }) => String(reference));
}
