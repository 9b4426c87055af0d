import { type Settings, SettingsError } from "../settings.ts";
import type { Runtime } from "../time.ts";
import { sqliteCode, sqliteCodes, UnusableStoreError } from "./database.ts";
import { keepReserve } from "./disk-reserve.ts";
import type { Added, Incoming } from "./entry.ts";
import { openStore, type Store } from "./store.ts";

/** An entry was not kept. The reason is one of the causes in contract/causes.ts. */
export class NotStoredError extends Error {
  readonly reason: "storeAway" | "storeFull" | "storeFullForApplications";
  /** After which trying again may help. */
  readonly retrySeconds: number;

  constructor(reason: NotStoredError["reason"], retrySeconds: number) {
    super(reason);
    this.reason = reason;
    this.retrySeconds = retrySeconds;
  }
}

/** The store as the server uses it: it may be unavailable, and its size is limited. */
export type Inbox = ReturnType<typeof openInbox>;

type InboxDeps = Omit<Runtime, "clock"> & {
  dataDir: string;
  capacity: Settings["capacity"];
  /** Free bytes on the store's disk; may throw. */
  freeBytes: () => number;
};

const checkIntervalMs = 10_000;
const retrySeconds = 60;

// Share of the store's and the disk's capacity that only messages may use.
const messageShare = 0.1;

/**
 * Opens the store. The server runs without it, too: while the disk is full or the file busy, opening is
 * retried every ten seconds; a damaged store waits for a restart. Until then `add` answers 503.
 * @throws SettingsError when DATA_DIR can never work: no permission, another version's store
 */
export function openInbox({ dataDir, capacity, freeBytes, timer, log }: InboxDeps) {
  let store: Store | undefined;
  let fault: string | undefined;
  let retryOpen = true;
  let cancelTimer = () => {};

  function open(): void {
    try {
      store = openStore(dataDir, { check: true });
      if (fault !== undefined) log.info("The message store can be used again.");
      fault = undefined;
    } catch (error) {
      if (fault === undefined && !isTemporary(error) && !isUnusable(error))
        throw new SettingsError(
          `Messages cannot be kept in DATA_DIR ${dataDir} (${reasonOf(error)}).`,
        );
      closeUnusable(error);
    }
  }

  /** A full disk may get room again; a damaged or missing store waits for a restart. */
  function closeUnusable(error: unknown): void {
    retryOpen = isTemporary(error);
    const reason = reasonOf(error);
    if (fault !== reason) log.error({ err: error }, "The message store cannot be used.");
    fault = reason;
    store?.close();
    store = undefined;
  }

  /** @throws when the store is unavailable, and what `work` throws */
  function withStore<T>(work: (store: Store) => T): T {
    if (!store) throw new Error(fault ?? "The message store is closed.");
    try {
      return work(store);
    } catch (error) {
      if (isUnusable(error)) closeUnusable(error);
      throw error;
    }
  }

  function check(): void {
    if (!store && retryOpen) open();
    keepReserve(dataDir, Math.max(0, valueOr(Infinity, freeBytes) - capacity.minFreeBytes));
    cancelTimer = timer.after(checkIntervalMs, check);
  }

  /** Some file systems do not report free space, nor an unreadable store its size. */
  function valueOr(fallback: number, bytes: () => number): number {
    try {
      return bytes();
    } catch {
      return fallback;
    }
  }

  /**
   * @param bytes of an entry that needs room
   * @returns `fault`: why the store is unavailable; `freeBytes`: Infinity when the file system does not
   *   report it; `takes`: which entries there is room for
   */
  function state(bytes = 0) {
    const usedBytes = valueOr(0, () => store?.usedBytes() ?? 0);
    const free = valueOr(Infinity, freeBytes);
    const { maxStoreBytes, minFreeBytes } = capacity;
    const fits = (share: number) =>
      usedBytes + bytes <= maxStoreBytes * share && free - bytes >= minFreeBytes / share;
    const takes = { message: fits(1), application: fits(1 - messageShare) };
    return { fault, usedBytes, freeBytes: free, takes };
  }

  check();
  return {
    /** @throws NotStoredError when the entry cannot be kept */
    add(incoming: Incoming): Added {
      const bytes = incoming.kind === "application" ? incoming.resume.bytes.byteLength : 0;
      if (!state(bytes).takes[incoming.kind]) throw new NotStoredError(full[incoming.kind], 3600);
      try {
        return withStore((it) => it.add(incoming));
      } catch (error) {
        if (fault === undefined) log.error({ err: error }, "A message could not be stored.");
        throw new NotStoredError("storeAway", retrySeconds);
      }
    },
    withStore,
    state: () => state(),
    close() {
      cancelTimer();
      store?.close();
      store = undefined;
    },
  };
}

const full = { message: "storeFull", application: "storeFullForApplications" } as const;

/** Disk full or file busy: opening may succeed later. */
const isTemporary = (error: unknown) =>
  [sqliteCodes.busy, sqliteCodes.full, sqliteCodes.ioError].includes(sqliteCode(error) ?? 0) ||
  (error as NodeJS.ErrnoException).code === "ENOSPC";

/** Whether the open store must not be used any longer. */
const isUnusable = (error: unknown) =>
  error instanceof UnusableStoreError ||
  [sqliteCodes.corrupt, sqliteCodes.notDatabase].includes(sqliteCode(error) ?? 0);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
