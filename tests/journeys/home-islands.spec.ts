import type { Page } from "@playwright/test";
import { holdScripts, open, untilReady } from "./support/open.ts";
import { expect, still, test } from "./support/test.ts";

const names = ["Frontend", "Backend", "Database"] as const;
const panel = (page: Page) => page.getByRole("group", { name: "Code samples" });
const tab = (page: Page, name: string) => panel(page).getByRole("tab", { name });
const pause = (page: Page) =>
  panel(page).getByRole("button", { name: /^(Pause|Resume) rotation$/ });

/** The sample that shows: tabs and samples have to agree on it. */
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

/** Opens the home page with a clock that moves only when the test says so. */
async function openWithClock(page: Page) {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/");
  // Scripts are asked for by the real clock, after the first paint.
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  letScriptsCome();
  await untilReady(page);
}

async function after(page: Page, ms: number) {
  await page.clock.runFor(ms);
  return current(page);
}

async function leave(page: Page) {
  await page.mouse.move(5, 400);
  await page.getByRole("link", { name: "Get Started" }).focus();
}

test("the samples change every 5 s, round and round", async ({ page }) => {
  await openWithClock(page);
  for (const name of [...names, names[0]]) {
    await expect.poll(() => current(page)).toBe(name);
    expect(await after(page, 4990)).toBe(name);
    await page.clock.runFor(10);
  }
});

for (const [cause, stop, goOn] of [
  ["the mouse points at them", (page: Page) => panel(page).hover(), leave],
  ["the focus is within", (page: Page) => pause(page).focus(), leave],
  ["they are paused", (page: Page) => pause(page).click(), (page: Page) => pause(page).click()],
] as const)
  test(`they stand still while ${cause}`, async ({ page }) => {
    await openWithClock(page);
    await stop(page);
    if (cause === "they are paused") await leave(page);
    expect(await after(page, 12_000)).toBe("Frontend");
    await goOn(page);
    await leave(page);
    await page.clock.runFor(5000);
    await expect.poll(() => current(page)).toBe("Backend");
  });

test("they stand still for good when the visitor chooses one", async ({ page }) => {
  await openWithClock(page);
  await tab(page, "Database").click();
  await leave(page);
  expect(await after(page, 12_000)).toBe("Database");
});

test.describe("under reduced motion", () => {
  test.use(still);

  test("they stand still, and there is nothing to pause", async ({ page }) => {
    await openWithClock(page);
    await expect(pause(page)).toHaveCount(0);
    expect(await after(page, 12_000)).toBe("Frontend");
  });

  for (const width of [320, 1440])
    test(`at ${width} px a press or a key shows a sample, and nothing jumps`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, "/");
      const heights = new Set<number | undefined>();
      for (const name of names) {
        await tab(page, name).click();
        expect(await current(page)).toBe(name);
        await expect(panel(page).getByRole("tabpanel", { name })).toBeVisible();
        heights.add((await panel(page).boundingBox())?.height);
      }
      expect(heights.size).toBe(1);
      for (const [key, name] of [
        ["ArrowRight", "Frontend"],
        ["ArrowLeft", "Database"],
        ["Home", "Frontend"],
        ["End", "Database"],
        ["ArrowLeft", "Backend"],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tab(page, name)).toBeFocused();
        expect(await current(page)).toBe(name);
      }
      await page.keyboard.press("Tab");
      await expect(panel(page).getByRole("tabpanel", { name: "Backend" })).toBeFocused();
    });

  test("a tab pressed before scripts came is chosen when they come", async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto("/");
    await tab(page, "Database").click();
    letScriptsCome();
    await expect.poll(() => current(page)).toBe("Database");
  });
});

const carousel = (page: Page) => page.getByRole("group", { name: "Testimonials", exact: true });
const row = (page: Page) => page.getByRole("group", { name: "Testimonials, slides" });
const slides = (page: Page) => row(page).getByRole("group", { name: /^[1-8] of 8$/ });
const button = (page: Page, name: "Next" | "Previous") =>
  carousel(page).getByRole("button", { name: `${name} testimonial` });
const bullets = (page: Page) => carousel(page).getByRole("button", { name: /^Go to/ });

/** Just these slides are wholly in view, the first one at the row's edge; its bullet is marked. */
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
  await expect.poll(inView).toEqual({ numbers, aligned: true });
  const marked = bullets(page).and(page.locator("[aria-current=true]"));
  await expect(marked).toHaveAccessibleName(`Go to testimonial ${numbers[0]}`);
}

/** Scrolls down to the testimonials, whose code comes then. */
async function show(page: Page) {
  await page.goto("/");
  await row(page).scrollIntoViewIfNeeded();
  const waiting = page.locator("astro-island[ssr]").filter({ has: row(page) });
  await expect(waiting).toHaveCount(0);
}

test("it shows one, two or three a view, 30 px apart, with a bullet a place", async ({ page }) => {
  await show(page);
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

test("buttons, bullets and keys move the row, round at the ends", async ({ page }) => {
  await show(page);
  for (const [name, ...shown] of [
    ["Next", 2, 3, 4],
    ["Previous", 1, 2, 3],
    ["Previous", 6, 7, 8],
    ["Next", 1, 2, 3],
  ] as const) {
    await button(page, name).click();
    await expectInView(page, ...shown);
  }
  await bullets(page).nth(4).click();
  await expectInView(page, 5, 6, 7);
  await row(page).focus();
  for (const [key, ...shown] of [
    ["ArrowRight", 6, 7, 8],
    ["ArrowLeft", 5, 6, 7],
  ] as const) {
    await page.keyboard.press(key);
    await expectInView(page, ...shown);
  }
});

test("quick presses all count, and a press goes on from where a wheel led", async ({ page }) => {
  await show(page);
  await button(page, "Next").evaluate((button: HTMLElement) => {
    for (let press = 0; press < 3; press += 1) button.click();
  });
  await expectInView(page, 4, 5, 6);
  await row(page).hover();
  await page.mouse.wheel(-5000, 0);
  await expectInView(page, 1, 2, 3);
  await button(page, "Next").click();
  await expectInView(page, 2, 3, 4);
});

test("under reduced motion a step jumps", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await show(page);
  const places = row(page).evaluate((row) => {
    const places: number[] = [];
    row.addEventListener("scroll", () => places.push(row.scrollLeft));
    return new Promise<number[]>((done) => row.addEventListener("scrollend", () => done(places)));
  });
  await button(page, "Next").click();
  expect(new Set(await places).size).toBe(1);
});

test("Next pressed before scripts came is carried out when they come", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/");
  await button(page, "Next").click();
  await expectInView(page, 1, 2, 3);
  letScriptsCome();
  await expectInView(page, 2, 3, 4);
});
