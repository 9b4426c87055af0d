import type { Browser, Page } from "@playwright/test";
import { open } from "#tests/support/journeys/open.ts";
import { expect, still, test } from "#tests/support/journeys/test.ts";

/** Counts in the page, from its start, what waits to run: intervals, timeouts and animation frames. */
const countTimers = (page: Page) =>
  page.addInitScript(() => {
    const waiting = new Set<string>();
    Object.assign(window, { waiting });
    const [setTimer, setRepeated, setFrame] = [setTimeout, setInterval, requestAnimationFrame];
    const [clearTimer, clearRepeated, clearFrame] = [
      clearTimeout,
      clearInterval,
      cancelAnimationFrame,
    ];
    const done = (kind: string, id: unknown) => waiting.delete(`${kind} ${String(id)}`);
    const noted = (kind: string, id: unknown) => waiting.add(`${kind} ${String(id)}`);
    Object.assign(window, {
      setTimeout(run: () => void, ms?: number) {
        const id = setTimer(() => {
          done("timeout", id);
          run();
        }, ms);
        noted("timeout", id);
        return id;
      },
      setInterval(run: () => void, ms?: number) {
        const id = setRepeated(run, ms);
        noted("interval", id);
        return id;
      },
      requestAnimationFrame(run: FrameRequestCallback) {
        const id = setFrame((now) => {
          done("frame", id);
          run(now);
        });
        noted("frame", id);
        return id;
      },
      clearTimeout(id?: number) {
        done("timeout", id);
        clearTimer(id);
      },
      clearInterval(id?: number) {
        done("interval", id);
        clearRepeated(id);
      },
      cancelAnimationFrame(id: number) {
        done("frame", id);
        clearFrame(id);
      },
    });
  });

const counted = ["FireAnimationFrame", "TimerFire", "UpdateLayoutTree", "Layout", "Paint"];

/** What the page's main thread does in two seconds, by the names of Chromium's traces. */
async function workOf(browser: Browser, page: Page): Promise<string[]> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  // A span to look at, not a wait for something: nothing may happen in it.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const trace = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string }[];
  };
  return trace.traceEvents.map(({ name }) => name).filter((name) => counted.includes(name));
}

/** Everything has settled once nothing waits and no animation runs; from then on nothing may happen. */
async function rests(browser: Browser, page: Page): Promise<void> {
  const waiting = () =>
    page.evaluate(() => [
      ...(window as unknown as { waiting: Set<string> }).waiting,
      ...document.getAnimations().map(({ id }) => `animation ${id}`),
    ]);
  await expect.poll(waiting, "what waits to run").toEqual([]);
  await expect.poll(() => workOf(browser, page), "work in two seconds").toEqual([]);
}

test.use({ viewport: { width: 412, height: 823 } });

for (const path of ["/", "/about", "/services", "/careers", "/portfolio", "/contact"])
  test(`${path} does nothing once it has settled`, async ({ browser, page }) => {
    await countTimers(page);
    await open(page, path);
    // On a phone the panel that rotates is below the window.
    await rests(browser, page);
  });

test.describe("the code samples", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("rest when paused, in a hidden tab and out of the window", async ({ browser, page }) => {
    await countTimers(page);
    await open(page, "/");
    const pause = page.locator("[role=tablist] + button");
    await pause.click();
    await page.mouse.move(5, 450);
    await rests(browser, page);
    await pause.click();
    const hide = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, isHidden);
    await hide(true);
    await page.mouse.move(5, 450);
    await rests(browser, page);
    await hide(false);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
    await rests(browser, page);
  });
});

test.describe("under reduced motion", () => {
  test.use({ ...still, viewport: { width: 1440, height: 900 } });

  test("the code samples rest in the window", async ({ browser, page }) => {
    await countTimers(page);
    await open(page, "/");
    await rests(browser, page);
  });
});
