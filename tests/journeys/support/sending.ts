import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { leastElapsedMs } from "../../../contract/guards.ts";

/** Keeps every message that the page sends from now on. */
export function noteSending(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) requests.push(request);
  });
  return requests;
}

/** Five presses in one task: nothing that the first one changes has been drawn before the last. */
export const pressFiveTimes = (button: Locator) =>
  button.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });

/** Takes the time a person needs to read a form: sent faster, it would be kept apart. */
export async function readTheForm(page: Page): Promise<void> {
  const now = () => page.evaluate(() => performance.now());
  await expect.poll(now, "a moment to read the form").toBeGreaterThan(leastElapsedMs);
}
