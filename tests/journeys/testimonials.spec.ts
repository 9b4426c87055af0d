import type { Page } from "@playwright/test";
import { holdScripts } from "./support/early.ts";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

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

async function show(page: Page) {
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
  test(`at ${width} px: ${perView} a view, 30 px apart, a bullet a place`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await show(page);
    await expectInView(page, ...[1, 2, 3].slice(0, perView));
    const [first, second] = await Promise.all(
      [0, 1].map((at) => slides(page).nth(at).boundingBox()),
    );
    expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(30, 1);
    await expect(bullets(page)).toHaveCount(9 - perView);
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
    ["Home", 1, 2, 3],
    ["End", 6, 7, 8],
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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all eight are there, and no button that does nothing", async ({ page }) => {
    await page.goto("/");
    await expect(slides(page)).toHaveCount(8);
    for (const slide of await slides(page).all()) {
      await expect(slide.getByRole("blockquote")).toHaveText(/\w+/);
      await expect(slide.locator("figcaption")).toHaveText(/\w+ \w+.*, \w+/);
    }
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
  });
});
