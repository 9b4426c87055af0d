import type { BrowserContext, Page } from "@playwright/test";

/** What takes less is not told: the browser's own least. */
export const leastMs = 16;

/** Later than the frame that shows the interaction, however slow: its timing has been told by then. */
const toldAfterMs = 800;

/**
 * Keeps the longest event of each interaction, as the Event Timing API measures it: from the input
 * to the next frame that is shown, in steps of 8 ms. Interaction to Next Paint is made of the same.
 * @see https://www.w3.org/TR/event-timing/
 */
export async function noteInteractions(context: BrowserContext): Promise<void> {
  await context.addInitScript((durationThreshold) => {
    const longest = { ms: 0 };
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        // the only type observed
        if (entry.interactionId) longest.ms = Math.max(longest.ms, entry.duration);
    });
    // The threshold is Event Timing's own option, which TypeScript does not know yet.
    observer.observe({ type: "event", durationThreshold } as PerformanceObserverInit);
    Object.assign(window, { longestInteraction: longest });
  }, leastMs);
}

declare global {
  interface Window {
    longestInteraction?: { ms: number };
  }
}

/**
 * @param act one interaction: a press, a tap, a key
 * @returns milliseconds of its longest event; 0 stands for less than `leastMs`
 */
export async function interactionMs(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => Object.assign(window.longestInteraction ?? {}, { ms: 0 }));
  await act();
  return page.evaluate(async (told) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, told));
    return window.longestInteraction?.ms ?? 0;
  }, toldAfterMs);
}
