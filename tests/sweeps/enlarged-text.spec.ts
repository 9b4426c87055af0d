import { launchArgs, requireProgram } from "#tools/browsers.ts";
import { readBuiltPages } from "#tests/support/journeys/built.ts";
import { open } from "#tests/support/journeys/open.ts";
import { expect, still, test } from "#tests/support/journeys/test.ts";
import { withinWidth } from "#tests/support/journeys/width.ts";

/* Text at 200% (WCAG 1.4.4), by the browser's own setting, which widths in rem of media queries follow. */
test.use({
  ...still,
  launchOptions: {
    executablePath: requireProgram("headless-shell"),
    args: [...launchArgs, "--blink-settings=defaultFontSize=32"],
    chromiumSandbox: true,
  },
});

/** 320 px without a scrollbar, and a desktop. */
const widths = [305, 1280];

test("with text at 200%, no page scrolls sideways or cuts a text or control", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/404/); // the pages for addresses that do not exist
  for (const { path } of await readBuiltPages(site.folder)) {
    await page.goto(path);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll("main details")) part.toggleAttribute("open");
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await withinWidth(page, width);
    }
  }
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
});

test("with text at 200%, the menu and the application dialog fit a phone", async ({ page }) => {
  const width = 320;
  await page.setViewportSize({ width, height: 740 });
  await open(page, "/careers");
  await page.locator(".menu-button").click();
  for (const part of await page.locator("#mobile-menu summary").all()) {
    await part.click();
    await withinWidth(page, width);
  }
  await page.keyboard.press("Escape");
  await page.locator("#openings article [type=submit], #openings article button").first().click();
  await page.locator("dialog [type=submit]").click();
  await expect(page.locator("dialog [aria-invalid=true]")).not.toHaveCount(0);
  await withinWidth(page, width);
});
