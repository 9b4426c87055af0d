/*
 * `astro:content` for unit tests, which run without Astro (vitest.config.ts): the same files, found and
 * parsed by the same schemas, anew in every run.
 */
import { join } from "node:path";
import { type KindName, readEntries } from "../../tools/content/entries.ts";

const { entries, findings } = await readEntries(join(import.meta.dirname, "../.."));
if (findings.length > 0) throw new Error(findings.join("\n"));

export const getCollection = async (kind: KindName) =>
  entries.filter(({ collection }) => collection === kind);
