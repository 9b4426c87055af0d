import { readFile } from "node:fs/promises";
import { globSync } from "node:fs";
import { basename, dirname, matchesGlob, relative } from "node:path";
import type { Loader } from "astro/loaders";
import { brandFolder } from "./brand-folder.ts";
import { parseEntry } from "./entry-file.ts";
import type { Kind } from "./kinds.ts";

/** Gives Astro the entries of a kind, of which there may be none; the development server follows their files. */
export function entriesOfKind({
  folder,
  many,
  format,
}: Pick<Kind, "folder" | "many" | "format">): Loader {
  const pattern = `${brandFolder}/content/${folder}${many ? "/*" : ""}/index.${format}`;
  const idOf = (file: string) => (many ? basename(dirname(file)) : "index");
  return {
    name: "entries",
    async load({ store, parseData, generateDigest, watcher, logger }) {
      const read = async (file: string) => {
        const text = await readFile(file, "utf8");
        const { value, problem } = parseEntry(text);
        if (!value) throw new Error(`${file}: ${problem}`);
        const data = await parseData({ id: idOf(file), data: value, filePath: file });
        store.set({ id: idOf(file), data, filePath: file, digest: generateDigest(text) });
      };
      store.clear();
      await Promise.all(globSync(pattern).map(read));

      watcher?.add(`${brandFolder}/content/${folder}`);
      watcher?.on("all", (event, path) => {
        const file = relative(process.cwd(), path);
        if (!matchesGlob(file, pattern)) return;
        if (event === "unlink") store.delete(idOf(file));
        else read(file).catch((error: Error) => logger.error(error.message));
      });
    },
  };
}
