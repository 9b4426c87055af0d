import type { Log } from "../log.ts";
import { retryLater } from "../provider/http-error.ts";
import type { Settings } from "../settings.ts";
import { SettingsError } from "../settings-values.ts";
import type { Timer } from "../time.ts";
import { codes, sqliteCode, StoreUnsound } from "./database.ts";
import { keepReserve } from "./disk-reserve.ts";
import type { Added, Incoming } from "./entry.ts";
import { openStore, type Store } from "./store.ts";

/** The store as the server uses it: it can be away, and it has a size. */
export type Inbox = ReturnType<typeof openInbox>;

type InboxState = {
  /** Why nothing can be stored; undefined when it can. */
  fault: string | undefined;
  usedBytes: number;
  /** Infinity where the file system does not say. */
  freeBytes: number;
  /** Whether messages, and whether applications are still taken. */
  takes: { message: boolean; application: boolean };
};

export type InboxDeps = {
  dataDir: string;
  capacity: Settings["capacity"];
  /** Bytes left on the disk the store is on; may throw. */
  freeBytes: () => number;
  timer: Timer;
  log: Log;
};

const lookEveryMs = 10_000;
const retrySeconds = 60;

// Of store and disk, kept for contact messages when applications have used up their share.
const shareOfMessages = 0.1;

/**
 * Opens the store. One that is full, damaged or away keeps nobody from reading the pages: until it
 * can be opened (tried every ten seconds) nothing is stored, and senders are told so.
 * @throws SettingsError when DATA_DIR can never work: no permission, another version's store
 */
export function openInbox({ dataDir, capacity, freeBytes, timer, log }: InboxDeps) {
  let store: Store | undefined;
  let fault: string | undefined;
  let opensLater = true;
  let cancel = () => {};

  function open(): void {
    try {
      store = openStore(dataDir, { check: true });
      if (fault !== undefined) log.info("The message store can be used again.");
      fault = undefined;
    } catch (error) {
      const first = fault === undefined;
      if (first && !isFull(error) && !isLost(error)) throw unusable(dataDir, error);
      lose(error);
    }
  }

  /** What is full is tried again; what is damaged or gone waits for a person and a new start. */
  function lose(error: unknown): void {
    opensLater = isFull(error);
    const reason = reasonOf(error);
    if (fault !== reason) log.error({ err: error }, "The message store cannot be used.");
    fault = reason;
    store?.close();
    store = undefined;
  }

  /** @throws when there is no store, and what `work` throws */
  function withStore<T>(work: (store: Store) => T): T {
    if (!store) throw new Error(fault ?? "The message store is closed.");
    try {
      return work(store);
    } catch (error) {
      if (isLost(error)) lose(error);
      throw error;
    }
  }

  function look(): void {
    if (!store && opensLater) open();
    keepReserve(dataDir, Math.max(0, orElse(Infinity, freeBytes) - capacity.minFreeBytes));
    cancel = timer.after(lookEveryMs, look);
  }

  /** Some file systems do not say how much is left, and an unreadable store not how much it holds. */
  function orElse(otherwise: number, bytes: () => number): number {
    try {
      return bytes();
    } catch {
      return otherwise;
    }
  }

  function state(bytes = 0): InboxState {
    const usedBytes = orElse(0, () => store?.usedBytes() ?? 0);
    const free = orElse(Infinity, freeBytes);
    const { maxStoreBytes, minFreeBytes } = capacity;
    const fits = (share: number) =>
      usedBytes + bytes <= maxStoreBytes * share && free - bytes >= minFreeBytes / share;
    const takes = { message: fits(1), application: fits(1 - shareOfMessages) };
    return { fault, usedBytes, freeBytes: free, takes };
  }

  look();
  return {
    /** @throws HttpError 503 when the entry cannot be kept */
    add(incoming: Incoming): Added {
      const bytes = incoming.kind === "application" ? incoming.resume.bytes.byteLength : 0;
      if (!state(bytes).takes[incoming.kind]) throw retryLater(503, sentences[incoming.kind], 3600);
      try {
        return withStore((it) => it.add(incoming));
      } catch (error) {
        if (fault === undefined) log.error({ err: error }, "A message could not be stored.");
        throw retryLater(503, sentences.away, retrySeconds);
      }
    },
    withStore,
    state: () => state(),
    close() {
      cancel();
      store?.close();
      store = undefined;
    },
  };
}

const sentences = {
  away: "The message could not be stored. Please try again later.",
  message: "Our inbox is full at the moment. Please write to us by e-mail.",
  application: "Our inbox takes no more applications at the moment. Please send yours by e-mail.",
};

const isFull = (error: unknown) =>
  [codes.busy, codes.full, codes.ioError].includes(sqliteCode(error) ?? 0) ||
  (error as NodeJS.ErrnoException).code === "ENOSPC";

/** After which the open store must not be used any more. */
const isLost = (error: unknown) =>
  error instanceof StoreUnsound ||
  [codes.corrupt, codes.notDatabase].includes(sqliteCode(error) ?? 0);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const unusable = (dataDir: string, error: unknown) =>
  new SettingsError(`Messages cannot be kept in DATA_DIR ${dataDir} (${reasonOf(error)}).`);
