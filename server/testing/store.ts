import { execSync } from "node:child_process";
import { onTestFinished } from "vitest";
import { openStore } from "#server/inbox/sqlite/open.ts";
import type { Submission } from "#server/inbox/submission.ts";
import type { Store } from "#server/inbox/store.ts";
import { tempDir } from "./temp.ts";

/** Opens the store of a folder, by default a new one, and closes it when the test ends. */
export function openedStore(dir: string = tempDir()): { dir: string; store: Store } {
  const store = openStore(dir);
  // The test may have closed it itself.
  onTestFinished(() => store.close().catch(() => {}));
  return { dir, store };
}

/** Runs `wipe` until it is done or the file is busy. */
export async function wipeAll(store: Store): Promise<"busy" | "clean" | "reusable"> {
  let done = await store.wipe();
  while (done === "more") done = await store.wipe();
  return done;
}

export const submissionsIn = (store: Store): Promise<Submission[]> =>
  Array.fromAsync(store.submissions());

export const numbersIn = (store: Store): Promise<number[]> =>
  Array.fromAsync(store.submissions(), ({ number }) => number);

/**
 * The bytes of all files in a folder. Read by another process: closing a file that SQLite has open
 * in this one would drop SQLite's locks (https://sqlite.org/howtocorrupt.html, 2.2).
 */
export const bytesIn = (dir: string): Buffer => execSync(`cat ${dir}/*`, { maxBuffer: Infinity });
