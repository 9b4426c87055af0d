import { spawnSync } from "node:child_process";
import { cp, symlink } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";

const rooms =
  "contract editor integrations server src tests tools package.json tsconfig.json".split(" ");
const configs = ["astro.config.ts", "oxlint.config.ts", "vitest.config.ts"];
/** Copies of brands that other tests make meanwhile. */
const isMade = (path: string) => relative(".", path).startsWith("tests/company-");

/* Who makes a site of their own deletes the company in brand/, or its tests alone: the checks pass without. */
test("nothing of the engine is used by the company in brand/ alone", async () => {
  const copy = folderOf({});
  for (const path of [...rooms, ...configs])
    await cp(path, join(copy, path), { recursive: true, filter: (from) => !isMade(from) });
  await symlink(resolve("node_modules"), join(copy, "node_modules"));
  const { status, stdout } = spawnSync(
    process.execPath,
    ["node_modules/knip/bin/knip.js", "--config", "tools/knip.json"],
    { cwd: copy, encoding: "utf8", env: { ...process.env, BRAND_DIR: "tests/company" } },
  );
  expect(stdout).toBe("");
  expect(status).toBe(0);
});
