import { cp, glob, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { startProductionServer } from "../../tools/production-server.ts";

/**
 * A copy of the built site in which every page is changed, on a production server of its own.
 * @param compressed whether pages are compressed, as in the build, which takes seconds
 */
export async function serveChanged(
  siteDir: string,
  change: (html: string) => string,
  compressed = false,
) {
  const folder = await mkdtemp(join(tmpdir(), "changed-site-"));
  await cp(siteDir, folder, { recursive: true });
  for await (const file of glob("**/*.html", { cwd: folder })) {
    const path = join(folder, file);
    const html = change(await readFile(path, "utf8"));
    await writeFile(path, html);
    // Still of the page as it was.
    for (const encoding of ["br", "gz"]) await rm(`${path}.${encoding}`, { force: true });
    if (compressed) await writeFile(`${path}.br`, await promisify(brotliCompress)(html));
  }
  const server = await startProductionServer(folder);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
