import { statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { readEntry, slugsIn } from "./site.ts";

test("a file with the time of the one before it is read again, as one that may be read now is", async () => {
  const content = folderOf({ "people/ada/index.yaml": "name: Ada\n" });
  const name = () => readEntry(content, { kind: "people", slug: "ada" })?.value?.["name"];
  expect(name()).toBe("Ada");
  const file = join(content, "people/ada/index.yaml");
  const { atime, mtime } = statSync(file);
  utimesSync(file, atime, mtime);
  name();
  await setTimeout(20); // the least that file systems tell apart
  writeFileSync(file, "name: Eva\n");
  utimesSync(file, atime, mtime);
  expect(name()).toBe("Eva");
});

test("a folder of entries that cannot be looked into is not taken for an empty one", () => {
  expect(() => slugsIn(folderOf({ jobs: "../jobs" }), "jobs")).toThrow("jobs");
  expect(slugsIn(folderOf({}), "jobs")).toEqual([]);
});
