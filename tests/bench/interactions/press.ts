import type { Locator } from "@playwright/test";

/**
 * The pointer comes to rest: what hovering starts, such as fetching the next page, is done. A finger
 * waits as long: it has been scrolling, and what a scroll starts is no part of the press.
 */
const hoverMs = 400;
/** How long a finger holds a button. */
const holdMs = 60;

/**
 * Presses as a person does: a mouse hovers first, a finger does not. Not `locator.click()`, whose
 * checks run in the page while it answers, and would be measured too.
 */
export async function press(target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not to be seen: ${target}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (await page.evaluate(() => matchMedia("(pointer: coarse)").matches)) {
    await page.waitForTimeout(hoverMs);
    await page.touchscreen.tap(x, y);
    return;
  }
  await page.mouse.move(x, y, { steps: 3 });
  await page.waitForTimeout(hoverMs);
  await page.mouse.down();
  await page.waitForTimeout(holdMs);
  await page.mouse.up();
}
