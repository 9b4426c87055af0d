/*
 * `astro:content` for unit tests, which run without Astro (vitest.config.ts): the same files, found by
 * the same loaders and parsed by the same schemas, anew in every run.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Loader } from "astro/loaders";
import type { z } from "astro/zod";
import { parse } from "yaml";
import { collections } from "../../src/content.config.ts";

type Kind = keyof typeof collections;

const root = pathToFileURL(`${join(import.meta.dirname, "../..")}/`);
const yaml = { getEntryInfo: ({ contents }: { contents: string }) => ({ data: parse(contents) }) };

export async function getCollection(kind: Kind) {
  const { loader, schema } = collections[kind] as { loader: Loader; schema: z.ZodType }; // Astro's type has older forms too
  const entries: unknown[] = [];
  const context = {
    collection: kind,
    config: { root, srcDir: new URL("src/", root) },
    logger: console,
    entryTypes: new Map([".yaml", ".json"].map((ending) => [ending, yaml])),
    generateDigest: () => "",
    parseData: ({ data }: { data: unknown }) => schema.parse(data),
    store: {
      keys: () => [],
      get: () => undefined,
      set: (entry: object) => entries.push({ ...entry, collection: kind }),
    },
  };
  await loader.load(context as never); // what glob() uses of it
  return entries;
}
