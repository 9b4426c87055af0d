import { cp, glob, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { startProductionServer } from "../../tools/production-server.ts";

/**
 * Serves a copy of the built site, with every page changed, on its own production server.
 * @param compressed whether to compress pages as the build does, which takes seconds
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
    // The build's compressed files contain the unchanged page.
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
