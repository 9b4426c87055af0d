import { cp, glob, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inbox } from "../../../server/cli/testing.ts";
import { startProductionServer } from "../../../tools/production-server.ts";
import { witness } from "./witness.ts";

/** The production build, each page with a witness, on the production server with an inbox of its own. */
export async function openSite() {
  const folder = await mkdtemp(join(tmpdir(), "witnessed-site-"));
  const filter = (path: string) => !/\.html\.(?:br|gz)$/.test(path);
  await cp("dist/served", folder, { recursive: true, filter });
  for await (const page of glob("**/*.html", { cwd: folder })) {
    const html = await readFile(join(folder, page), "utf8");
    const start = `<head><script>(${witness})()</script>`;
    await writeFile(
      join(folder, page),
      html.replace("<head>", () => start),
    );
  }
  const server = await startProductionServer(folder);
  return {
    url: server.url,
    /** What the inbox holds of somebody, as `npm run inbox export` says it. */
    kept: async (email: string) => {
      const { out } = await inbox(server.dataDir, ["export"]);
      return (JSON.parse(out) as { email: string }[]).filter((entry) => entry.email === email);
    },
    close: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
