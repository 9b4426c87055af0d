import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { dataDir, projectRoot } from "./server.ts";

const run = promisify(execFile);
const command = join(projectRoot, "server", "inbox", "cli.ts");

/** What `npm run inbox …` prints for the server under test. */
export async function inbox(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, COLUMNS: "200" };
  const { stdout } = await run(process.execPath, [command, ...words], { env });
  return stdout;
}

type Kept = Record<"name" | "email" | "phone" | "company" | "subject" | "message", string> & {
  number: number;
};

/** Messages in the inbox with this subject; tests run side by side, so each has its own. */
export async function messagesAbout(subject: string): Promise<Kept[]> {
  const all = JSON.parse(await inbox("export")) as Kept[]; // its own format
  return all.filter((message) => message.subject === subject);
}
