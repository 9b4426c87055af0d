import type { Page } from "@playwright/test";

/** Lets the page draw three times: intersection observers have been told by then. */
export const threeFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
