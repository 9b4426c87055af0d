import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Entry } from "../../../server/inbox/entry.ts";
import { openStore } from "../../../server/inbox/store.ts";
import { dataDir, projectRoot } from "./server.ts";

const run = promisify(execFile);
const command = join(projectRoot, "server", "cli", "main.ts");

/** What `npm run inbox …` prints for the server under test. */
export async function inbox(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await run(process.execPath, [command, ...words], { env });
  return stdout;
}

/**
 * What is stored with this subject or e-mail address; tests share one inbox, so each has its own.
 * Read here, as a process for each look would take a second.
 */
export function storedWith(wanted: { subject: string } | { email: string }): Entry[] {
  const store = openStore(dataDir);
  try {
    return [...store.entries()].filter((entry) =>
      "subject" in wanted
        ? entry.kind === "message" && entry.subject === wanted.subject
        : entry.email === wanted.email,
    );
  } finally {
    store.close();
  }
}
