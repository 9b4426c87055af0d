import { execSync, spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Incoming } from "../inbox/entry.ts";
import { openStore, type Store } from "../inbox/store.ts";
import { tempDir } from "../testing/temp.ts";

export const main = join(import.meta.dirname, "main.ts");

type Result = { code: number | null; out: string; err: string };

/** Runs the command as `npm run inbox` does, in Karachi. */
export async function inbox(dataDir: string, words: string[], env: object = {}): Promise<Result> {
  const child = spawn(process.execPath, [main, ...words], {
    env: { ...process.env, DATA_DIR: dataDir, TZ: "Asia/Karachi", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}

/** When everything in `filled` was received: the next day in Karachi. */
export const at = new Date("2026-03-01T23:30:00.000Z");

/** A store with these entries. It stays open, as it is while the server runs. */
export function filled(...incoming: Incoming[]): { dir: string; store: Store } {
  const dir = tempDir();
  const store = openStore(dir);
  for (const one of incoming) store.add({ ...one, receivedAt: at });
  return { dir, store };
}

export const numbersIn = (store: Store): number[] =>
  [...store.entries()].map(({ number }) => number);

/**
 * All bytes of all files of a folder. Read by another process: where this one closes a file that it
 * has open with SQLite too, it loses its locks on it (https://sqlite.org/howtocorrupt.html, 2.2).
 */
export const bytesIn = (dir: string): Buffer => execSync(`cat ${dir}/*`, { maxBuffer: Infinity });
