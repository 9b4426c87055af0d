import type { Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { expectInViewBelowHeader } from "./support/scrolling.ts";
import { expect, test } from "./support/test.ts";

const back = (page: Page) => page.getByRole("main").getByRole("link", { name: "Back to Projects" });
const projects = (page: Page) => page.getByRole("heading", { name: "Selected work" });

for (const [name, slug] of [
  ["Cyber Guardians", "cyber-guardians"],
  ["TakeNote", "takenote"],
  ["IamaDesigner", "iamadesigner"],
] as const)
  test(`from ${name} to the home page, then to its projects`, async ({ page }) => {
    await open(page, `/portfolio/${slug}`);
    await page.evaluate(() => {
      const steps: { address: string; at: number }[] = [];
      for (const way of ["pushState", "replaceState"] as const) {
        const change = history[way].bind(history);
        history[way] = (...given) => {
          change(...given);
          const address = location.pathname + location.hash;
          if (address !== steps.at(-1)?.address) steps.push({ address, at: performance.now() });
        };
      }
      Object.assign(window, { steps });
    });
    await back(page).click();
    await expect(page).toHaveURL("/#projects");
    await expect(page).toHaveTitle("Home | Thirteen Gates");
    await expectInViewBelowHeader(page, projects(page));

    const steps = await page.evaluate(
      () => ("steps" in window ? window.steps : []) as { address: string; at: number }[],
    );
    expect(steps.map(({ address }) => address)).toEqual(["/", "/#projects"]);
    const [home, hash] = steps;
    expect((hash?.at ?? 0) - (home?.at ?? 0)).toBeGreaterThanOrEqual(100);

    await page.goBack();
    await expect(page).toHaveURL(`/portfolio/${slug}`);
  });

test("from 'Project not found' too", async ({ page, expectProblem }) => {
  expectProblem(/404/);
  await page.goto("/portfolio/no-such-project");
  await back(page).click();
  await expect(page).toHaveURL("/#projects");
  await expectInViewBelowHeader(page, projects(page));
});

test("by keyboard", async ({ page }) => {
  await open(page, "/portfolio/takenote");
  await back(page).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#projects");
  await expectInViewBelowHeader(page, projects(page));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("it is a link to the same place", async ({ page }) => {
    await page.goto("/portfolio/takenote");
    await back(page).click();
    await expect(page).toHaveURL("/#projects");
    await expectInViewBelowHeader(page, projects(page));
  });
});
