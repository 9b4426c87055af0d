import { once } from "node:events";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { inFull, type Issue } from "#src/entry-forms/issues.ts";
import { nameOf } from "#src/entry-forms/forms.ts";
import { checkAmong, generalIssue, othersNow } from "./check.ts";
import { type Entry, readAll } from "./entries.ts";

/* Schemas read the company and the brand when they are loaded: what a change of these breaks, a new thread knows. */

/** What is wrong in all entries. */
export async function issuesOfAll(): Promise<{ entry: Entry; issue: Issue }[]> {
  const entries = await readAll();
  const others = await othersNow();
  const found = await Promise.all(
    entries.map(async (entry) => {
      const { value, problem = "This cannot be read." } = entry;
      const issues = value ? await checkAmong(others, entry, value) : [generalIssue(problem)];
      return issues.map((issue) => ({ entry, issue }));
    }),
  );
  return found.flat();
}

/** In sentences, with their names. */
export const allIssues = async (): Promise<string[]> =>
  (await issuesOfAll()).map(({ entry, issue }) => inFull(nameOf(entry.kind, entry.title), issue));

/** The same, as the files of company and brand are now. */
export async function allIssuesNow(): Promise<string[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: marker });
  const [issues] = (await once(worker, "message")) as [string[]];
  await worker.terminate();
  return issues;
}

const marker = "all issues";
if (workerData === marker) void allIssues().then((issues) => parentPort?.postMessage(issues));
