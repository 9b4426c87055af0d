/*
 * The new version's part of an upgrade, run from its folder, which has no packages: Usage: node from-new.ts <site>
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { versionBefore } from "./before.ts";
import { readRelease } from "./files.ts";
import { patchOf } from "./patch.ts";
import { planUpgrade } from "./plan.ts";
import { replaceFiles } from "./replace.ts";

const patchFile = "upgrade-changes.patch";
const release = join(import.meta.dirname, "../..");
const option = { type: "boolean", default: false } as const;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { "replace-changed": option, "files-only": option, from: { type: "string" } },
});
const site = resolve(positionals[0] ?? ".");

const temporary = await mkdtemp(join(tmpdir(), "before-"));
try {
  await upgrade();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(temporary, { recursive: true, force: true });
}

async function upgrade(): Promise<void> {
  const to = await readRelease(release);
  if (!to) throw new Error(`${release} is no packed version (npx node tools/upgrade/pack.ts).`);
  const { release: from, originals } = await versionBefore(site, values.from, temporary);
  const plan = await planUpgrade(site, from, to);
  const byHand = [...plan.changed, ...plan.inTheWay];
  if (byHand.length > 0) {
    await writeFile(join(site, patchFile), patchOf(site, originals, plan.changed));
    for (const path of plan.changed) console.error(`Changed by hand: ${path}`);
    for (const path of plan.inTheWay)
      console.error(`The new version has a file here, too: ${path}`);
    console.error(`What was changed is in ${patchFile}.`);
    if (!values["replace-changed"])
      throw new Error("Nothing was upgraded. With --replace-changed these files are replaced.");
  }
  await replaceFiles(site, release, plan);
  for (const path of plan.kept) console.log(`Left as you changed it: ${path}`);
  console.log(
    `Engine ${from.version} → ${to.version}: ${plan.write.length} files replaced or added, ${plan.remove.length} removed.`,
  );
  if (values["files-only"]) return;
  run("npm", ["ci"]);
  // With the packages and the schemas that have just come.
  run("npx", ["node", "tools/upgrade/steps.ts", from.version]);
  run("npm", ["run", "build", "served"]);
  console.log("Upgraded. npm test checks the whole; docs/upgrading.md says how to go back.");
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: site, stdio: "inherit" });
  if (status !== 0)
    throw new Error(
      `The files are upgraded, but "${[command, ...args].join(" ")}" failed. Mend it and run it again, then the rest: npm ci, npx node tools/upgrade/steps.ts VERSION, npm run build served.`,
    );
}
