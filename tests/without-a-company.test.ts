import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import packageFile from "#package.json" with { type: "json" };
import { copyWithoutBrand } from "#tests/support/brand-copies.ts";

/* Who makes a site of their own deletes the company in brand/, or its tests alone. */

const copy = mkdtempSync(join(tmpdir(), "agency-site-"));
beforeAll(() => copyWithoutBrand(copy));
afterAll(() => rmSync(copy, { recursive: true }));

/** @param brand BRAND_DIR */
const run = (args: readonly string[], brand = "") =>
  new Promise<{ code: unknown; out: string; err: string }>((done) => {
    const options = { cwd: copy, env: { ...process.env, BRAND_DIR: brand } };
    execFile(process.execPath, args, options, (error, out, err) =>
      done({ code: error ? error.code : 0, out, err }),
    );
  });

test("nothing of the engine is used by the company in brand/ alone", async () => {
  const knip = ["node_modules/knip/bin/knip.js", "--config", "tools/knip.json"];
  expect(await run(knip, "tests/company")).toMatchObject({ code: 0, out: "" });
});

const commands = Object.entries(packageFile.scripts).map(
  ([name, script]) => [name, script.split(" ").slice(1)] as const,
);

test.for(commands)("npm run %s says how it is used, whatever the brand", async ([, program]) => {
  mkdirSync(join(copy, "broken/content/company"), { recursive: true });
  writeFileSync(join(copy, "broken/content/company/index.yaml"), "name: [");
  const { code, out, err } = await run([...program, "--help"], "broken");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(/npm (?:run|start|test)/);
  const wrong = await run([...program, "--nonsense"]);
  expect(wrong).toMatchObject({ code: 2, out: "" });
  expect(wrong.err).toMatch(/npm (?:run|start|test)/);
  expect(wrong.err).not.toMatch(/^ +at /m);
});

test.for(["dev", "edit", "build", "start", "check", "check:content", "test"] as const)(
  "npm run %s says that there is no company yet",
  async (name) => {
    const [, program = []] = commands.find(([it]) => it === name) ?? [];
    const { code, err } = await run(program);
    expect(code).toBe(1);
    expect(err).toMatch(/^There is nothing in brand\/content\. .+ npm run new-brand -- brand\n$/);
  },
);
