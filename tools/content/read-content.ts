import { ownPages } from "#integrations/own-pages.ts";
import { glob, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { brandFolder } from "#src/entries/brand-folder.ts";
import { isSlug, parseEntry } from "#src/entries/entry-file.ts";
import { type Path, walk } from "#src/entry-forms/fields.ts";
import { formFor, nameOf, titleOf } from "#src/entry-forms/forms.ts";
import { inFull, issuesOf, placeIn } from "#src/entry-forms/issues.ts";
import { pageAddresses } from "#src/entry-forms/page-addresses.ts";
import { asShown, type Known, knownOf } from "#src/entry-forms/shown-entry.ts";
import { type KindName, kindOf, kinds } from "#src/entries/kinds.ts";
import { buildTime } from "#src/entries/build-time.ts";
import { readWords } from "#tools/brand/sentences.ts";

export type Entry = {
  collection: KindName;
  id: string;
  /** "Openings › Office Assistant", as in the editor. */
  name: string;
  /** Relative to the project: brand/content/… */
  file: string;
  /** What the file says. */
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
  const { entries, unreadable, seen, known } = await parseEntries(root);
  return {
    entries,
    findings: [
      ...unreadable,
      ...(await mistakesIn(entries, known, root)),
      ...(await misplaced(root, seen)),
    ],
  };
}

/** @returns the entries whose files can be read, a line for each of the others, the paths of all, and what they decide */
export async function parseEntries(root: string) {
  const parsed: Omit<Entry, "data">[] = [];
  const unreadable: string[] = [];
  const seen = new Set<string>();

  for (const collection of Object.keys(kinds) as KindName[]) {
    const { folder, many, format } = kindOf(collection);
    const pattern = `${brandFolder}/content/${folder}${many ? "/*" : ""}/index.${format}`;
    for await (const file of glob(pattern, { cwd: root })) {
      const id = basename(dirname(file));
      if (!isSlug(id)) continue; // `misplaced` says so
      seen.add(file);
      const { value: written, problem } = parseEntry(await readFile(join(root, file), "utf8"));
      const name = nameOf(collection, titleOf(collection, id, written));
      if (problem === undefined) parsed.push({ collection, id, name, file, written });
      else unreadable.push(`${name}: ${problem} (${file})`);
    }
  }
  const known = await knownAmong(parsed, root);
  const entries = parsed.map((entry): Entry => {
    const { collection, written } = entry;
    const { data } = kindOf(collection).schema.safeParse(asShown(collection, written, known));
    return { ...entry, data };
  });
  return {
    entries: entries.toSorted((a, b) => a.file.localeCompare(b.file)),
    unreadable,
    seen,
    known,
  };
}

async function knownAmong(entries: readonly Omit<Entry, "data">[], root: string) {
  const written = entries.map(({ collection: kind, id: slug, written }) => ({
    kind,
    slug,
    value: { ...(written as object) } as Record<string, unknown>,
  }));
  const { language = "en" } = written.find(({ kind }) => kind === "company")?.value ?? {};
  const { sentences } = await readWords(join(root, brandFolder), String(language));
  return knownOf(written, buildTime, sentences.page.numbers);
}

/** One line per mistake: entry, field, rule and file. */
async function mistakesIn(
  entries: readonly Entry[],
  { facts }: Known,
  root: string,
): Promise<string[]> {
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
      const issues = await issuesOf(collection, written, { pages, facts, readPicture });
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
  return files
    .filter((file) => !seen.has(file))
    .map(
      (file) =>
        `${file}: is not an entry; those are <kind>/<name>/index.yaml, with a name of small letters, digits and single hyphens`,
    )
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
