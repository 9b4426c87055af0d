import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Incoming } from "../inbox/entry.ts";
import { openedStore } from "../testing/store.ts";

export const main = join(import.meta.dirname, "main.ts");

type Result = { code: number | null; out: string; err: string };

/** Runs the command line as `npm run inbox` does, in Karachi's time zone. */
export async function inbox(dataDir: string, args: string[], env: object = {}): Promise<Result> {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, TZ: "Asia/Karachi", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}

/** When all entries of `filled` were received: the next day in Karachi. */
export const receivedAt = new Date("2026-03-01T23:30:00.000Z");

/** A store with these entries. It stays open, as it is while the server runs. */
export function filled(...incoming: Incoming[]) {
  const opened = openedStore();
  for (const one of incoming) opened.store.add({ ...one, receivedAt });
  return opened;
}
