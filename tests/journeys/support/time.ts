import { expect, type Page } from "@playwright/test";
import { leastElapsedMs } from "../../../contract/guards.ts";

/** Takes the time a person needs to read a form: sent faster, it would be kept apart. */
export async function likeAPerson(page: Page): Promise<void> {
  const now = () => page.evaluate(() => performance.now());
  const shown = await now();
  await expect.poll(now, "a moment to read the form").toBeGreaterThan(shown + leastElapsedMs);
}
