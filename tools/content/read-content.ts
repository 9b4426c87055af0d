import { ownPages } from "#integrations/own-pages.ts";
import { glob, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { parse } from "yaml";
import { brandFolder } from "#src/entries/brand-folder.ts";
import { withCompany } from "#src/entries/placeholders.ts";
import { type Path, walk } from "#src/entry-forms/fields.ts";
import { formFor, nameOf, titleOf } from "#src/entry-forms/forms.ts";
import { inFull, issuesOf, placeIn } from "#src/entry-forms/issues.ts";
import { pageAddresses } from "#src/entry-forms/page-addresses.ts";
import { type KindName, kindOf, kinds } from "#src/entries/kinds.ts";

export type Entry = {
  collection: KindName;
  id: string;
  /** "Openings › Office Assistant", as in the editor. */
  name: string;
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
  const { entries, unreadable, seen } = await parseEntries(root);
  return {
    entries,
    findings: [
      ...unreadable,
      ...(await mistakesIn(entries, root)),
      ...(await misplaced(root, seen)),
    ],
  };
}

/** @returns the entries whose files can be read, a line for each of the others, and the paths of all */
export async function parseEntries(root: string) {
  const entries: Entry[] = [];
  const unreadable: string[] = [];
  const seen = new Set<string>();

  for (const collection of Object.keys(kinds) as KindName[]) {
    const { folder, many, format, schema } = kindOf(collection);
    const pattern = `${brandFolder}/content/${folder}${many ? "/*" : ""}/index.${format}`;
    for await (const file of glob(pattern, { cwd: root })) {
      seen.add(file);
      const id = basename(dirname(file));
      try {
        const written: unknown = parse(await readFile(join(root, file), "utf8"));
        const { data } = schema.safeParse(withCompany(written));
        const name = nameOf(collection, titleOf(collection, id, written));
        entries.push({ collection, id, name, file, written, data });
      } catch (error) {
        const name = nameOf(collection, titleOf(collection, id));
        unreadable.push(`${name}: ${(error as Error).message.split("\n", 1)[0]} (${file})`); // YAML error
      }
    }
  }
  return {
    entries: entries.toSorted((a, b) => a.file.localeCompare(b.file)),
    unreadable,
    seen,
  };
}

/** One line per mistake: entry, field, rule and file. */
async function mistakesIn(entries: readonly Entry[], root: string): Promise<string[]> {
  const linked = entries.map(({ collection: kind, id: slug, name: title, written }) => ({
    kind,
    slug,
    title,
    value: { ...(written as object) },
  }));
  const pages = new Set(pageAddresses(linked, ownPages()).map(({ to }) => to));
  const lines = await Promise.all(
    entries.map(async ({ collection, name, file, written }) => {
      const readPicture = (picture: string) =>
        readFile(join(root, dirname(file), picture)).catch(() => undefined);
      const issues = await issuesOf(collection, written, { pages, readPicture });
      return issues.map((issue) => `${inFull(name, issue)} (${file})`);
    }),
  );
  return lines.flat();
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

/** A text of an entry. */
export type Text = {
  /** "Openings › Office Assistant › Requirements, 5th". */
  where: string;
  text: string;
};

/** Every text of the entries that people read, as written: {company} is not replaced. */
export const proseOf = (entries: readonly Entry[]): (Text & { file: string; path: Path })[] =>
  entries.flatMap(({ collection, name, file, written }) =>
    textsOf(collection, written).map(({ path, text }) => ({
      where: `${name} › ${placeIn(formFor(collection), path, written)}`,
      file,
      path,
      text,
    })),
  );

/** Texts of an entry that people read: no names of entries, addresses, colors or program code. */
export const textsOf = (kind: KindName, value: unknown): { path: Path; text: string }[] =>
  [...walk(formFor(kind), value)].flatMap(({ field, value: text, path }) =>
    field.type === "text" && typeof text === "string" && path.at(-1) !== "code" && isProse(text)
      ? [{ text, path }]
      : [],
  );

/** A single lower-case word may be a name that programs use; other words with a colon and no space are addresses. */
const isProse = (text: string) =>
  !/^(?:[\da-z./#?=:_-]+|(?:https|mailto|tel):\S+|\/.*)$/.test(text);
