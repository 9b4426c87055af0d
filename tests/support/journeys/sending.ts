import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { leastElapsedMs } from "#contract/guards.ts";

/** Collects requests to the API from now on. */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) requests.push(request);
  });
  return requests;
}

/** Clicks five times in one task, before the first click can change what is rendered. */
export const clickFiveTimes = (button: Locator) =>
  button.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });

/** Waits as long as a person needs to read a form: faster submissions are flagged as suspected spam. */
export async function waitReadingTime(page: Page): Promise<void> {
  const now = () => page.evaluate(() => performance.now());
  await expect.poll(now, "a moment to read the form").toBeGreaterThan(leastElapsedMs);
}
