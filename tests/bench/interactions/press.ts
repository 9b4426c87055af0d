import type { Locator } from "@playwright/test";

/**
 * The pointer comes to rest: what hovering starts, such as fetching the next page, is done. A finger
 * waits as long: it has been scrolling, and what a scroll starts is no part of the press.
 */
const hoverMs = 400;
/** How long a finger holds a button. */
const holdMs = 60;

/** Presses as a person does: a mouse hovers first, a finger does not. */
export const press = async (target: Locator): Promise<void> => (await aim(target))();

/**
 * Finds where the target is, and does not press yet: what runs in the page to find it is no part of
 * a press, nor are the checks of `locator.click()`.
 * @returns presses there
 */
export async function aim(target: Locator): Promise<() => Promise<void>> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not to be seen: ${target}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (await page.evaluate(() => matchMedia("(pointer: coarse)").matches))
    return async () => {
      await page.waitForTimeout(hoverMs);
      await page.touchscreen.tap(x, y);
    };
  return async () => {
    await page.mouse.move(x, y, { steps: 3 });
    await page.waitForTimeout(hoverMs);
    await page.mouse.down();
    await page.waitForTimeout(holdMs);
    await page.mouse.up();
  };
}
