import { statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import type { DestinationName, Incoming, Submission } from "#server/inbox/submission.ts";
import { type Store, UnusableStoreError } from "#server/inbox/store.ts";
import { storeError } from "./codes.ts";
import { openDatabase, quickCheck, storePath } from "./database.ts";
import { pragmaNumber } from "./sql.ts";
import { withReserve } from "./disk-reserve.ts";
import { createSubmissionStore } from "./submissions.ts";
import { createEraser } from "./erasing.ts";
import { createNotes } from "./notes.ts";
import { createQueue } from "./queue.ts";
import { createTransfer } from "./transfer.ts";

/**
 * Opens the store of a folder; creates both when missing, readable by their owner only.
 * @param check whether to check for damage, which reads the whole file
 * @throws StoreAwayError, UnusableStoreError; another error when the folder is not writable or another
 *   version's
 */
export function openStore(dataDir: string, { check = false } = {}): Store {
  return inTermsOfTheContract(() => {
    const db = withReserve(dataDir, () => openDatabase(dataDir));
    try {
      if (check) quickCheck(db);
      return { ...asynchronous(createStore(db, dataDir)), ...createTransfer(dataDir) };
    } catch (error) {
      db.close();
      throw error;
    }
  });
}

/** The contract's methods as they are with SQLite in this process. */
type Synchronous = {
  [Name in Exclude<keyof Methods, "submissions">]: (
    ...args: Parameters<Methods[Name]>
  ) => Awaited<ReturnType<Methods[Name]>>;
} & { submissions(): Iterable<Submission> };
type Methods = Omit<Store, "snapshot" | "putAll" | "shared">;

function createStore(db: DatabaseSync, dataDir: string): Synchronous {
  const probe = db.prepare("UPDATE probe SET at = at + 1");
  const submissions = createSubmissionStore(db);
  const eraser = createEraser(db);
  // Recent commits are only in the write-ahead log.
  const files = [storePath(dataDir), `${storePath(dataDir)}-wal`];
  const opened = files.map(identity);

  const checkIdentity = () => {
    if (files.some((file, index) => identity(file) !== opened[index]))
      throw new UnusableStoreError("The message store was removed or replaced while it was open.");
  };

  return {
    ...submissions,
    ...createQueue(db),
    ...createNotes(db),
    ...eraser,
    add(incoming: Incoming, others?: readonly DestinationName[]) {
      const added = submissions.add(incoming, others);
      checkIdentity();
      return added;
    },
    remove: (numbers: readonly number[]) => withReserve(dataDir, () => eraser.remove(numbers)),
    wipe: () => withReserve(dataDir, eraser.wipe),
    usedBytes: () =>
      (pragmaNumber(db, "page_count") - pragmaNumber(db, "freelist_count")) *
      pragmaNumber(db, "page_size"),
    probeWrite() {
      probe.run();
      checkIdentity();
    },
    close: () => db.close(),
  };
}

/** Only `submissions` is lazy. */
function asynchronous({ submissions, ...methods }: Synchronous): Methods {
  const wrapped = Object.entries(methods).map(([name, method]) => [
    name,
    async (...args: unknown[]) =>
      inTermsOfTheContract(() => (method as (...all: unknown[]) => unknown)(...args)),
  ]);
  return {
    ...(Object.fromEntries(wrapped) as Omit<Methods, "submissions">), // the same methods, see Synchronous
    async *submissions() {
      yield* submissions();
    },
  };
}

/** @throws the contract's errors in place of SQLite's */
function inTermsOfTheContract<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw storeError(error);
  }
}

function identity(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true });
  return found && `${found.dev}:${found.ino}`;
}
