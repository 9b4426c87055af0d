import type { Page } from "@playwright/test";
import { holdScripts, open, untilReady } from "#tests/support/journeys/open.ts";
import { expect, still, test } from "#tests/support/journeys/test.ts";
import { words } from "#tests/support/journeys/words.ts";

const names = ["Oberfläche", "Server", "Datenbank"] as const;
const panel = (page: Page) => page.getByRole("group", { name: words.codeSamples });
const tab = (page: Page, name: string) => panel(page).getByRole("tab", { name });
const pause = (page: Page) =>
  panel(page).getByRole("button", {
    name: new RegExp(`^(?:${words.pauseRotation}|${words.resumeRotation})$`),
  });

/** The name of the visible sample. Asserts that the selected tab matches the visible panel. */
async function current(page: Page): Promise<string | undefined> {
  const { selected, shown } = await panel(page).evaluate((panel) => {
    const all = (role: string) => [...panel.querySelectorAll(`[role=${role}]`)];
    return {
      selected: all("tab").map((tab) => tab.getAttribute("aria-selected") === "true"),
      shown: all("tabpanel").map((it) => it.checkVisibility({ visibilityProperty: true })),
    };
  });
  expect(shown).toEqual(selected);
  expect(selected.filter(Boolean)).toHaveLength(1);
  return names[selected.indexOf(true)];
}

/** Opens the home page with a paused clock. */
async function openWithPausedClock(page: Page) {
  const releaseScripts = await holdScripts(page);
  await page.goto("/");
  // Scripts are requested after the first paint, by the real clock.
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  releaseScripts();
  await untilReady(page);
}

/** Runs the page's timers. First a frame is drawn, in which the page's observers hear of the window, the newest last. */
async function runFor(page: Page, ms: number) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.documentElement);
      }),
  );
  await page.clock.runFor(ms);
}

async function after(page: Page, ms: number) {
  await runFor(page, ms);
  return current(page);
}

async function leave(page: Page) {
  await page.mouse.move(5, 400);
  await page.getByRole("link", { name: "Gespräch vereinbaren" }).focus();
}

const pressPauseAndLeave = async (page: Page) => {
  await pause(page).click();
  await leave(page);
};
/** The page hears of emulated media some frames later: waits until its listeners, older than this one, have heard. */
async function prefer(page: Page, reducedMotion: "reduce" | null) {
  const heard = await page.evaluateHandle(() => ({
    change: new Promise<void>((resolve) =>
      matchMedia("(prefers-reduced-motion)").addEventListener("change", () => resolve()),
    ),
  }));
  await page.emulateMedia({ reducedMotion });
  await heard.evaluate(({ change }) => change);
}
const requestReducedMotion = async (page: Page) => {
  await prefer(page, "reduce");
  await expect(pause(page)).toHaveCount(0);
};
const allowMotion = (page: Page) => prefer(page, null);

test("code samples rotate every 5 s, pause during interaction or reduced motion, and stop once one is chosen", async ({
  page,
}) => {
  await openWithPausedClock(page);
  const shows = (name?: string) => expect.poll(() => current(page)).toBe(name);
  for (const name of names) {
    await shows(name);
    expect(await after(page, 4990)).toBe(name);
    await runFor(page, 10);
  }
  for (const [cause, stop, goOn, name] of [
    ["the mouse points at them", () => panel(page).hover(), leave, "Oberfläche"],
    ["the focus is within", () => pause(page).focus(), leave, "Server"],
    ["they are paused", pressPauseAndLeave, pressPauseAndLeave, "Datenbank"],
    ["no motion is wanted", requestReducedMotion, allowMotion, "Oberfläche"],
  ] as const) {
    await shows(name);
    await stop(page);
    expect(await after(page, 12_000), cause).toBe(name);
    await goOn(page);
    await runFor(page, 5000);
  }
  await shows("Server");
  await tab(page, "Oberfläche").click();
  await leave(page);
  expect(await after(page, 12_000)).toBe("Oberfläche");
});

test("with motion, when there is a pause button, the tabs of the code samples stand in one row", async ({
  page,
}) => {
  await page.goto("/");
  for (const width of [390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(pause(page)).toBeVisible();
    const tops = await panel(page)
      .getByRole("tab")
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size, `rows at ${width} px`).toBe(1);
  }
});

test.describe("under reduced motion", () => {
  test.use(still);

  test("clicks and arrow keys select a code sample without changing the panel's height", async ({
    page,
  }) => {
    await open(page, "/");
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = new Set<number | undefined>();
      for (const name of names) {
        await tab(page, name).click();
        expect(await current(page)).toBe(name);
        await expect(panel(page).getByRole("tabpanel", { name })).toBeVisible();
        heights.add((await panel(page).boundingBox())?.height);
      }
      expect(heights.size).toBe(1);
      for (const [key, name] of [
        ["ArrowRight", "Oberfläche"],
        ["ArrowLeft", "Datenbank"],
        ["Home", "Oberfläche"],
        ["End", "Datenbank"],
        ["ArrowLeft", "Server"],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tab(page, name)).toBeFocused();
        expect(await current(page)).toBe(name);
      }
      await page.keyboard.press("Tab");
      await expect(panel(page).getByRole("tabpanel", { name: "Server" })).toBeFocused();
    }
  });

  test("replays clicks on a tab and on Next made before scripts have loaded", async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto("/");
    await tab(page, "Datenbank").click();
    await button(page, "next").click();
    expect(await current(page)).toBe("Oberfläche");
    await expectInView(page, 1, 2, 3);
    releaseScripts();
    await expect.poll(() => current(page)).toBe("Datenbank");
    await expectInView(page, 2, 3, 4);
  });
});

const carousel = (page: Page) => page.getByRole("group", { name: words.testimonials, exact: true });
const row = (page: Page) => page.getByRole("group", { name: words.testimonialSlides });
const slides = (page: Page) => row(page).getByRole("group", { name: /^[1-8] von 8$/ });
const button = (page: Page, name: "next" | "previous") =>
  carousel(page).getByRole("button", { name: words[`${name}Testimonial`] });
const bullets = (page: Page) => carousel(page).getByRole("button", { name: /^Zu Stimme/ });

/** Exactly these slides are fully visible, one is aligned to the row's edge, and the first one's bullet is current. */
async function expectInView(page: Page, ...numbers: number[]) {
  const inView = () =>
    row(page).evaluate((row) => {
      const frame = row.getBoundingClientRect();
      const boxes = [...row.children].map((slide) => slide.getBoundingClientRect());
      return {
        numbers: boxes.flatMap(({ left, right }, index) =>
          left > frame.left - 1.5 && right < frame.right + 1.5 ? [index + 1] : [],
        ),
        aligned: boxes.some(({ left }) => Math.abs(left - frame.left) < 1.5),
      };
    });
  await expect.poll(inView, { intervals: [100] }).toEqual({ numbers, aligned: true });
  const marked = bullets(page).and(page.locator("[aria-current=true]"));
  await expect(marked).toHaveAccessibleName(`Zu Stimme ${numbers[0]}`);
}

test("the carousel shows one, two or three slides by width, 30 px apart, with a bullet for each position", async ({
  page,
}) => {
  await open(page, "/");
  for (const [width, perView] of [
    [320, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expectInView(page, ...[1, 2, 3].slice(0, perView));
    const [first, second] = await Promise.all(
      [0, 1].map((at) => slides(page).nth(at).boundingBox()),
    );
    expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(30, 1);
    await expect(bullets(page)).toHaveCount(9 - perView);
  }
});

test("buttons, bullets, keys and the wheel move the carousel, which wraps at its ends", async ({
  page,
}) => {
  await open(page, "/");
  const next = button(page, "next");
  const nextThrice = () =>
    next.evaluate((button: HTMLElement) => {
      for (let press = 0; press < 3; press += 1) button.click();
    });
  const wheelBack = async () => {
    await row(page).hover();
    await page.mouse.wheel(-5000, 0);
  };
  const moves: [move: () => Promise<unknown>, ...shown: number[]][] = [
    [() => bullets(page).nth(4).click(), 5, 6, 7],
    [() => row(page).press("ArrowRight"), 6, 7, 8],
    [() => next.click(), 1, 2, 3],
    [() => button(page, "previous").click(), 6, 7, 8],
    [() => button(page, "previous").click(), 5, 6, 7],
    [() => row(page).press("ArrowLeft"), 4, 5, 6],
    [wheelBack, 1, 2, 3],
    [nextThrice, 4, 5, 6], // from the slide the wheel reached; every quick click counts
  ];
  for (const [move, ...shown] of moves) {
    await move();
    await expectInView(page, ...shown);
  }

  await page.emulateMedia({ reducedMotion: "reduce" });
  const places = row(page).evaluate((row) => {
    const places: number[] = [];
    row.addEventListener("scroll", () => places.push(row.scrollLeft));
    return new Promise<number[]>((done) => row.addEventListener("scrollend", () => done(places)));
  });
  await next.click();
  expect(new Set(await places).size, "scroll positions of a step under reduced motion").toBe(1);
});
