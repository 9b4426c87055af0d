/*
 * npm run upgrade -- <tarball or folder> [--from <version before>] [--replace-changed]: brings a newer version of the
 * engine into this site (docs/upgrading.md). The new version's own program does the work: this one only
 * finds it.
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { withUsage } from "#server/with-usage.ts";
import { unpacked } from "./unpack.ts";

const usage = "Usage: npm run upgrade -- agency-site-1.2.0.tgz, or a folder with that version";
const source = withUsage(usage, () => {
  const [source] = parseArgs({
    allowPositionals: true,
    // A later version's program may have further options.
    strict: false,
    options: { from: { type: "string" } },
  }).positionals;
  if (source === undefined) throw new Error("It needs a release");
  return source;
});
const temporary = await mkdtemp(join(tmpdir(), "release-"));
try {
  const release = await unpacked(resolve(source), temporary);
  const args = [
    join(release, "tools/upgrade/from-new.ts"),
    process.cwd(),
    ...process.argv.slice(2),
  ];
  process.exitCode = spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(temporary, { recursive: true, force: true });
}
