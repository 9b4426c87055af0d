import type { Page } from "@playwright/test";
import { holdScripts } from "./support/early.ts";
import { open, untilReady } from "./support/open.ts";
import { expect, still, test } from "./support/test.ts";

const names = ["Frontend", "Backend", "Database"] as const;
const panel = (page: Page) => page.getByRole("group", { name: "Code samples" });
const tabs = (page: Page) => panel(page).getByRole("tab");
const tab = (page: Page, name: string) => panel(page).getByRole("tab", { name });
const pauseOrResume = (page: Page) => panel(page).getByRole("button", { name: /rotation$/ });

/** The sample that shows: tabs and samples have to agree on it. */
async function current(page: Page): Promise<string | undefined> {
  const selected = await tabs(page).evaluateAll((tabs) =>
    tabs.map((tab) => tab.getAttribute("aria-selected") === "true"),
  );
  const shown = await panel(page)
    .locator("[role=tabpanel]")
    .evaluateAll((samples) =>
      samples.map((sample) => sample.checkVisibility({ visibilityProperty: true })),
    );
  expect(shown).toEqual(selected);
  expect(selected.filter(Boolean)).toHaveLength(1);
  return names[selected.indexOf(true)];
}

test.describe("the code panel's rotation", () => {
  /** Opens the home page with a clock that stands still; the islands' timers are on it. */
  async function openWithClock(page: Page) {
    const letScriptsCome = await holdScripts(page);
    await page.goto("/");
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    letScriptsCome();
    await untilReady(page);
  }

  async function pass(page: Page, ms: number) {
    await page.clock.runFor(ms);
    return current(page);
  }

  const leave = async (page: Page) => {
    await page.mouse.move(5, 400);
    await page.getByRole("link", { name: "Get Started" }).focus();
  };

  test("changes every 5 s, round and round", async ({ page }) => {
    await openWithClock(page);
    for (const [index, name] of names.entries()) {
      expect(await pass(page, 4990)).toBe(name);
      await page.clock.runFor(10);
      await expect.poll(() => current(page)).toBe(names[(index + 1) % names.length]);
    }
  });

  const stops: Record<string, (page: Page) => Promise<unknown>> = {
    "the mouse points at it": (page) => panel(page).hover(),
    "the focus is within": (page) => pauseOrResume(page).focus(),
    "it is paused": (page) =>
      pauseOrResume(page)
        .click()
        .then(() => leave(page)),
  };
  for (const [cause, stop] of Object.entries(stops))
    test(`stops while ${cause}`, async ({ page }) => {
      await openWithClock(page);
      await stop(page);
      expect(await pass(page, 12_000)).toBe("Frontend");
      if (cause === "it is paused") await pauseOrResume(page).click();
      await leave(page);
      await page.clock.runFor(5000);
      await expect.poll(() => current(page)).toBe("Backend");
    });

  test("stops for good when the visitor chooses a sample", async ({ page }) => {
    await openWithClock(page);
    await tab(page, "Database").click();
    await leave(page);
    expect(await pass(page, 12_000)).toBe("Database");
  });

  test("never starts under reduced motion, and there is nothing to pause", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithClock(page);
    await expect(pauseOrResume(page)).toHaveCount(0);
    expect(await pass(page, 12_000)).toBe("Frontend");
  });
});

test.describe("at rest", () => {
  test.use(still);

  test("a tab shows its sample, by click and by key, and nothing jumps", async ({ page }) => {
    for (const width of [320, 1440]) {
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
    }
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
const button = (page: Page, name: string) =>
  carousel(page).getByRole("button", { name, exact: true });
const next = (page: Page) => button(page, "Next testimonial");
const previous = (page: Page) => button(page, "Previous testimonial");
const bullets = (page: Page) => carousel(page).getByRole("button", { name: /^Go to/ });

/** Just these slides are wholly in view, the first one at the row's edge; the bullet says so. */
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

async function showTestimonials(page: Page) {
  await open(page, "/");
  await row(page).scrollIntoViewIfNeeded();
}

for (const [width, perView] of [
  [320, 1],
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
  [1920, 3],
] as const)
  test(`at ${width} px testimonials stand ${perView} a view, 30 px apart, with a bullet a place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await showTestimonials(page);
    await expectInView(page, ...[1, 2, 3].slice(0, perView));
    const [first, second] = await Promise.all([0, 1].map((n) => slides(page).nth(n).boundingBox()));
    expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(30, 1);
    await expect(bullets(page)).toHaveCount(9 - perView);
  });

test("buttons and keys go one on and one back, round at the ends, and quick presses all count", async ({
  page,
}) => {
  await showTestimonials(page);
  await next(page).click();
  await expectInView(page, 2, 3, 4);
  await previous(page).click();
  await expectInView(page, 1, 2, 3);
  await previous(page).click();
  await expectInView(page, 6, 7, 8);
  await next(page).click();
  await expectInView(page, 1, 2, 3);
  await next(page).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 3; press += 1) button.click();
  });
  await expectInView(page, 4, 5, 6);
  await row(page).focus();
  for (const [key, ...shown] of [
    ["ArrowRight", 5, 6, 7],
    ["ArrowLeft", 4, 5, 6],
  ] as const) {
    await page.keyboard.press(key);
    await expectInView(page, ...shown);
  }
});

test("under reduced motion a step jumps", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await showTestimonials(page);
  const places = row(page).evaluate((row) => {
    const places: number[] = [];
    row.addEventListener("scroll", () => places.push(row.scrollLeft));
    return new Promise<number[]>((done) => row.addEventListener("scrollend", () => done(places)));
  });
  await next(page).click();
  expect(new Set(await places).size).toBe(1);
});

test("Next pressed before scripts came is carried out when they come", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/");
  await next(page).click();
  await expectInView(page, 1, 2, 3);
  letScriptsCome();
  await expectInView(page, 2, 3, 4);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("swipes, bullets and buttons move the row, and the page not sideways", async ({ page }) => {
    await showTestimonials(page);
    const session = await page.context().newCDPSession(page);
    const swipe = async (distance: number) => {
      const box = await row(page).boundingBox();
      if (!box) throw new Error("The carousel is not shown");
      const from = box.x + (box.width - distance) / 2;
      const y = box.y + box.height / 3;
      const touch = (
        type: "touchStart" | "touchMove" | "touchEnd",
        ...touchPoints: { x: number; y: number }[]
      ) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
      await touch("touchStart", { x: from, y });
      for (let step = 1; step <= 20; step += 1)
        await touch("touchMove", { x: from + (distance * step) / 20, y });
      await touch("touchEnd");
    };
    await swipe(-220);
    await expectInView(page, 2);
    await swipe(220);
    await expectInView(page, 1);
    await bullets(page).nth(7).tap();
    await expectInView(page, 8);
    await swipe(220);
    await expectInView(page, 7);
    // A button goes on from where the swipe ended.
    await previous(page).tap();
    await expectInView(page, 6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the first sample and all testimonials are there, and no button that does nothing", async ({
    page,
  }) => {
    await page.goto("/");
    expect(await current(page)).toBe("Frontend");
    await expect(slides(page)).toHaveCount(8);
    for (const slide of await slides(page).all()) {
      await expect(slide.getByRole("blockquote")).toHaveText(/\w+/);
      await expect(slide.locator("figcaption")).toHaveText(/\w+ \w+.*, \w+/);
    }
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
    await expect(pauseOrResume(page)).toHaveCount(0);
  });
});
