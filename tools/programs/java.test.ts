import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOf } from "../../server/testing/temp.ts";
import { findJava } from "./java.ts";

function homeWith(exitCode: number): string {
  const home = folderOf({});
  mkdirSync(join(home, "bin"));
  const java = join(home, "bin", "java");
  writeFileSync(java, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(java, 0o755);
  return home;
}

test("the Java of JAVA_HOME comes before the one on the path", () => {
  const [home, other] = [homeWith(0), homeWith(0)];
  const PATH = join(other, "bin");
  expect(findJava({ JAVA_HOME: home, PATH })).toBe(join(home, "bin", "java"));
  expect(findJava({ PATH })).toBe("java");
});

test("one that does not run is none", () => {
  expect(findJava({ JAVA_HOME: homeWith(1), PATH: "/nowhere" })).toBeUndefined();
});
