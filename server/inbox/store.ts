import { statSync } from "node:fs";
import { numberOf, openDatabase, quickCheck, storePath, StoreUnsound } from "./database.ts";
import { withReserve } from "./disk-reserve.ts";
import { entriesIn } from "./entries.ts";
import type { Added, Incoming } from "./entry.ts";
import { erasingFrom } from "./erasing.ts";
import { queueIn } from "./queue.ts";

/** The inbox: what visitors sent, and what of it is still to be mailed. */
export type Store = ReturnType<typeof openStore>;

/**
 * Opens the store of a folder and creates both when missing, for the owner's eyes only.
 * @param check whether to look for damage first, which reads the whole file
 * @throws when the folder cannot be written, the file is no store or is damaged
 */
export function openStore(dataDir: string, { check = false } = {}) {
  const db = withReserve(dataDir, () => openDatabase(dataDir));
  try {
    if (check) quickCheck(db);
    const probe = db.prepare("UPDATE probe SET at = at + 1");
    const entries = entriesIn(db);
    const erasing = erasingFrom(db);
    // Both: what was committed last stands in the write-ahead log only.
    const files = [storePath(dataDir), `${storePath(dataDir)}-wal`];
    const opened = files.map(identity);

    const checkIdentity = () => {
      if (files.some((file, index) => identity(file) !== opened[index]))
        throw new StoreUnsound("The message store was removed or replaced while it was open.");
    };

    return {
      ...entries,
      ...queueIn(db),
      ...erasing,
      /** @throws also when the file is no longer the one in the folder */
      add(incoming: Incoming): Added {
        const added = entries.add(incoming);
        checkIdentity();
        return added;
      },
      remove: (numbers: readonly number[]) => withReserve(dataDir, () => erasing.remove(numbers)),
      wipe: () => withReserve(dataDir, erasing.wipe),
      /** Without free pages. */
      usedBytes: () =>
        (numberOf(db, "page_count") - numberOf(db, "freelist_count")) * numberOf(db, "page_size"),
      /** Writes to the disk. @throws when it cannot, or to another file than the one in the folder */
      probeWrite() {
        probe.run();
        checkIdentity();
      },
      close: () => db.close(),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}

function identity(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true });
  return found && `${found.dev}:${found.ino}`;
}
