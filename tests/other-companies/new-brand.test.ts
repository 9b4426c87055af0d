import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { writeBrand } from "#tools/new-brand/write-brand.ts";
import { buildBrand } from "#tests/support/brand-copies.ts";

/* What `npm run new-brand` writes for a Finnish company builds as it is, and passes the tests of every site. */
const brand = ".generated/brands/new";
const site = "dist/test-new";
afterAll(async () => {
  for (const folder of [brand, site]) await rm(folder, { recursive: true, force: true });
});

test("a new brand builds and passes the tests of every site at once", async () => {
  await rm(brand, { recursive: true, force: true });
  const colors = "#0a5c8a #b3402a";
  const answers = {
    name: "Lumi & Kivi",
    language: "fi",
    city: "Tampere",
    country: "FI",
    timeZone: "Europe/Helsinki",
    colors,
  };
  await writeBrand(join(process.cwd(), brand), answers);
  // Such as of folders without entries, of which a new brand has many.
  expect(await buildBrand(brand, site)).not.toMatch(/No files found|does not exist/);
  const env = { ...process.env, BRAND_DIR: brand, SITE_DIR: site };
  for (const args of [
    ["node_modules/vitest/vitest.mjs", "run", "--project=company", "tests/sweeps"],
    ["tools/validate-html.ts", site],
  ])
    await promisify(execFile)(process.execPath, args, { env, maxBuffer: 10e6 });
  const home = await readFile(join(site, "index.html"), "utf8");
  expect(home).toContain('<html lang="fi"');
  expect(home).toContain("Lumi &amp; Kivi");
});
