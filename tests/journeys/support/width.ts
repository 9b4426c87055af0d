import { expect, type Page } from "@playwright/test";

/** The page does not scroll sideways, and no text or control stands out over its edge. */
export async function withinWidth(page: Page, width: number): Promise<void> {
  const measured = await page.evaluate((width) => {
    const clipped = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== "visible") return true;
      return false;
    };
    const wide = [
      ...document.querySelectorAll("h1, h2, h3, p, a, button, input, textarea, li, dd, dt"),
    ]
      .filter((element) => {
        const { left, right, width: own } = element.getBoundingClientRect();
        const hidden = own <= 1 || !element.checkVisibility({ visibilityProperty: true });
        return !hidden && !clipped(element) && (left < 0 || right > width + 0.5);
      })
      .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`);
    return { scrollWidth: document.documentElement.scrollWidth, wide };
  }, width);
  expect(measured.wide).toEqual([]);
  expect(measured.scrollWidth).toBeLessThanOrEqual(width);
}
