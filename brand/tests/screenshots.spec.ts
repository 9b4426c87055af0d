import type { Page } from "@playwright/test";
import { open } from "#tests/support/journeys/open.ts";
import { expect, still, test } from "#tests/support/journeys/test.ts";

type Screen = {
  name: string;
  path: string;
  /** The heading to scroll to; by default the top of the page. */
  from?: string;
  /** Steps before the screenshot is taken. */
  prepare?: (page: Page) => Promise<void>;
};

/*
 * Viewport screenshots: in a full-page one the pixels allowed to differ would be as many as in a
 * block that moved.
 */
const screens: readonly Screen[] = [
  { name: "home", path: "/" },
  { name: "home-words", path: "/", from: "In their words" },
  { name: "services", path: "/services", from: "Web Application Development" },
  { name: "portfolio", path: "/portfolio" },
  { name: "careers-dialog", path: "/careers", prepare: applyWithNothing },
  { name: "technology", path: "/tech/react" },
  { name: "technology-why", path: "/tech/react", from: "Why Choose React?" },
  { name: "not-found", path: "/no-such-page" },
];
const themes = ["light", "dark"] as const;
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

test.use(still);

for (const theme of themes)
  for (const viewport of sizes) {
    test.describe(`${theme}, ${viewport.width} px wide`, () => {
      test.use({ viewport });

      test.beforeEach(({ page }) =>
        page.addInitScript((value) => localStorage.setItem("theme", value), theme),
      );

      for (const { name, path, from, prepare } of screens)
        test(name, async ({ page, expectProblem }) => {
          if (name === "not-found") expectProblem(/404/);
          await open(page, path);
          if (from) await startAt(page, from);
          await prepare?.(page);
          await expectPicture(page, `${name}-${theme}-${viewport.width}.png`);
        });
    });
  }

async function expectPicture(page: Page, file: string) {
  await expect.poll(() => page.evaluate(missingPictures), "pictures still loading").toEqual([]);
  // Code uses the system's monospace font, which differs between machines.
  await expect(page).toHaveScreenshot(file, { mask: [page.locator("pre")] });
}

/** Runs in the page. Ignores pictures outside the viewport and in folds, which lazy loading may never request. */
const missingPictures = () =>
  [...document.images]
    .filter((image) => {
      const { top, bottom, left } = image.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight && left < innerWidth;
      return !image.complete && isInView && image.checkVisibility();
    })
    .map(({ src }) => src);

const startAt = (page: Page, heading: string) =>
  page
    .getByRole("heading", { level: 2, name: heading })
    .evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));

/** The dialog with the errors of an empty form. */
async function applyWithNothing(page: Page) {
  const button = page.getByRole("button", { name: "Apply Now", description: "UX/UI Designer" });
  // Scroll explicitly: where `click` scrolls to is not deterministic.
  await button.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await button.click();
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("Please enter your full name")).toBeVisible();
}
