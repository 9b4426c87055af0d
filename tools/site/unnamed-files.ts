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
  const files = glob("**/*.{html,css,js,svg,json,txt,xml,webmanifest}", { cwd: folder });
  const read = (file: string) => readFile(join(folder, file), "utf8");
  const texts = await Promise.all((await Array.fromAsync(files)).map(read));
  for await (const file of glob("_astro/*.*", { cwd: folder })) {
    // Of the brand's own.
    if (existsSync(join(brandFolder, "public", file))) continue;
    const end = basename(file).split(".").slice(-2).join(".");
    if (!texts.some((text) => text.includes(end))) await rm(join(folder, file));
  }
}
