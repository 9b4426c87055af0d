import { readChanges } from "./requests.ts";

/** Whether what is deleted can come back, in a sentence: only what was published can. */
export async function isItLost(kind: string, slug: string): Promise<string> {
  const changes = await readChanges().catch(() => []);
  const own = changes.find((it) => it.kind === kind && it.slug === slug);
  return own?.what === "added"
    ? "It was never published: it cannot come back."
    : "What was published can be brought back: Publish › Published. What was not cannot come back.";
}
