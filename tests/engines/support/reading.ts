import { expect } from "vitest";
import type { Visit } from "./visit.ts";

/**
 * Scrolls to the end as a reader does: a bit less than a window at a time, and on when all of that
 * can be read. A motion in parts that are far away pauses, and goes on when they are near again.
 */
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
    await visit.until("No text is left unseen", () => unseenTexts(visit, step), []);
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
 * @param above only those that end so many px below the window's top, or before
 */
export const unseenTexts = (visit: Visit, above = Number.MAX_VALUE): Promise<string[]> =>
  visit.run(`(${unseenInPage})(${above})`);

/** Runs in the page, as text: it stands for itself. */
function unseenInPage(above: number): string[] {
  const opacityOf = (element: Element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  };
  const texts = "h1, h2, h3, h4, p, a, li, dt, dd, blockquote, figcaption, button";
  return [...document.querySelectorAll(`:is(main, footer) :is(${texts})`)]
    .filter((element) => {
      const { left, right, bottom, width, height } = element.getBoundingClientRect();
      const row = element.closest(".carousel-row")?.getBoundingClientRect();
      const beside = row !== undefined && (right <= row.left || left >= row.right);
      if (bottom > above || beside || !element.checkVisibility() || !element.textContent?.trim())
        return false;
      return opacityOf(element) < 1 || width === 0 || height === 0;
    })
    .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`);
}
