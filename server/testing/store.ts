import { execSync } from "node:child_process";
import { onTestFinished } from "vitest";
import { openStore, type Store } from "../inbox/store.ts";
import { tempDir } from "./temp.ts";

/** Opens the store of a folder, by default a new one, and closes it when the test ends. */
export function openedStore(dir: string = tempDir()): { dir: string; store: Store } {
  const store = openStore(dir);
  // The test may have closed it itself.
  onTestFinished(() => Promise.try(store.close).catch(() => {}));
  return { dir, store };
}

/** Runs `wipe` until it is done or the file is busy. */
export function wipeAll(store: Store): "busy" | "clean" {
  let done = store.wipe();
  while (done === "more") done = store.wipe();
  return done;
}

export const numbersIn = (store: Store): number[] =>
  [...store.entries()].map(({ number }) => number);

/**
 * The bytes of all files in a folder. Read by another process: closing a file that SQLite has open
 * in this one would drop SQLite's locks (https://sqlite.org/howtocorrupt.html, 2.2).
 */
export const bytesIn = (dir: string): Buffer => execSync(`cat ${dir}/*`, { maxBuffer: Infinity });
