import { SettingsError } from "#server/setting-error.ts";
import type { Settings } from "#server/settings.ts";
import type { Runtime } from "#server/time.ts";
import type { Added, DestinationName, Incoming } from "./submission.ts";
import { nameOf, openPlace, type Place } from "./place.ts";
import { keepReserve } from "./sqlite/disk-reserve.ts";
import { type Store, StoreAwayError, UnusableStoreError } from "./store.ts";

/** A submission was not kept. The reason is one of the causes in contract/causes.ts. */
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
export type Inbox = Awaited<ReturnType<typeof openInbox>>;

type InboxDeps = Omit<Runtime, "clock"> & {
  place: Place;
  capacity: Settings["capacity"];
  /** Free bytes on the disk of the folder; may throw. */
  freeBytes: () => number;
};

const checkIntervalMs = 10_000;
const retrySeconds = 60;

// Share of the store's and the disk's capacity that only messages may use.
const messageShare = 0.1;

/**
 * Opens the store. The server runs without it, too: while the disk is full, the file busy or the database away, opening
 * is retried every ten seconds; a damaged store waits for a restart. Until then `add` answers 503.
 * @throws SettingsError when the place can never work: no permission, another version's store
 */
export async function openInbox({ place, capacity, freeBytes, timer, log }: InboxDeps) {
  let store: Store | undefined;
  let fault: string | undefined;
  let [retryOpen, closed] = [true, false];
  let cancelTimer = () => {};

  async function open(): Promise<void> {
    try {
      store = await openPlace(place, { check: true });
      if (fault !== undefined) log.info("The message store can be used again.");
      fault = undefined;
    } catch (error) {
      const isKnown = error instanceof StoreAwayError || error instanceof UnusableStoreError;
      if (fault === undefined && !isKnown)
        throw new SettingsError(
          `Messages cannot be kept in ${nameOf(place)} (${reasonOf(error)}).`,
        );
      await closeUnusable(error);
    }
  }

  /** A full disk may get room again; a damaged or missing store waits for a restart. */
  async function closeUnusable(error: unknown): Promise<void> {
    retryOpen = error instanceof StoreAwayError;
    const reason = reasonOf(error);
    if (fault !== reason) log.error(`The message store cannot be used: ${reason}`);
    fault = reason;
    const closing = store;
    store = undefined;
    await closing?.close();
  }

  /** @throws when the store is unavailable, and what `work` throws */
  async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
    if (!store) throw new Error(fault ?? "The message store is closed.");
    try {
      return await work(store);
    } catch (error) {
      if (error instanceof UnusableStoreError && store) await closeUnusable(error);
      throw error;
    }
  }

  async function check(): Promise<void> {
    if (!store && retryOpen) await open();
    if (!place.database)
      keepReserve(place.dataDir, Math.max(0, freeOrInfinity() - capacity.minFreeBytes));
    if (!closed) cancelTimer = timer.after(checkIntervalMs, () => void check());
  }

  /** Some file systems do not report free space, nor does a database. */
  function freeOrInfinity(): number {
    if (place.database) return Infinity;
    try {
      return freeBytes();
    } catch {
      return Infinity;
    }
  }

  /**
   * @param bytes of a submission that needs room
   * @returns `fault`: why the store is unavailable; `freeBytes`: Infinity when the file system does not
   *   report it; `takes`: which submissions there is room for
   */
  async function state(bytes = 0) {
    // One that cannot be read has no size.
    const usedBytes = (await store?.usedBytes().catch(() => 0)) ?? 0;
    const free = freeOrInfinity();
    const { maxStoreBytes, minFreeBytes } = capacity;
    const fits = (share: number) =>
      usedBytes + bytes <= maxStoreBytes * share && free - bytes >= minFreeBytes / share;
    const takes = { message: fits(1), application: fits(1 - messageShare) };
    return { fault, usedBytes, freeBytes: free, takes };
  }

  await check();
  return {
    /** @throws NotStoredError when the submission cannot be kept */
    async add(incoming: Incoming, others?: readonly DestinationName[]): Promise<Added> {
      const bytes = incoming.kind === "application" ? incoming.resume.bytes.byteLength : 0;
      const { takes } = await state(bytes);
      if (!takes[incoming.kind]) throw new NotStoredError(full[incoming.kind], 3600);
      try {
        return await withStore((it) => it.add(incoming, others));
      } catch (error) {
        if (fault === undefined) log.error({ err: error }, "A message could not be stored.");
        throw new NotStoredError("storeAway", retrySeconds);
      }
    },
    withStore,
    state: () => state(),
    async close() {
      closed = true;
      cancelTimer();
      const closing = store;
      store = undefined;
      await closing?.close();
    },
  };
}

const full = { message: "storeFull", application: "storeFullForApplications" } as const;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
