import type { Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

const carousel = (page: Page) => page.getByRole("group", { name: "Testimonials", exact: true });
const row = (page: Page) => page.getByRole("group", { name: "Testimonials, slides" });
const slides = (page: Page) => row(page).getByRole("group", { name: /^[1-8] of 8$/ });
const next = (page: Page) =>
  carousel(page).getByRole("button", { name: "Next testimonial", exact: true });
const previous = (page: Page) =>
  carousel(page).getByRole("button", { name: "Previous testimonial", exact: true });
const bullets = (page: Page) => carousel(page).getByRole("button", { name: /^Go to testimonial/ });
const currentBullet = (page: Page) => bullets(page).and(page.locator("[aria-current=true]"));

/** Numbers of the slides that are wholly in view, and whether the row stands exactly on them. */
const inView = (page: Page) =>
  row(page).evaluate((row) => {
    const frame = row.getBoundingClientRect();
    const boxes = [...row.children].map((slide) => slide.getBoundingClientRect());
    const near = (a: number, b: number) => Math.abs(a - b) < 1.5;
    return {
      numbers: boxes.flatMap(({ left, right }, index) =>
        left > frame.left - 1.5 && right < frame.right + 1.5 ? [index + 1] : [],
      ),
      aligned: boxes.some(({ left }) => near(left, frame.left)),
    };
  });

const expectInView = (page: Page, ...numbers: number[]) =>
  expect.poll(() => inView(page)).toEqual({ numbers, aligned: true });

async function show(page: Page) {
  await open(page, "/");
  await row(page).scrollIntoViewIfNeeded();
  // Waits until the page has come to rest.
  await row(page).hover({ trial: true });
}

test("eight testimonials, each with name, position, picture and words", async ({ page }) => {
  await show(page);
  await expect(slides(page)).toHaveCount(8);
  for (const slide of await slides(page).all()) {
    await expect(slide.getByRole("blockquote")).toHaveText(/\w+/);
    await expect(slide.locator("figcaption")).toHaveText(/\w+ \w+.*, \w+/);
    await expect(slide.locator("img")).toHaveAttribute("src", /\.svg$/);
  }
});

for (const [width, perView, places] of [
  [320, 1, 8],
  [639, 1, 8],
  [640, 1, 8],
  [767, 1, 8],
  [768, 2, 7],
  [1023, 2, 7],
  [1024, 3, 6],
  [1920, 3, 6],
] as const)
  test(`at ${width} px: ${perView} a view, 30 px apart, a bullet for each of ${places} places`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await show(page);
    await expectInView(page, ...Array.from({ length: perView }, (_, index) => index + 1));
    const [first, second] = [
      await slides(page).nth(0).boundingBox(),
      await slides(page).nth(1).boundingBox(),
    ];
    expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(30, 1);
    await expect(bullets(page)).toHaveCount(places);
    await expect(currentBullet(page)).toHaveAccessibleName("Go to testimonial 1");
  });

test("the buttons go one on and one back, and round at the ends", async ({ page }) => {
  await show(page);
  await next(page).click();
  await expectInView(page, 2, 3, 4);
  await expect(currentBullet(page)).toHaveAccessibleName("Go to testimonial 2");
  await previous(page).click();
  await expectInView(page, 1, 2, 3);
  await previous(page).click();
  await expectInView(page, 6, 7, 8);
  await expect(currentBullet(page)).toHaveAccessibleName("Go to testimonial 6");
  await next(page).click();
  await expectInView(page, 1, 2, 3);
});

test("quick clicks all count", async ({ page }) => {
  await show(page);
  await next(page).evaluate((button: HTMLElement) => {
    for (let click = 0; click < 3; click += 1) button.click();
  });
  await expectInView(page, 4, 5, 6);
  await previous(page).click();
  await expectInView(page, 3, 4, 5);
});

test("a bullet goes to its place", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await show(page);
  for (const number of [8, 3, 1]) {
    const bullet = carousel(page).getByRole("button", {
      name: `Go to testimonial ${number}`,
      exact: true,
    });
    await bullet.click();
    await expectInView(page, number);
    await expect(bullet).toHaveAttribute("aria-current", "true");
    await expect(currentBullet(page)).toHaveCount(1);
  }
});

test("keys: arrows step, Home and End go to the ends", async ({ page }) => {
  await show(page);
  await row(page).focus();
  await page.keyboard.press("ArrowRight");
  await expectInView(page, 2, 3, 4);
  await page.keyboard.press("End");
  await expectInView(page, 6, 7, 8);
  await page.keyboard.press("ArrowLeft");
  await expectInView(page, 5, 6, 7);
  await page.keyboard.press("Home");
  await expectInView(page, 1, 2, 3);
});

test("under reduced motion a step jumps", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await show(page);
  await row(page).evaluate((row) => {
    const places: number[] = [];
    row.addEventListener("scroll", () => places.push(row.scrollLeft));
    Object.assign(window, { places });
  });
  await next(page).click();
  await expectInView(page, 2, 3, 4);
  const places = await page.evaluate(() => ("places" in window ? (window.places as number[]) : []));
  expect(new Set(places).size).toBe(1);
});

test("a click made before any script has loaded is carried out when it has", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/");
  await row(page).scrollIntoViewIfNeeded();
  await next(page).click();
  await expectInView(page, 1, 2, 3);
  gate.resolve();
  await expectInView(page, 2, 3, 4);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a swipe moves on, a swipe the other way moves back, and bullets follow", async ({
    page,
  }) => {
    await show(page);
    const session = await page.context().newCDPSession(page);
    const swipe = async (distance: number) => {
      const box = await row(page).boundingBox();
      if (!box) throw new Error("The carousel is not shown");
      const from = box.x + (box.width - distance) / 2;
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
        session.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 3 }],
        });
      await touch("touchStart", from);
      for (let step = 1; step <= 20; step += 1)
        await touch("touchMove", from + (distance * step) / 20);
      await touch("touchEnd");
    };
    await swipe(-220);
    await expectInView(page, 2);
    await expect(currentBullet(page)).toHaveAccessibleName("Go to testimonial 2");
    await swipe(220);
    await expectInView(page, 1);
    await expect(currentBullet(page)).toHaveAccessibleName("Go to testimonial 1");
    // A button goes on from where the swipe ended.
    await next(page).tap();
    await expectInView(page, 2);
    await swipe(-220);
    await expectInView(page, 3);
    await next(page).tap();
    await expectInView(page, 4);
  });

  test("the page does not scroll sideways with it", async ({ page }) => {
    await show(page);
    await next(page).tap();
    await expectInView(page, 2);
    expect(await page.evaluate(() => scrollX)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });
});
