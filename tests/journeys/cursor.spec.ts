import type { Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

/** The rings are decoration, hidden from roles and labels; their classes are all there is. */
const rings = {
  outer: { selector: ".cursor-outer", offset: 12, growth: 1.5 },
  inner: { selector: ".cursor-inner", offset: 8, growth: 1.2 },
} as const;
type Ring = (typeof rings)[keyof typeof rings];

const layer = (page: Page) => page.locator(".cursor");

/** Where a ring's middle is, and how wide it is, to half a pixel. */
async function place(page: Page, { selector }: Ring) {
  const box = await page.locator(selector).boundingBox();
  if (!box) return undefined;
  const half = (value: number) => Math.round(value * 2) / 2;
  return {
    x: half(box.x + box.width / 2),
    y: half(box.y + box.height / 2),
    width: half(box.width),
  };
}

const shown = (page: Page) =>
  layer(page).evaluate((layer) =>
    [...layer.children].every((ring) =>
      ring.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    ),
  );

async function openWithRings(page: Page, path: string) {
  await open(page, path);
  await expect(layer(page)).toBeAttached();
}

const halfPixel = (value: number) => Math.round(value * 2) / 2;

test.describe("with a mouse", () => {
  test("both rings come to rest around the pointer, offset by 12 and 8 px", async ({ page }) => {
    await openWithRings(page, "/");
    for (const [x, y] of [
      [700, 500],
      [40, 300],
    ] as const) {
      await page.mouse.move(x, y);
      await expect.poll(() => shown(page)).toBe(true);
      for (const ring of Object.values(rings))
        await expect
          .poll(() => place(page, ring), ring.selector)
          .toEqual({ x, y, width: ring.offset * 2 });
    }
  });

  test("they follow as springs: on the way before they are there", async ({ page }) => {
    await openWithRings(page, "/");
    await page.mouse.move(40, 300);
    await expect.poll(() => place(page, rings.outer)).toMatchObject({ x: 40 });
    await page.evaluate((selector) => {
      const places: number[] = [];
      const ring = document.querySelector(selector);
      const note = () => {
        places.push(ring?.getBoundingClientRect().x ?? 0);
        requestAnimationFrame(note);
      };
      note();
      Object.assign(window, { places });
    }, rings.outer.selector);
    await page.mouse.move(900, 300);
    await expect.poll(() => place(page, rings.outer)).toMatchObject({ x: 900 });
    const between = await page.evaluate(() =>
      ("places" in window ? (window.places as number[]) : []).filter((x) => x > 40 && x < 880),
    );
    expect(between).not.toEqual([]);
  });

  for (const [what, path, find] of [
    ["a link", "/", (page: Page) => page.getByRole("link", { name: "About us" }).first()],
    ["a button", "/", (page: Page) => page.getByRole("button", { name: "Dark theme" })],
    ["an input", "/contact", (page: Page) => page.getByRole("textbox", { name: "Subject" })],
    ["a textarea", "/contact", (page: Page) => page.getByRole("textbox", { name: "Message" })],
  ] as const)
    test(`they grow by 1.5 and 1.2 on ${what}, around the same point`, async ({ page }) => {
      await openWithRings(page, path);
      await page.mouse.move(10, 400);
      for (const ring of Object.values(rings))
        await expect.poll(() => place(page, ring)).toMatchObject({ x: 10, width: ring.offset * 2 });
      const target = find(page);
      await target.hover({ trial: true }); // in view, and at rest
      const box = await target.boundingBox();
      const [x, y] = [Math.round((box?.x ?? 0) + 20), Math.round((box?.y ?? 0) + 20)];
      await page.mouse.move(x, y);
      for (const ring of Object.values(rings))
        await expect
          .poll(() => place(page, ring), ring.selector)
          .toEqual({ x, y, width: halfPixel(ring.offset * 2 * ring.growth) });
      await page.mouse.move(10, 400);
      for (const ring of Object.values(rings))
        await expect.poll(() => place(page, ring)).toMatchObject({ x: 10, width: ring.offset * 2 });
    });

  test("they are hidden until the pointer moves, and when it leaves the page", async ({ page }) => {
    await openWithRings(page, "/");
    expect(await shown(page)).toBe(false);
    await page.mouse.move(500, 500);
    await expect.poll(() => shown(page)).toBe(true);
    await page.mouse.move(-10, -10);
    await expect.poll(() => shown(page)).toBe(false);
    await page.mouse.move(500, 500);
    await expect.poll(() => shown(page)).toBe(true);
  });

  test("they are in nobody's way: hidden from the tree, clicks pass, the pointer stays", async ({
    page,
  }) => {
    await openWithRings(page, "/");
    const about = page.getByRole("banner").getByRole("link", { name: "About us" });
    await about.hover();
    await expect.poll(() => shown(page)).toBe(true);
    expect(await about.evaluate((link) => getComputedStyle(link).cursor)).toBe("pointer");
    await expect(page.locator("body")).not.toHaveCSS("cursor", "none");
    await expect(layer(page)).toHaveAttribute("aria-hidden", "true");
    await about.click();
    await expect(page).toHaveURL("/about");
  });

  for (const media of [{ reducedMotion: "reduce" }, { forcedColors: "active" }] as const)
    test(`they are absent with ${Object.entries(media).join()}`, async ({ page }) => {
      await page.emulateMedia(media);
      await open(page, "/");
      await page.mouse.move(500, 500);
      await expect(layer(page)).not.toBeAttached();
      // They come and go with the setting, which shows that the test would see them.
      await page.emulateMedia({ reducedMotion: null, forcedColors: null });
      await expect(layer(page)).toBeAttached();
      await page.emulateMedia(media);
      await expect(layer(page)).not.toBeAttached();
    });
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("there are none, and their code is not asked for", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await open(page, "/");
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(page.getByRole("navigation", { name: "Mobile" })).toBeVisible();
    await expect(layer(page)).not.toBeAttached();
    expect(scripts.filter((url) => /cursor-rings/.test(url))).toEqual([]);
  });
});
