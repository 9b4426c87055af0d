import { cp, glob, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProductionServer } from "#tools/production-server.ts";

/** Serves a copy of the built site, with every page changed, on its own production server. */
export async function serveChanged(siteDir: string, change: (html: string) => string) {
  const folder = await mkdtemp(join(tmpdir(), "changed-site-"));
  await copyChanged(siteDir, folder, change);
  const server = await startProductionServer(folder);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Copies a built site and changes its pages.
 * @param more `files` are globs of what else to change
 */
export async function copyChanged(
  siteDir: string,
  folder: string,
  change: (text: string) => string,
  more: { files?: string[] } = {},
) {
  await cp(siteDir, folder, { recursive: true });
  for await (const file of glob(["**/*.html", ...(more.files ?? [])], { cwd: folder })) {
    const path = join(folder, file);
    const text = change(await readFile(path, "utf8"));
    await writeFile(path, text);
    // The build's compressed files contain what is unchanged.
    for (const encoding of ["br", "gz"]) await rm(`${path}.${encoding}`, { force: true });
  }
}
