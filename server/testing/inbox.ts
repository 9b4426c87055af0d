import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "../environment.ts";
import type { Incoming, MessageStore } from "../inbox/store.ts";
import { openedStore } from "./store.ts";

const cli = join(projectRoot, "server/inbox/cli.ts");
const run = promisify(execFile);

type Result = { code: number; out: string; err: string };

/** Runs the inbox command as `npm run inbox` does, in Karachi. */
export async function inbox(dataDir: string, words: string[], env: object = {}): Promise<Result> {
  const options = { env: { ...process.env, DATA_DIR: dataDir, TZ: "Asia/Karachi", ...env } };
  try {
    const { stdout, stderr } = await run(process.execPath, [cli, ...words], options);
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
}

/** When everything in `filled` was received: the next day in Karachi. */
export const at = new Date("2026-03-01T23:30:00.000Z");

/** A store with these entries. It stays open, as it is while the server runs. */
export function filled(...incoming: Incoming[]): { dir: string; store: MessageStore } {
  const opened = openedStore();
  for (const one of incoming) opened.store.add({ ...one, receivedAt: at });
  return opened;
}
