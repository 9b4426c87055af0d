import type { Page } from "@playwright/test";
import { applyButton, submitButton } from "../journeys/support/application.ts";
import { open } from "../journeys/support/open.ts";
import { expect, still, test } from "../journeys/support/test.ts";

type Screen = {
  name: string;
  path: string;
  /** The heading the window starts at; the top of the page without one. */
  from?: string;
  /** What is to be done before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
};

/*
 * A window's height of each: in a picture of a whole page the share of pixels that may differ would
 * be as large as a block that moved.
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
  await expect.poll(() => page.evaluate(missingPictures), "pictures on their way").toEqual([]);
  // Code stands in the system's own monospace, which no two machines have alike.
  await expect(page).toHaveScreenshot(file, { mask: [page.locator("pre")] });
}

/** Runs in the page. What is further down may be left out by the browser for ever. */
const missingPictures = () =>
  [...document.images]
    .filter((image) => {
      const { top, bottom, left } = image.getBoundingClientRect();
      return !image.complete && bottom > 0 && top < innerHeight && left < innerWidth;
    })
    .map(({ src }) => src);

const startAt = (page: Page, heading: string) =>
  page
    .getByRole("heading", { level: 2, name: heading })
    .evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));

/** The dialog with all it says about an empty form. */
async function applyWithNothing(page: Page) {
  const button = applyButton(page, "UX/UI Designer");
  // Not left to the click, which looks for a place of its own.
  await button.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await button.click();
  await submitButton(page).click();
  await expect(page.getByText("Please enter your full name")).toBeVisible();
}
