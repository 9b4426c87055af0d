/*
 * Builds the site into dist/<mode>: `served` for its own server, `static` for any static host.
 * Usage: node scripts/build.ts served|static
 */
import { spawnSync } from "node:child_process";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { compressFiles } from "./compress.ts";
import { generate } from "./generate.ts";

const root = join(import.meta.dirname, "..");
const mode = process.argv[2];
if (mode !== "served" && mode !== "static") {
  console.error("Usage: node scripts/build.ts served|static");
  process.exit(2);
}

await generate();
const built = spawnSync("react-router", ["build", "--mode", mode, "--logLevel", "warn"], {
  cwd: root,
  stdio: ["ignore", "inherit", "inherit"],
});
if (built.status !== 0) process.exit(built.status ?? 1);

const client = join(root, "build", "client");
const dist = join(root, "dist", mode);
await rm(dist, { recursive: true, force: true });
await mkdir(join(root, "dist"), { recursive: true });
await cp(client, dist, { recursive: true });
// The framework's fallback would answer unknown addresses with 200 (a soft 404).
await rm(join(dist, "__spa-fallback.html"), { force: true });
await rm(join(dist, ".vite"), { recursive: true, force: true });
// Static hosts look for 404.html, in the folder of the address or above it.
for (const folder of [dist, join(dist, "portfolio")])
  await rename(join(folder, "404", "index.html"), join(folder, "404.html")).then(() =>
    rm(join(folder, "404"), { recursive: true }),
  );
await rm(join(root, "build"), { recursive: true, force: true });
await compressFiles(dist);
console.log(`Built dist/${mode}`);
