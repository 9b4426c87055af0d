import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";

type Config = { entry: string[]; project: string[] };

/* Who makes a site of their own deletes the company in brand/, or its tests alone: the checks pass without. */
test("nothing of the engine is used by the company in brand/ alone", async () => {
  const config = JSON.parse(await readFile("tools/knip.json", "utf8")) as Config;
  const others = (patterns: string[]) => [...patterns, "!brand/**"];
  const without = { ...config, entry: others(config.entry), project: others(config.project) };
  const folder = folderOf({ "knip.json": JSON.stringify(without) });
  const { status, stdout } = spawnSync(
    process.execPath,
    ["node_modules/knip/bin/knip.js", "--config", join(folder, "knip.json")],
    { encoding: "utf8" },
  );
  expect(stdout).toBe("");
  expect(status).toBe(0);
});
