import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no imports, those of types included, lead from a folder of the server back to it", () => {
  const files = globSync("server/*/**/*.ts").filter((it) => !/testing|\.test\.ts$/.test(it));
  const left = new Map<string, Set<string>>();
  for (const file of files) {
    const [, folder = ""] = file.split("/");
    const to = left.get(folder) ?? new Set();
    for (const [, other = ""] of readFileSync(file, "utf8").matchAll(/"#server\/([\w-]+)\//g))
      if (other !== folder) to.add(other);
    left.set(folder, to);
  }
  expect(left.size).toBeGreaterThan(9);
  // One after the other those that import none of the rest.
  for (let before = Infinity; left.size < before;) {
    before = left.size;
    for (const [folder, to] of left) if (to.isDisjointFrom(left)) left.delete(folder);
  }
  expect(left).toEqual(new Map());
});
