import type { NoteName, Store } from "#server/inbox/store.ts";
import type { Database } from "./address.ts";
import { createAssets } from "./assets.ts";
import { createSubmissionStore } from "./submissions.ts";
import { createEraser } from "./erasing.ts";
import { createLeases } from "./leases.ts";
import { exists, migrate } from "./migrations.ts";
import { createNotes } from "./notes.ts";
import { createQueue } from "./queue.ts";
import { openSessions, type Sessions } from "./sessions.ts";
import { createTransfer } from "./transfer.ts";

/** What a submission takes beside its text and file, with its indexes. */
const rowBytes = 1000;
const measuredForMs = 10_000;

/**
 * Opens the store of a database; creates its tables when they are missing.
 * @throws StoreAwayError; another error when the database refuses this user or is another version's
 */
export async function openPostgres(database: Database): Promise<Store> {
  const sessions = openSessions(database);
  try {
    await migrate(sessions);
    return createStore(sessions);
  } catch (error) {
    await sessions.close();
    throw error;
  }
}

/** Whether the database has a store; creates none. @throws StoreAwayError */
export async function hasStore(database: Database): Promise<boolean> {
  const sessions = openSessions(database);
  try {
    return await sessions.transaction(exists);
  } finally {
    await sessions.close();
  }
}

function createStore(sessions: Sessions): Store {
  const { transaction } = sessions;
  const used = createUsedBytes(sessions);
  return {
    ...createSubmissionStore(sessions, used.add),
    ...createQueue(sessions),
    ...createEraser(sessions),
    ...createTransfer(sessions),
    note: (name: NoteName) => transaction((query) => createNotes(query).note(name)),
    setNote: (name: NoteName, value: string | undefined) =>
      transaction((query) => createNotes(query).setNote(name, value)),
    usedBytes: used.bytes,
    async probeWrite() {
      await transaction((query) => query("UPDATE inbox.probe SET at = (at + 1) % 1000000"));
    },
    close: sessions.close,
    shared: { ...createLeases(sessions), assets: createAssets(sessions) },
  };
}

/** Measured now and then: it reads a row of every submission. */
function createUsedBytes({ transaction }: Sessions) {
  let measured = { bytes: 0, untilMs: -Infinity };
  return {
    add: (bytes: number) => void (measured.bytes += bytes + rowBytes),
    async bytes(): Promise<number> {
      if (performance.now() < measured.untilMs) return measured.bytes;
      const [found] = await transaction((query) =>
        query(
          `SELECT coalesce(sum(bytes::bigint + ${rowBytes}), 0)::float8 AS bytes FROM inbox.entries`,
        ),
      );
      measured = { bytes: Number(found?.["bytes"]), untilMs: performance.now() + measuredForMs };
      return measured.bytes;
    },
  };
}
