import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempDir } from "#server/testing/temp.ts";

const module = JSON.stringify(join(import.meta.dirname, "lock-folder.ts"));

/** A process that says "waits" and "holds", and runs until it is ended. */
function inFolder(folder: string) {
  const script = `import { lockFolder } from ${module};
    lockFolder(${JSON.stringify(folder)}, () => console.log("waits"));
    console.log("holds"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
  const says = async () => String((await once(child.stdout, "data"))[0]).trim();
  return { child, says };
}

test("a second build in a folder says so, and goes on when the first has ended, killed as well", async () => {
  const folder = tempDir();
  const first = inFolder(folder);
  expect(await first.says()).toBe("holds");
  const second = inFolder(folder);
  expect(await second.says()).toBe("waits");
  first.child.kill("SIGKILL");
  expect(await second.says()).toBe("holds");
  second.child.kill("SIGKILL");
});
