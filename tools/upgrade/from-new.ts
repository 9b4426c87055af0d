/*
 * The new version's part of an upgrade, run from its folder, which has no packages: Usage: node from-new.ts <site>
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { versionBefore } from "./before.ts";
import { needKnownStore } from "./known-store.ts";
import { readRelease } from "./files.ts";
import { patchOf } from "./patch.ts";
import { planUpgrade } from "./plan.ts";
import { mergePackages } from "./packages.ts";
import { replaceFiles, replaceList } from "./replace.ts";

const patchFile = "upgrade-changes.patch";
const release = join(import.meta.dirname, "../..");
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { "replace-changed": { type: "boolean", default: false }, from: { type: "string" } },
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
  needKnownStore(site);
  const { release: from, originals } = await versionBefore(site, values.from, temporary);
  const plan = await planUpgrade(site, from, to);
  const packages = await mergePackages(site, originals, release);
  const changed = [...plan.changed, ...(packages.isChangedByHand ? ["package.json"] : [])];
  const byHand = [...changed, ...plan.inTheWay];
  if (byHand.length > 0) {
    await writeFile(join(site, patchFile), patchOf(site, originals, changed));
    for (const path of changed) console.error(`Changed by hand: ${path}`);
    for (const path of plan.inTheWay)
      console.error(`The new version has a file here, too: ${path}`);
    console.error(`What was changed is in ${patchFile}.`);
    if (!values["replace-changed"])
      throw new Error("Nothing was upgraded. With --replace-changed these files are replaced.");
  }
  await packages.write();
  await replaceFiles(site, release, plan);
  for (const path of plan.kept) console.log(`Left as you changed it: ${path}`);
  console.log(
    `Engine ${from.version} → ${to.version}: ${plan.write.length} files replaced or added, ${plan.remove.length} removed.`,
  );
  // npm knows better than any merge what fits together.
  if (packages.areOwn) {
    console.log("You have newer packages than this version, or further ones: they stay.");
    run("npm", ["install", "--package-lock-only", "--ignore-scripts"]);
  }
  run("npm", ["ci"]);
  // With the packages and the schemas that have just come.
  run("npx", ["node", "tools/upgrade/steps.ts", from.version]);
  await replaceList(site, release);
  const rest = await leftToDo(from.version);
  try {
    run("npm", ["run", "build", "served"]);
    console.log(
      "Upgraded. npm test -- mine checks your site; docs/upgrading.md says how to go back.",
    );
  } finally {
    // Another attempt would no longer know the version before.
    if (rest !== "") console.log(`\nWhat is left for you, from CHANGELOG.md:\n\n${rest}`);
  }
}

/** What no program can do: of all versions after one. */
async function leftToDo(since: string): Promise<string> {
  const changelog = await readFile(join(release, "CHANGELOG.md"), "utf8");
  const [later = ""] = changelog.split(`\n## [${since}]`);
  const parts = later.split(/^#+ /m).filter((part) => part.startsWith("After the upgrade\n"));
  return parts.map((part) => part.replace(/.*\n+/, "").trim()).join("\n");
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: site, stdio: "inherit" });
  if (status !== 0)
    throw new Error(
      `"${[command, ...args].join(" ")}" failed. Once its cause is gone, run the same upgrade again: it does what is left. With a Node older than 24, run npm ci before.`,
    );
}
