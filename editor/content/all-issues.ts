import { once } from "node:events";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { inFull } from "#src/entry-forms/issues.ts";
import { nameOf } from "#src/entry-forms/forms.ts";
import { checkAmong, othersNow } from "./check.ts";
import { readAll } from "./entries.ts";

/* Schemas read the company and the brand when they are loaded: what a change of these breaks, a new thread knows. */

/** What is wrong in all entries, with their names. */
export async function allIssues(): Promise<string[]> {
  const entries = await readAll();
  const others = await othersNow();
  const issues = await Promise.all(
    entries.map(async (entry) => {
      const found = entry.value ? await checkAmong(others, entry, entry.value) : [];
      return found.map((issue) => inFull(nameOf(entry.kind, entry.title), issue));
    }),
  );
  return issues.flat();
}

/** The same, as the files of company and brand are now. */
export async function allIssuesNow(): Promise<string[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: marker });
  const [issues] = (await once(worker, "message")) as [string[]];
  await worker.terminate();
  return issues;
}

const marker = "all issues";
if (workerData === marker) void allIssues().then((issues) => parentPort?.postMessage(issues));
