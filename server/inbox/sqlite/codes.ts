import { StoreAwayError, UnusableStoreError } from "#server/inbox/store.ts";

/** SQLite's primary result codes (https://sqlite.org/rescode.html). */
export const sqliteCodes = {
  busy: 5,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notDatabase: 26,
};

/** An error's primary SQLite result code. */
export const sqliteCode = (error: unknown): number | undefined =>
  error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : undefined;

const isNoSpace = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOSPC";

const { busy, full, ioError, cannotOpen, corrupt, notDatabase } = sqliteCodes;
const away: (number | undefined)[] = [busy, full, ioError];
const unusable: (number | undefined)[] = [corrupt, notDatabase];
const fullDisk: (number | undefined)[] = [full, ioError, cannotOpen];

/** Whether the disk may be full: SQLite reports it in several ways. */
export const mayBeFull = (error: unknown): boolean =>
  fullDisk.includes(sqliteCode(error)) || isNoSpace(error);

/** The contract's error for one of SQLite or the file system; others stay as they are. */
export function storeError(error: unknown): unknown {
  const { message } = error as Error;
  // SQLite says the same of a full disk and of a broken one.
  const hint = sqliteCode(error) === ioError ? " (perhaps the disk is full)" : "";
  if (away.includes(sqliteCode(error)) || isNoSpace(error))
    return new StoreAwayError(message + hint, { cause: error });
  if (unusable.includes(sqliteCode(error)))
    return new UnusableStoreError(message, { cause: error });
  return error;
}
