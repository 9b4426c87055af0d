import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { startProductionServer } from "#tools/production-server.ts";
import { testSite } from "#tests/support/journeys/server.ts";
import { copyChanged } from "#tests/support/changed-site.ts";
import { eventually } from "#tests/support/patience.ts";
import { nextBuild } from "./next-build.ts";
import { startProxy } from "./proxy.ts";
import { submissionsIn, withRecorder } from "./site.ts";

/** Serves the production build, as `openSite` does, at an address that the next build gets, too. */
export async function openDeployment() {
  const folder = await mkdtemp(join(tmpdir(), "deployment-"));
  const inFolder = (name: string) => join(folder, name);
  const [build, next, dataDir] = [inFolder("build"), inFolder("next"), inFolder("data")];
  await copyChanged(testSite.folder, build, withRecorder);
  await nextBuild(build, next);
  let server = await startProductionServer(build, { dataDir });
  const { url, releaseScripts, exchange, close } = await startProxy(server.url);
  const hashed = (await readdir(join(build, "_astro"))).filter((it) => /\.(?:js|css)$/.test(it));
  const isKept = (name: string) => existsSync(join(dataDir, "earlier-files", name));
  return {
    url,
    releaseScripts,
    submissionsFrom: (email: string) => submissionsIn(server.dataDir, email),
    /** Puts the next build in place. @param disk whether it finds the data of the one before */
    async deploy(disk: "kept" | "empty") {
      if (disk === "kept")
        await eventually(() => expect(hashed.filter((it) => !isKept(it))).toEqual([]));
      await exchange(async () => {
        await server.stop();
        server = await startProductionServer(next, {
          dataDir: inFolder(disk === "kept" ? "data" : "empty"),
        });
        return server.url;
      });
    },
    async close() {
      close();
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
