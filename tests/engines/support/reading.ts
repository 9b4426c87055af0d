import { expect } from "vitest";
import type { Visit } from "./visit.ts";

/** Scrolls to the end as a reader does: a bit less than a window at a time, with a look at each. */
export async function readThrough(visit: Visit): Promise<void> {
  const place = () =>
    visit.run<{ top: number; end: number; step: number }>(
      "({ top: scrollY, end: document.documentElement.scrollHeight - innerHeight, step: innerHeight * 0.8 })",
    );
  await visit.run("void Object.assign(window, { drawn: 0 })");
  const drawn = () => visit.run<number>("drawn");
  for (let { top, end, step } = await place(); ;) {
    // Two frames: whoever watches what comes into view has been told by then.
    const before = await drawn();
    await visit.run("requestAnimationFrame(() => requestAnimationFrame(() => { drawn += 1 }))");
    await expect.poll(drawn, { message: "Two frames are drawn" }).toBeGreaterThan(before);
    if (top >= end - 1) return;
    const next = Math.min(top + step, end);
    await visit.run(`void scrollTo({ top: ${next}, behavior: "instant" })`);
    const below = async () => (await place()).top;
    await expect.poll(below, { message: "The page scrolls on" }).toBeGreaterThan(top);
    ({ top, end, step } = await place());
  }
}

/**
 * Texts of the page's middle and foot that cannot be read where they stand: transparent, or
 * without room. What a row of slides keeps beside itself, for scrolling sideways, is left out.
 */
export const unseenTexts = (visit: Visit): Promise<string[]> => visit.run(`(${unseenInPage})()`);

/** Runs in the page, as text: it stands for itself. */
function unseenInPage(): string[] {
  const opacityOf = (element: Element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  };
  const texts = "h1, h2, h3, h4, p, a, li, dt, dd, blockquote, figcaption, button";
  return [...document.querySelectorAll(`:is(main, footer) :is(${texts})`)]
    .filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const row = element.closest(".carousel-row")?.getBoundingClientRect();
      const beside = row !== undefined && (right <= row.left || left >= row.right);
      if (beside || !element.checkVisibility() || !element.textContent?.trim()) return false;
      return opacityOf(element) < 1 || width === 0 || height === 0;
    })
    .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`);
}
