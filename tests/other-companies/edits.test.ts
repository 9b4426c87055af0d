import { execFile } from "node:child_process";
import { cp, rm } from "node:fs/promises";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { brandFolder } from "#content/brand-folder.ts";
import { testDay } from "#tools/production-server.ts";
import { buildBrand } from "#tests/support/brand-copies.ts";

/*
 * A year of edits by the schemas breaks no test: neither those of every site, nor the brand's own. Twelve years of the
 * company and of the brand made for tests.
 */

const years = Array.from({ length: 12 }, (_, index) => index + 1);
const brands = [brandFolder, "tests/company"];

const copy = ".generated/brands/edited";
const site = "dist/test-edited";
afterAll(async () => {
  for (const folder of [copy, site]) await rm(folder, { recursive: true, force: true });
});

test.for(brands.flatMap((brand) => years.map((year) => [brand, year] as const)))(
  "%s keeps its tests in year %i",
  async ([brand, year]) => {
    await rm(copy, { recursive: true, force: true });
    await cp(brand, copy, {
      recursive: true,
      filter: (file) => !file.endsWith("/accepted"),
    });
    const done = JSON.parse(
      await run(["editor/testing/year.ts", String(year)], { SITE_DAY: testDay }),
    );
    for (const what of [
      "added",
      "deleted",
      "moved",
      "reworded",
      "pasted",
      "listed",
      "hidden",
      "closed",
    ])
      expect(done[what], what).toBeGreaterThan(0);
    expect(done.refused).toBeLessThan(done.reworded / 5);
    await buildBrand(copy, site);
    await run(["node_modules/vitest/vitest.mjs", "run", "--project=company", copy, "tests/sweeps"]);
    await run(["tools/validate-html.ts", site]);
  },
);

/** @throws with what a failed program wrote */
async function run(args: string[], more: Record<string, string> = {}): Promise<string> {
  const env = { PATH: process.env["PATH"], BRAND_DIR: copy, SITE_DIR: site, ...more };
  return promisify(execFile)(process.execPath, args, { env, maxBuffer: 10e6 }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => {
      throw new Error([args.join(" "), error.stdout, error.stderr].join("\n"));
    },
  );
}
