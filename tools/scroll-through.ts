import type { Page } from "@playwright/test";

/** Scrolls to the end and back, so that everything that waits to be seen has been seen. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrames = () => new Promise((resolve) => setTimeout(resolve, 60));
    const step = innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: "instant" });
      await nextFrames();
    }
    scrollTo({ top: 0, behavior: "instant" });
    await nextFrames();
  });
}
