import { glob } from "node:fs/promises";
import { relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Loader } from "astro/loaders";
import type { z } from "astro/zod";
import { parse } from "yaml";
import { collections } from "../../src/content.config.ts";
import { inOrder } from "../../src/content/entries.ts";

export type Kind = keyof typeof collections;

/**
 * `file` begins with src/content/. `written`: what it says; `data`: what its schema makes of it, undefined where it
 * is wrong.
 */
export type Entry = {
  collection: Kind;
  id: string;
  file: string;
  written: Record<string, unknown>;
  data: unknown;
};

/**
 * Every entry of a project, found by the loaders and parsed by the schemas that Astro uses, but without Astro.
 * @param root the folder that has src/content/
 * @returns the entries, and one sentence for each mistake in them
 */
export async function readEntries(root: string) {
  const entries: Entry[] = [];
  const findings: string[] = [];
  const seen = new Set<string>();
  const illegible = new Set<string>();

  for (const [collection, { loader, schema }] of kinds()) {
    const getEntryInfo = ({ contents, fileUrl }: { contents: string; fileUrl: URL }) => {
      const file = relative(root, fileURLToPath(fileUrl));
      seen.add(file);
      try {
        return { data: fieldsIn(contents) };
      } catch (error) {
        illegible.add(file);
        findings.push(`${file}: ${firstLine(error)}`);
        return { data: {} };
      }
    };
    const parseData = ({ id, data: written, filePath }: Written) => {
      const file = relative(root, filePath);
      const { data, error } = schema.safeParse(written);
      entries.push({ collection, id, file, written, data });
      if (illegible.has(file)) return {};
      for (const { path, message } of error?.issues ?? [])
        findings.push([`${file}:`, path.join("."), message].filter(Boolean).join(" "));
      return {};
    };
    await loader.load(contextOf(root, collection, getEntryInfo, parseData));
  }
  return {
    entries: entries.toSorted((a, b) => a.file.localeCompare(b.file)),
    findings: [...findings, ...(await misplaced(root, seen)), ...sharedPlaces(entries)],
  };
}

type Written = { id: string; data: Record<string, unknown>; filePath: string };

/** The project's kinds of entry, each with how it is found and what it has to be. */
const kinds = () => Object.entries(collections) as [Kind, { loader: Loader; schema: z.ZodType }][]; // Astro's type has older forms too

/** @throws saying in which line it is no YAML, or that it is something else than fields */
function fieldsIn(contents: string): Record<string, unknown> {
  const value: unknown = parse(contents);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error("has to be fields, each with a colon and its value");
  return value as Record<string, unknown>; // YAML has no other keys that matter here
}

/** As much of what Astro hands to a loader as glob() uses. */
function contextOf(root: string, collection: Kind, getEntryInfo: unknown, parseData: unknown) {
  const url = pathToFileURL(`${root}/`);
  return {
    collection,
    config: { root: url, srcDir: new URL("src/", url) },
    logger: { warn: () => {}, error: () => {} },
    entryTypes: new Map([".yaml", ".json"].map((ending) => [ending, { getEntryInfo }])),
    generateDigest: () => "",
    parseData,
    store: { keys: () => [], get: () => undefined, set: () => {} },
  } as never;
}

/** Files that look like entries and are none, so that nobody would see them. */
async function misplaced(root: string, seen: ReadonlySet<string>) {
  const files = await Array.fromAsync(glob("src/content/**/*.{yaml,yml,json,md}", { cwd: root }));
  return files
    .filter(
      (file) => !seen.has(file) || !/^src\/content(?:\/[a-z\d-]+){1,2}\/index\.\w+$/.test(file),
    )
    .map((file) => `${file}: is no entry; it has to be <kind>/<kebab-case-name>/index.yaml`)
    .toSorted();
}

function sharedPlaces(entries: readonly Entry[]): string[] {
  const ordered = entries.flatMap(({ collection, id, written: { order } }) =>
    typeof order === "number" ? [{ collection, id, data: { order } }] : [],
  );
  return [...Map.groupBy(ordered, ({ collection }) => collection).values()].flatMap((kind) => {
    try {
      inOrder(kind);
      return [];
    } catch (error) {
      return [firstLine(error)];
    }
  });
}

const firstLine = (error: unknown) =>
  String(error instanceof Error ? error.message : error).split("\n", 1)[0] ?? "";
