import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tempDir } from "#server/testing/temp.ts";
import { lock } from "./lock.ts";

it("is held while its process runs, and by no other one that has got its number", async () => {
  const folder = tempDir();
  const module = join(import.meta.dirname, "lock.ts");
  const script = `import { lock } from ${JSON.stringify(module)};
    await lock(${JSON.stringify(folder)}); console.log("held"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
  await once(child.stdout, "data");
  expect(await lock(folder)).toBeUndefined();
  child.kill("SIGKILL");
  await once(child, "exit");
  const unlock = await lock(folder);
  expect(unlock).toBeDefined();
  await unlock?.();
  // As a power cut leaves it: this number is taken, by a program that began at another time.
  writeFileSync(join(folder, "lock"), String(process.ppid));
  expect(await lock(folder)).toBeDefined();
});
