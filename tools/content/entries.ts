import { glob, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { parse } from "yaml";
import { brandFolder } from "#src/content/brand-folder.ts";
import { withCompany } from "#src/content/company-words.ts";
import { type Kind, kinds } from "#src/content/kinds.ts";

export type KindName = keyof typeof kinds;

export type Entry = {
  collection: KindName;
  id: string;
  /** Relative to the project: brand/content/… */
  file: string;
  /** The file's content as parsed from YAML or JSON. */
  written: unknown;
  /** The schema's output; undefined if the entry is invalid. */
  data: unknown;
};

/**
 * Reads and validates every entry as Astro does.
 * @param root the folder that has the brand's folder
 * @returns the entries, and one line per mistake
 */
export async function readEntries(root: string) {
  const entries: Entry[] = [];
  const findings: string[] = [];
  const seen = new Set<string>();

  for (const [collection, kind] of Object.entries(kinds) as [KindName, Kind][]) {
    const { folder, many, format, schema } = kind;
    const pattern = `${brandFolder}/content/${folder}${many ? "/*" : ""}/index.${format}`;
    for await (const file of glob(pattern, { cwd: root })) {
      seen.add(file);
      try {
        const written: unknown = parse(await readFile(join(root, file), "utf8"));
        const { data, error } = schema.safeParse(withCompany(written));
        entries.push({ collection, id: basename(dirname(file)), file, written, data });
        for (const { path, message } of error?.issues ?? [])
          findings.push([`${file}:`, path.join("."), message].filter(Boolean).join(" "));
      } catch (error) {
        findings.push(`${file}: ${(error as Error).message.split("\n", 1)[0]}`); // YAML error
      }
    }
  }
  return {
    entries: entries.toSorted((a, b) => a.file.localeCompare(b.file)),
    findings: [...findings, ...(await misplaced(root, seen))],
  };
}

/** Files that look like entries but match no collection: Astro would ignore them. */
async function misplaced(root: string, seen: ReadonlySet<string>) {
  const files = await Array.fromAsync(
    glob(`${brandFolder}/content/**/*.{yaml,yml,json,md}`, { cwd: root }),
  );
  const entryPath = /\/content(?:\/[a-z\d-]+){1,2}\/index\.\w+$/;
  return files
    .filter((file) => !seen.has(file) || !entryPath.test(file))
    .map((file) => `${file}: is not an entry; move it to <kind>/<kebab-case-name>/index.yaml`)
    .toSorted();
}

/** A text of an entry; `where` is its file and field, as in "brand/content/screens/home/index.yaml: title". */
export type Text = { where: string; text: string };

/** Every text of the entries as written: {company} is not replaced. */
export const textsOf = (entries: readonly Entry[]): Text[] =>
  entries.flatMap(({ file, written }) => textsIn(written, file, []));

function textsIn(node: unknown, file: string, path: string[]): Text[] {
  if (typeof node === "string") return [{ where: `${file}: ${path.join(".")}`, text: node }];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => textsIn(value, file, [...path, key]));
}

/** Whether a text is prose: not program code, and not a lower-case identifier (icon, color, file, entry, URL). */
export const isProse = ({ where, text }: Text) =>
  !where.endsWith(".code") && !/^[\da-z./#?=:_-]+$/.test(text);
