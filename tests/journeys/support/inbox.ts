import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Submission } from "#server/inbox/submission.ts";
import { openStore } from "#server/inbox/sqlite/open.ts";
import { projectRoot, testSite } from "./server.ts";

const run = promisify(execFile);
const command = join(projectRoot, "server", "cli", "main.ts");

/** Runs `npm run inbox …` on the inbox of the site under test. @returns its output */
export async function inbox(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: testSite.dataDir };
  const { stdout } = await run(process.execPath, [command, ...args], { env });
  return stdout;
}

/**
 * Submissions stored with this subject or email address, which each test chooses to be unique.
 * Reads the store directly: starting the inbox command takes a second.
 */
export async function storedWith(
  wanted: { subject: string } | { email: string },
): Promise<Submission[]> {
  const store = openStore(testSite.dataDir);
  try {
    return (await Array.fromAsync(store.submissions())).filter((submission) =>
      "subject" in wanted
        ? submission.kind === "message" && submission.subject === wanted.subject
        : submission.email === wanted.email,
    );
  } finally {
    await store.close();
  }
}
