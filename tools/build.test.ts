import { spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOf } from "../server/testing/temp.ts";
import { replaceFolder } from "./site/replace-folder.ts";

test("a build that fails leaves the last one as it was; the next takes its place whole", async () => {
  const dist = folderOf({ "served/old.html": "" });
  const served = join(dist, "served");
  const half = replaceFolder(served, async (draft) => {
    writeFileSync(join(draft, "half.html"), "");
    throw new Error("A link leads nowhere.");
  });
  await expect(half).rejects.toThrow("A link leads nowhere.");
  expect(readdirSync(served)).toEqual(["old.html"]);

  await replaceFolder(served, async (draft) => writeFileSync(join(draft, "new.html"), ""));
  expect(readdirSync(served)).toEqual(["new.html"]);
  expect(readdirSync(dist)).toEqual(["served"]);
});

test("from any folder, the command says why it did not build", () => {
  const words = [join(import.meta.dirname, "build.ts"), "served", "2026-02-30"];
  const options = { cwd: tmpdir(), encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(process.execPath, words, options);
  expect(stderr).toContain('not "2026-02-30"');
  expect(stderr).toContain("dist/served is as it was");
  expect(status).toBe(1);
});
