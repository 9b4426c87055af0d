import { execFile, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { copyWithoutBrand } from "#tests/support/brand-copies.ts";
import { freePort } from "#tests/support/free-port.ts";
import { untilStarted } from "#tests/support/patience.ts";
import { testDay } from "#tools/production-server.ts";

/** Instead of what the program asks in a terminal. */
const answers = '--name "Lumi & Kivi" --language fi --city Tampere --country FI --time-zone Europe/Helsinki --colors "#0a5c8a #b3402a"'; // prettier-ignore

/** The first commands of the document, without what it says of them. */
const documented = async () => {
  const [, block = ""] = (await readFile("docs/make-it-yours.md", "utf8")).split(/^```$/m);
  return block.trim().split("\n").map((line) => line.replace(/ +#.*/, "")); // prettier-ignore
};

/* What `npm run new-brand` writes for a Finnish company builds as it is, and passes the tests of every site. */
test("the first commands of docs/make-it-yours.md lead to a site that passes the tests of every site", async () => {
  const [install, remove, write = "", edit = "", ...more] = await documented();
  expect([install, remove, ...more]).toEqual(["npm ci", "rm -r brand"]);
  const cwd = folderOf({});
  await copyWithoutBrand(cwd);
  const port = await freePort();
  const env = { ...process.env, BRAND_DIR: "", NODE_OPTIONS: "", PORT: `${port}` };
  const run = (command: string) =>
    promisify(execFile)("sh", ["-c", command], { cwd, env, maxBuffer: 10e6 });
  await run(`${write} ${answers}`);

  const editor = spawn("sh", ["-c", `exec ${edit}`], { cwd, env, detached: true, stdio: "ignore" });
  onTestFinished(() => void process.kill(-(editor.pid ?? 0)));
  await untilStarted(editor, () => fetch(`http://127.0.0.1:${port}/edit`));

  const { stdout, stderr } = await run(`npm run build served ${testDay}`);
  // Such as of folders without entries, of which a new brand has many.
  expect(stdout + stderr).not.toMatch(/No files found|does not exist/);
  await run("npx vitest run --project=company tests/sweeps");
  await run("npx node tools/validate-html.ts dist/served");
  const home = await readFile(join(cwd, "dist/served/index.html"), "utf8");
  expect(home).toContain('<html lang="fi"');
  expect(home).toContain("Lumi &amp; Kivi");
});
