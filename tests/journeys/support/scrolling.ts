import { expect, type Locator, type Page } from "@playwright/test";

export const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Waits until the page stands still. @returns where */
export async function restsAt(page: Page): Promise<number> {
  let place = -1;
  const rests = async () => {
    const before = place;
    place = await scrolledTo(page);
    return place === before;
  };
  await expect.poll(rests, { message: "the page stands still", intervals: [200] }).toBe(true);
  return place;
}

/** Puts the page at a place without travelling there. */
export const scrollAt = (page: Page, top: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);

/** Notes from the tab's next document on, in each document anew, the places it is scrolled to. */
export async function noteScrolling(page: Page) {
  await page.addInitScript(() => {
    const places: number[] = [];
    addEventListener("scroll", () => places.push(Math.round(scrollY)));
    Object.assign(window, { places });
  });
  type Noted = { places: number[] };
  return () => page.evaluate(() => (window as unknown as Noted).places); // by the script above
}

/** The target stands in view, and no part of its top is under the fixed header. */
export async function expectInViewBelowHeader(page: Page, target: Locator): Promise<void> {
  const header = page.getByRole("banner");
  const distance = async () => {
    const [upper, lower] = [await header.boundingBox(), await target.boundingBox()];
    return (lower?.y ?? -Infinity) - ((upper?.y ?? 0) + (upper?.height ?? 0));
  };
  // Not a whole screen below either: a target near the page's end cannot get to the top.
  await expect.poll(distance, "space between header and target").toBeGreaterThanOrEqual(0);
  await expect.poll(distance, "space between header and target").toBeLessThan(300);
  await expect.poll(() => scrolledTo(page), "scrolled").toBeGreaterThan(0);
}
