import { expect, type Page } from "@playwright/test";

/** The page does not scroll horizontally, and no text or control extends past its edges. */
export async function withinWidth(page: Page, width: number): Promise<void> {
  const measured = await page.evaluate(() => {
    const clipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== "visible" || clipped(element.parentElement));
    const outside: string[] = [];
    const note = (what: Element | Range, inside: Element | null, says: string) => {
      const { left, right, width } = what.getBoundingClientRect();
      if (width > 1 && (left < 0 || right > innerWidth + 0.5) && !clipped(inside))
        outside.push(says.slice(0, 60));
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      note(range, text.parentElement, text.textContent ?? "");
    }
    for (const control of document.querySelectorAll("a, button, input, select, textarea, img"))
      note(control, control.parentElement, control.outerHTML);
    return { outside, scrollWidth: document.documentElement.scrollWidth };
  });
  const where = `${page.url()} at ${width} px`;
  expect.soft(measured.outside, where).toEqual([]);
  expect.soft(measured.scrollWidth, where).toBeLessThanOrEqual(width);
}
