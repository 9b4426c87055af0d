import { cp, glob, mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Turns every `x/index.html` of a built site into `x.html`. Static hosts answer `/x` with the
 * latter as it is; for the former most of them redirect to `/x/`, which no link and no canonical
 * address of the site has. `404/index.html` becomes the `404.html` they look for.
 */
export async function flattenPages(folder: string): Promise<void> {
  for (const file of await Array.fromAsync(glob("**/index.html", { cwd: folder }))) {
    if (file === "index.html") continue;
    const page = join(folder, dirname(file));
    await rename(join(folder, file), `${page}.html`);
    if ((await readdir(page)).length === 0) await rmdir(page);
  }
}

/**
 * Leaves word at addresses that had a page: `x/410.html`, which the server sends as 410.
 * @param paths addresses, all below a folder that has a 404.html of its own
 */
export async function markClosed(folder: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const at = join(folder, path);
    await mkdir(at, { recursive: true });
    await cp(join(dirname(at), "404.html"), join(at, "410.html"));
  }
}

/** Takes a page away. */
export async function removePage(folder: string, path: string): Promise<void> {
  await rm(join(folder, `${path}.html`), { force: true });
}
