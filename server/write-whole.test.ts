import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempDir } from "./testing/temp.ts";
import { writeWhole } from "./write-whole.ts";

test("a file is the old one until the new one is whole, and after a failure", async () => {
  const file = join(tempDir(), "folder", "names.json");
  await writeWhole(file, "old", 0o600);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const failing = writeWhole(file, async (draft) => {
    writeFileSync(draft, "ne");
    expect(readFileSync(file, "utf8")).toBe("old");
    throw new Error("The disk is full.");
  });
  await expect(failing).rejects.toThrow("The disk is full.");
  expect(readFileSync(file, "utf8")).toBe("old");
  await writeWhole(file, "new");
  expect(readFileSync(file, "utf8")).toBe("new");
  expect(readdirSync(join(file, ".."))).toEqual(["names.json"]);
});
