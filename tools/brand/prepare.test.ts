import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { copyProject } from "#editor/testing/start-editor.ts";

/** Looks at a file at each turn while it is prepared anew, twice at once as when two files of the brand change. */
const script = `
  import { readFileSync } from "node:fs";
  import { setImmediate } from "node:timers/promises";
  import { prepareBrand } from "#tools/brand/prepare.ts";
  await prepareBrand();
  const read = () => readFileSync(".generated/words.ts", "utf8");
  const [whole, found] = [read(), new Set()];
  let isDone = false;
  const done = Promise.all([prepareBrand(), prepareBrand()]).then(() => (isDone = true));
  while (!isDone) {
    found.add(read());
    await setImmediate();
  }
  await done;
  console.log([...found].every((it) => it === whole));
`;

test("Astro's server finds no sentences that are half written", async () => {
  const copy = await copyProject();
  const args = ["--input-type=module", "-e", script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: copy });
  await rm(copy, { recursive: true });
  expect(stdout).toBe("true\n");
});
