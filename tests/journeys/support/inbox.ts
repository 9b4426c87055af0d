import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Entry } from "../../../server/inbox/entry.ts";
import { dataDir, projectRoot } from "./server.ts";

const run = promisify(execFile);
const command = join(projectRoot, "server", "cli", "main.ts");

/** What `npm run inbox …` prints for the server under test. */
export async function inbox(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await run(process.execPath, [command, ...words], { env });
  return stdout;
}

/** What is stored with this subject or e-mail address; tests share one inbox, so each has its own. */
export async function storedWith(
  wanted: { subject: string } | { email: string },
): Promise<Entry[]> {
  const all = JSON.parse(await inbox("export")) as Entry[]; // its own format
  return all.filter((entry) =>
    "subject" in wanted
      ? entry.kind === "message" && entry.subject === wanted.subject
      : entry.email === wanted.email,
  );
}
