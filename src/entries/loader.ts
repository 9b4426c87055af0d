import { globSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, matchesGlob, relative } from "node:path";
import type { Loader } from "astro/loaders";
import { asShown, decisive, type Known, knownOf } from "#src/entry-forms/shown-entry.ts";
import { brandFolder } from "./brand-folder.ts";
import { isSlug, parseEntry } from "./entry-file.ts";
import { type KindName, kindOf } from "./kinds.ts";

/** @param numbers words from one to twelve. `now` decides which openings are open */
type Site = { now: Date; numbers: string };

const patternOf = (kind: KindName) => {
  const { folder, many, format } = kindOf(kind);
  return `${brandFolder}/content/${folder}${many ? "/*" : ""}/index.${format}`;
};
const slugOf = (file: string) => basename(dirname(file));

/** Files of entries; folders that have no name of an entry are told by the check. */
const filesOf = (kind: KindName) =>
  globSync(patternOf(kind)).filter((file) => isFileOf(kind, file));
const isFileOf = (kind: KindName, file: string) =>
  matchesGlob(file, patternOf(kind)) && (!kindOf(kind).many || isSlug(slugOf(file)));

/** Gives Astro the entries of a kind, of which there may be none; the development server follows their files. */
export function entriesOfKind(kind: KindName, site: Site): Loader {
  const { folder, many } = kindOf(kind);
  const idOf = (file: string) => (many ? slugOf(file) : "index");
  return {
    name: "entries",
    async load({ store, parseData, generateDigest, watcher, logger }) {
      const read = async (file: string) => {
        const { value, problem } = parseEntry(await readFile(file, "utf8"));
        if (!value) throw new Error(`${file}: ${problem}`);
        const shown = asShown(kind, value, await knownNow(site)) as Record<string, unknown>;
        const data = await parseData({ id: idOf(file), data: shown, filePath: file });
        const digest = generateDigest(JSON.stringify(data));
        store.set({ id: idOf(file), data, filePath: file, digest });
      };
      store.clear();
      await Promise.all(filesOf(kind).map(read));

      watcher?.add(`${brandFolder}/content/${folder}`);
      watcher?.on("all", (event, path) => {
        const file = relative(process.cwd(), path);
        const isOwn = isFileOf(kind, file);
        if (isOwn && event === "unlink") store.delete(idOf(file));
        const isDecisive = decisive.some((it) => isFileOf(it, file));
        const changed = isDecisive ? filesOf(kind) : isOwn && event !== "unlink" ? [file] : [];
        for (const it of changed) read(it).catch((error: Error) => logger.error(error.message));
      });
    },
  };
}

let known: { stamp: string; promise: Promise<Known> } | undefined;

/** Read once for all kinds, until one of the files is another. */
function knownNow(site: Site): Promise<Known> {
  const files = decisive.flatMap((kind) =>
    filesOf(kind).map((file) => ({ kind, slug: slugOf(file), file })),
  );
  const stamp = files.map(({ file }) => `${file} ${stampOf(file)}`).join();
  if (known?.stamp !== stamp) known = { stamp, promise: readKnown(files, site) };
  return known.promise;
}

function stampOf(file: string): string {
  const { ino, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${ino} ${mtimeMs}`;
}

type Found = { kind: KindName; slug: string; file: string };

async function readKnown(files: readonly Found[], { now, numbers }: Site): Promise<Known> {
  const entries = await Promise.all(
    files.map(async ({ file, ...entry }) => {
      const { value = {} } = parseEntry(await readFile(file, "utf8").catch(() => ""));
      return { ...entry, value };
    }),
  );
  return knownOf(entries, now, numbers);
}
