import { readBuiltPages } from "#tests/support/journeys/built.ts";
import { open } from "#tests/support/journeys/open.ts";
import { expect, still, test } from "#tests/support/journeys/test.ts";
import { withinWidth } from "#tests/support/journeys/width.ts";

/* Text at 200% by the root element's font size, as in WebKit: media queries do not follow it. */
test.use(still);

test("with the root element's font size doubled, wide windows cut nothing and get the menu", async ({
  page,
  site,
}) => {
  const isMeant = /^\/(?:about|contact|portfolio|privacy)?$/;
  for (const { path } of await readBuiltPages(site.folder)) {
    if (!isMeant.test(path)) continue;
    await open(page, path);
    await page.evaluate(() => (document.documentElement.style.fontSize = "32px"));
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await withinWidth(page, width);
      await expect(page.locator(".menu-button")).toBeInViewport();
    }
  }
});
