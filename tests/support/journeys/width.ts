import { expect, type Page } from "@playwright/test";

/** The page does not scroll horizontally, and no text or control extends past its edges or is clipped. */
export async function withinWidth(page: Page, width: number): Promise<void> {
  const measured = await page.evaluate(() => {
    type Area = { left: number; right: number; top: number; bottom: number };
    /** What of this element's content is visible; undefined if the rest can be scrolled to. */
    const visibleArea = (inside: Element | null): Area | undefined => {
      const area = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
      for (let at = inside; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const edges = at.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX)) return undefined;
        if (overflowX !== "visible") {
          area.left = Math.max(area.left, edges.left);
          area.right = Math.min(area.right, edges.right);
        }
        if (overflowY !== "visible") {
          area.top = Math.max(area.top, edges.top);
          area.bottom = Math.min(area.bottom, edges.bottom);
        }
      }
      return area;
    };
    const outside: string[] = [];
    const note = (what: Element | Range, inside: Element | null, says: string) => {
      const boxes = [...what.getClientRects()].filter((box) => box.width > 1);
      const area = boxes.length > 0 ? visibleArea(inside) : undefined;
      if (!area || area.right - area.left <= 1) return; // scrolls, or is only for screen readers
      const isCut = ({ left, right, top, bottom }: Area) =>
        // Below the edge is where the header's name goes when it has no room.
        top < area.bottom - 1 &&
        bottom > area.top + 1 &&
        (left < area.left - 1 || right > area.right + 1);
      if (boxes.some(isCut)) outside.push(says.slice(0, 60));
    };
    const isShown = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      if (isShown(text.parentElement))
        note(range, text.parentElement, `text: ${text.textContent ?? ""}`);
    }
    const controls = "a, button, summary, input, select, textarea, img:not([alt=''])";
    for (const control of document.querySelectorAll(controls))
      if (isShown(control)) note(control, control.parentElement, control.outerHTML);
    return { outside, scrollWidth: document.documentElement.scrollWidth };
  });
  const where = `${page.url()} at ${width} px`;
  expect.soft(measured.outside, where).toEqual([]);
  expect.soft(measured.scrollWidth, where).toBeLessThanOrEqual(width);
}
