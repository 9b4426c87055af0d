import { existsSync } from "node:fs";
import { glob, readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { brandFolder } from "#content/brand-folder.ts";

/**
 * Deletes hashed files that no page, style or script names: pictures of what is hidden or has not begun, and those that Astro
 * made others from. By the end of their names, `<hash>.avif`, since pages may escape what is before.
 * @param folder the built site
 */
export async function removeUnnamed(folder: string): Promise<void> {
  const named = new Set<string>();
  // One at a time: all of them together are more than a small machine has.
  for await (const file of glob("**/*.{html,css,js,svg,json,txt,xml,webmanifest}", { cwd: folder }))
    for (const [name] of (await readFile(join(folder, file), "utf8")).matchAll(dotted))
      named.add(endOf(name));
  for await (const file of glob("_astro/*.*", { cwd: folder })) {
    // Of the brand's own.
    if (existsSync(join(brandFolder, "public", file))) continue;
    if (!named.has(endOf(file))) await rm(join(folder, file));
  }
}

const dotted = /[\w-]+(?:\.[\w-]+)+/g;
const endOf = (name: string) => basename(name).split(".").slice(-2).join(".");
