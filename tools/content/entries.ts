import { glob, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { parse } from "yaml";
import { withCompany } from "../../src/content/company-words.ts";
import { type Kind, kinds } from "../../src/content/kinds.ts";

export type KindName = keyof typeof kinds;

/**
 * `file` begins with src/content/. `written`: what it says; `data`: what its schema makes of it, undefined where it
 * is wrong.
 */
export type Entry = {
  collection: KindName;
  id: string;
  file: string;
  written: unknown;
  data: unknown;
};

/**
 * Every entry of a project, read as Astro reads it.
 * @param root the folder that has src/content/
 * @returns the entries, and one sentence for each mistake in them
 */
export async function readEntries(root: string) {
  const entries: Entry[] = [];
  const findings: string[] = [];
  const seen = new Set<string>();

  for (const [collection, kind] of Object.entries(kinds) as [KindName, Kind][]) {
    const { folder, many, format, schema } = kind;
    const index = `src/content/${folder}${many ? "/*" : ""}/index.${format}`;
    for await (const file of glob(index, { cwd: root })) {
      seen.add(file);
      try {
        const written: unknown = parse(await readFile(join(root, file), "utf8"));
        const { data, error } = schema.safeParse(withCompany(written));
        entries.push({ collection, id: basename(dirname(file)), file, written, data });
        for (const { path, message } of error?.issues ?? [])
          findings.push([`${file}:`, path.join("."), message].filter(Boolean).join(" "));
      } catch (error) {
        findings.push(`${file}: ${(error as Error).message.split("\n", 1)[0]}`); // the parser's
      }
    }
  }
  return {
    entries: entries.toSorted((a, b) => a.file.localeCompare(b.file)),
    findings: [...findings, ...(await misplaced(root, seen))],
  };
}

/** Files that look like entries and are none, so that nobody would see them. */
async function misplaced(root: string, seen: ReadonlySet<string>) {
  const files = await Array.fromAsync(glob("src/content/**/*.{yaml,yml,json,md}", { cwd: root }));
  const rightPlace = /^src\/content(?:\/[a-z\d-]+){1,2}\/index\.\w+$/;
  return files
    .filter((file) => !seen.has(file) || !rightPlace.test(file))
    .map((file) => `${file}: is no entry; it has to be <kind>/<kebab-case-name>/index.yaml`)
    .toSorted();
}

/** A text of an entry; `where`: its file and field, as findings begin. */
export type Text = { where: string; text: string };

/** Every text of some entries, as it is written there: with {company}, say. */
export const textsOf = (entries: readonly Entry[]): Text[] =>
  entries.flatMap(({ file, written }) => textsIn(written, file, []));

function textsIn(node: unknown, file: string, path: string[]): Text[] {
  if (typeof node === "string") return [{ where: `${file}: ${path.join(".")}`, text: node }];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => textsIn(value, file, [...path, key]));
}

/**
 * Texts that somebody reads as language: not a program's code, and not a name in lower case without a space, such as
 * an icon's, a color's, a file's, an entry's and an address.
 */
export const isProse = ({ where, text }: Text) =>
  !where.endsWith(".code") && !/^[\da-z./#?=_-]+$/.test(text);
