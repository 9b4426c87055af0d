import { execFile } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { storePath } from "#server/inbox/sqlite/database.ts";
import type { Incoming } from "#server/inbox/submission.ts";
import { openedStore } from "./store.ts";

export const main = join(import.meta.dirname, "../cli/main.ts");

type Result = { code: number | null; out: string; err: string };

/** Runs the command line as `npm run inbox` does, in Karachi's time zone. @param typed its input */
export const inbox = (
  dataDir: string,
  args: string[],
  more: object = {},
  typed = "",
): Promise<Result> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir, TZ: "Asia/Karachi", ...more };
    const child = execFile(process.execPath, [main, ...args], { env }, (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
    child.stdin?.end(typed);
  });

/** When all submissions of `filled` were received: the next day in Karachi. */
export const receivedAt = new Date("2026-03-01T23:30:00.000Z");

/**
 * A store with these submissions, of which the first eight have the references AAAAAAAA to AAAAAAAH. It stays open, as it
 * is while the server runs.
 */
export async function filled(...incoming: Incoming[]) {
  const opened = openedStore();
  for (const one of incoming) await opened.store.add({ ...one, receivedAt });
  using db = new DatabaseSync(storePath(opened.dir));
  db.exec("UPDATE entries SET reference = 'AAAAAAA' || char(64 + number) WHERE number < 9");
  return opened;
}
