/*
 * Replaces `astro:content` in unit tests, which run without Astro (vitest.config.ts): reads the same
 * files with the same schemas, without Astro's cache.
 */
import { join } from "node:path";
import type { KindName } from "#src/entries/kinds.ts";
import { readEntries } from "#tools/content/read-content.ts";

const { entries, findings } = await readEntries(join(import.meta.dirname, "../.."));
if (findings.length > 0) throw new Error(findings.join("\n"));

export const getCollection = async (kind: KindName) =>
  entries
    .filter(({ collection }) => collection === kind)
    .map((entry) => ({ ...entry, filePath: entry.file }));
