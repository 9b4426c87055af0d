import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { runInBrowser } from "#editor/testing/browser-robot.ts";
import { randomNumbers } from "#editor/testing/random-edit.ts";
import { runRobot } from "#editor/testing/robot.ts";
import { startEditor } from "#editor/testing/start-editor.ts";
import { testDay } from "#tools/production-server.ts";
import { projectRoot } from "#tests/support/journeys/server.ts";
import { buildBrand, copyBrand } from "#tests/support/brand-copies.ts";
import { startChromium } from "#tests/support/chromium.ts";

const brand = "tests/company-robot";
const site = "dist/test-robot";

test("the site builds after any edits that the editor takes", async () => {
  await copyBrand(brand);
  const editor = await startEditor(projectRoot, { BRAND_DIR: brand, SITE_DAY: testDay });
  const builds: string[] = [];
  const { faults, counts } = await runRobot({
    editor,
    seed: 2026,
    edits: 300,
    async afterEach(count) {
      if (count % 30 > 0) return;
      const said = await buildBrand(brand, site).then(
        () => "built",
        (error: { stderr?: string }) => String(error.stderr).slice(-2000),
      );
      builds.push(`${count}: ${said}`);
    },
  });
  await editor.stop();
  for (const folder of [brand, site]) await rm(folder, { recursive: true, force: true });
  const failed = builds.filter((it) => !it.endsWith(": built"));
  expect([...faults, ...failed]).toEqual([]);
  expect(builds).toHaveLength(10);
  expect(counts.saved).toBeGreaterThan(60);
});

test("nothing that is clicked or typed in a form leaves mistakes", async () => {
  await copyBrand(brand);
  const editor = await startEditor(projectRoot, { BRAND_DIR: brand, SITE_DAY: testDay });
  const browser = await startChromium();
  const page = await browser.open();
  const { faults, counts } = await runInBrowser({
    editor,
    page,
    random: randomNumbers(30),
    edits: 30,
  });
  await browser.close();
  await editor.stop();
  const built = await buildBrand(brand, site).then(
    () => "built",
    (error: { stderr?: string }) => String(error.stderr).slice(-2000),
  );
  for (const folder of [brand, site]) await rm(folder, { recursive: true, force: true });
  expect([...faults, built]).toEqual(["built"]);
  expect(Math.min(counts.saved, counts.refused)).toBeGreaterThan(4);
});
