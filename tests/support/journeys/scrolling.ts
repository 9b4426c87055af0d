import { expect, type Locator, type Page } from "@playwright/test";

export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Waits until scrolling has ended: by frames, as a busy machine draws few of them in a second. @returns the position */
export const afterScrolling = (page: Page) =>
  page.evaluate(async () => {
    let place = -1;
    for (let still = 0; still < 12; still += 1) {
      if (scrollY !== place) still = 0;
      place = scrollY;
      await new Promise(requestAnimationFrame);
    }
    return Math.round(place);
  });

/** Scrolls without animation. */
export const jumpTo = (page: Page, top: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);

/** Records scroll positions, from the tab's next document on and separately for each document. */
export async function recordScrolling(page: Page) {
  await page.addInitScript(() => {
    const places: number[] = [];
    addEventListener("scroll", () => places.push(Math.round(scrollY)));
    Object.assign(window, { places });
  });
  type Noted = { places: number[] };
  return () => page.evaluate(() => (window as unknown as Noted).places); // by the script above
}

/** The target is in view and not covered by the fixed header. */
export async function expectInViewBelowHeader(page: Page, target: Locator): Promise<void> {
  const header = page.getByRole("banner");
  const distance = async () => {
    const [upper, lower] = [await header.boundingBox(), await target.boundingBox()];
    return (lower?.y ?? -Infinity) - ((upper?.y ?? 0) + (upper?.height ?? 0));
  };
  // Up to 300 px below the header: a target near the page's end cannot reach the top.
  await expect.poll(distance, "space between header and target").toBeGreaterThanOrEqual(0);
  await expect.poll(distance, "space between header and target").toBeLessThan(300);
  await expect.poll(() => scrollPosition(page), "scrolled").toBeGreaterThan(0);
}
