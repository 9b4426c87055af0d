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

test("with the root element's font size doubled, a phone breaks no word of a page's heading", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/404/); // the pages for addresses that do not exist
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of await readBuiltPages(site.folder)) {
    await page.goto(path);
    const broken = await page.evaluate(() => {
      document.documentElement.style.fontSize = "32px";
      const texts = document.createTreeWalker(
        document.querySelector("h1") ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const word of (text.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
          // Longer ones are hyphenated (src/styles/base.css).
          if (word[0].length > 13) continue;
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) found.push(word[0]);
        }
      return found;
    });
    expect.soft(broken, path).toEqual([]);
  }
});
