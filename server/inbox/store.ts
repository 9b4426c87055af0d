import { statSync } from "node:fs";
import {
  openDatabase,
  pragmaNumber,
  quickCheck,
  storePath,
  UnusableStoreError,
} from "./database.ts";
import { withReserve } from "./disk-reserve.ts";
import { createEntryStore } from "./entries.ts";
import type { Added, Incoming } from "./entry.ts";
import { createEraser } from "./erasing.ts";
import { createMailQueue } from "./queue.ts";

/** What visitors sent, and the queue of mail about it. */
export type Store = ReturnType<typeof openStore>;

/**
 * Opens the store of a folder; creates both when missing, readable by their owner only.
 * @param check whether to check for damage, which reads the whole file
 * @throws when the folder is not writable, or the file is damaged or no store
 */
export function openStore(dataDir: string, { check = false } = {}) {
  const db = withReserve(dataDir, () => openDatabase(dataDir));
  try {
    if (check) quickCheck(db);
    const probe = db.prepare("UPDATE probe SET at = at + 1");
    const entries = createEntryStore(db);
    const eraser = createEraser(db);
    // Recent commits are only in the write-ahead log.
    const files = [storePath(dataDir), `${storePath(dataDir)}-wal`];
    const opened = files.map(identity);

    const checkIdentity = () => {
      if (files.some((file, index) => identity(file) !== opened[index]))
        throw new UnusableStoreError(
          "The message store was removed or replaced while it was open.",
        );
    };

    return {
      ...entries,
      ...createMailQueue(db),
      ...eraser,
      /** @throws UnusableStoreError, too, when the folder now holds another file */
      add(incoming: Incoming): Added {
        const added = entries.add(incoming);
        checkIdentity();
        return added;
      },
      remove: (numbers: readonly number[]) => withReserve(dataDir, () => eraser.remove(numbers)),
      wipe: () => withReserve(dataDir, eraser.wipe),
      /** Excludes free pages. */
      usedBytes: () =>
        (pragmaNumber(db, "page_count") - pragmaNumber(db, "freelist_count")) *
        pragmaNumber(db, "page_size"),
      /** Tests a write to disk. @throws when it fails, or when the folder now holds another file */
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
