import type { Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { scrollAt } from "./support/scrolling.ts";
import { expect, test } from "./support/test.ts";

/** Intersection observers have been told by then. */
const threeFrames = async (page: Page) => {
  for (let frame = 0; frame < 3; frame += 1)
    await page.evaluate(() => new Promise(requestAnimationFrame));
};

test.describe("blocks that fade in", () => {
  /** Counts blocks that are hidden, and blocks that fade in. */
  async function countBlocks(page: Page) {
    await page.addInitScript(() => {
      const counts = { hidden: 0, faded: 0 };
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof HTMLElement && target.dataset["reveal"] === "waiting")
            counts.hidden += Number(getComputedStyle(target).opacity === "0");
      }).observe(document, { attributeFilter: ["data-reveal"], subtree: true });
      addEventListener("transitionrun", ({ target, propertyName }) => {
        if (!(target instanceof HTMLElement) || propertyName !== "opacity") return;
        counts.faded += Number(target.matches("[data-reveal]"));
      });
      Object.assign(window, { counts });
    });
    type Counted = { counts: { hidden: number; faded: number } };
    return () => page.evaluate(() => (window as unknown as Counted).counts); // by the script above
  }
  /** What of the page's blocks can be seen. */
  const opacities = (page: Page) =>
    page
      .locator("[data-reveal]")
      .evaluateAll((all) => [...new Set(all.map((block) => getComputedStyle(block).opacity))]);

  /** Turns the mouse's wheel until the page ends. */
  async function readOn(page: Page) {
    await page.mouse.move(720, 450);
    const isAtEnd = () =>
      page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    while (!(await isAtEnd())) {
      await page.mouse.wheel(0, 400);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }

  test("as they are scrolled to; at rest none is hidden", async ({ page }) => {
    const counts = await countBlocks(page);
    await open(page, "/");
    await expect.poll(() => opacities(page)).toEqual(["1"]);
    await readOn(page);
    await expect.poll(() => opacities(page)).toEqual(["1"]);
    const { hidden, faded } = await counts();
    expect(hidden).toBeGreaterThan(10);
    expect(faded).toBeGreaterThan(10);
    // Once seen they stay.
    await scrollAt(page, 0);
    await page.mouse.wheel(0, 400);
    await threeFrames(page);
    expect(await counts()).toEqual({ hidden, faded });
  });

  test("what has come into sight is not taken away again", async ({ page }) => {
    await open(page, "/");
    const block = page.locator("[data-reveal]").filter({ hasText: "TakeNote" });
    // A twentieth of it: less than makes it fade in.
    const top = await block.evaluate((it) => {
      const { top, height } = it.getBoundingClientRect();
      return Math.round(top + scrollY - innerHeight + height / 20);
    });
    for (const place of [top - 200, top, top + 1]) {
      await expect.poll(() => opacities(page)).toEqual(["1"]);
      await scrollAt(page, place);
      await threeFrames(page);
    }
    expect(await block.evaluate((it) => getComputedStyle(it).opacity)).toBe("1");
  });

  test("not under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const counts = await countBlocks(page);
    await open(page, "/");
    await readOn(page);
    expect(await counts()).toEqual({ hidden: 0, faded: 0 });
  });

  test("the service cards follow one another, 0.1 s times their place", async ({ page }) => {
    await open(page, "/");
    const blocks = page
      .locator("[data-reveal]")
      .filter({ has: page.getByRole("link", { name: /^Learn More/ }) });
    const delays = await blocks.evaluateAll((all) =>
      all.map((block) => getComputedStyle(block).transitionDelay.split(", ")[0]),
    );
    expect(delays).toEqual(["0s", "0.1s", "0.2s", "0.3s", "0.4s", "0.5s"]);
  });
});

test.describe("figures that count up", () => {
  const band = (page: Page) => page.getByRole("region", { name: "What fifteen years add up to" });
  const counting = (page: Page) => band(page).locator("[data-counting]").count();
  const final = ["500+", "98%", "15+", "10"];

  /** What eyes read: while it counts, the copy painted over the figures. */
  const painted = (page: Page) =>
    band(page)
      .getByRole("definition")
      .evaluateAll((figures) =>
        figures.map((figure) => {
          const copy = getComputedStyle(figure.firstElementChild ?? figure, "::after").content;
          return /^"(.*?)"/.exec(copy)?.[1] ?? (figure.textContent ?? "").trim();
        }),
      );

  test("from 0 in 2 s once they are shown, where they stand", async ({ page }) => {
    await page.clock.install();
    await open(page, "/");
    expect(await painted(page)).toEqual(final);
    await page.clock.pauseAt(Date.now() + 60_000);
    await band(page).scrollIntoViewIfNeeded();
    await expect.poll(() => painted(page)).toEqual(["0+", "0%", "0+", "0"]);
    const boxes = () =>
      band(page)
        .locator("dl > div, dt, dd")
        .evaluateAll((parts: HTMLElement[]) =>
          parts.map((it) => [it.offsetLeft, it.offsetTop, it.offsetWidth, it.offsetHeight]),
        );
    const before = await boxes();

    await page.clock.runFor(1000);
    for (const [index, figure] of (await painted(page)).entries()) {
      expect(Number.parseFloat(figure)).toBeGreaterThan(0);
      expect(Number.parseFloat(figure)).toBeLessThan(Number.parseFloat(final[index] ?? ""));
    }
    // What is spoken and copied is final throughout.
    await expect(band(page)).toMatchAriaSnapshot(`
      - region:
        - term: Projects Delivered
        - definition: 500+
        - term: Client Satisfaction
        - definition: 98%
        - term: Years of Experience
        - definition: 15+
        - term: Industry Awards
        - definition: "10"
    `);
    await page.clock.runFor(900);
    expect(await counting(page)).toBe(4);
    await page.clock.runFor(150);
    expect(await counting(page)).toBe(0);
    expect(await painted(page)).toEqual(final);
    expect(await boxes()).toEqual(before);
  });

  test("not under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await open(page, "/");
    await page.clock.pauseAt(Date.now() + 60_000);
    await band(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(1000);
    expect(await painted(page)).toEqual(final);
  });
});

test.describe("the cursor's rings", () => {
  /** They are decoration, hidden from roles and labels; their classes are all there is. */
  const sizes = { outer: 24, inner: 16 };
  const growth = { outer: 1.5, inner: 1.2 };
  const layer = (page: Page) => page.locator(".cursor");
  const ring = (page: Page, name: "outer" | "inner") => page.locator(`.cursor-${name}`);

  /** Both rings come to rest with their middles at a point, in a size. */
  async function expectRings(page: Page, x: number, y: number, by = { outer: 1, inner: 1 }) {
    for (const name of ["outer", "inner"] as const)
      await expect
        .poll(async () => {
          const box = await ring(page, name).boundingBox();
          if (!box) return undefined;
          const middle = [box.x + box.width / 2, box.y + box.height / 2];
          return [...middle, box.width].map((length) => Math.round(length * 2) / 2);
        }, name)
        .toEqual([x, y, Math.round(sizes[name] * by[name] * 2) / 2]);
  }

  test("follow the mouse, and grow on what can be acted on", async ({ page }) => {
    await open(page, "/contact");
    await expect(layer(page)).toHaveAttribute("aria-hidden", "true");
    await expect(ring(page, "outer")).toHaveCSS("opacity", "0");
    await page.mouse.move(40, 300);
    await expect(ring(page, "outer")).toHaveCSS("opacity", "1");
    await expectRings(page, 40, 300);
    for (const target of [
      page.getByRole("banner").getByRole("link", { name: "About us" }),
      page.getByRole("button", { name: "Dark theme" }),
      page.getByRole("textbox", { name: "Subject" }),
      page.getByRole("textbox", { name: "Message" }),
    ]) {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      const [x, y] = [Math.round((box?.x ?? 0) + 20), Math.round((box?.y ?? 0) + 20)];
      await page.mouse.move(x, y);
      await expectRings(page, x, y, growth);
    }
    await page.mouse.move(40, 300);
    await expectRings(page, 40, 300);
    await page.mouse.move(-10, -10);
    await expect(ring(page, "outer")).toHaveCSS("opacity", "0");
  });

  test("are where the mouse is on the next page, before it moves", async ({ page }) => {
    await open(page, "/");
    await expect(layer(page)).toBeAttached();
    await page.mouse.move(500.5, 300); // a zoomed page has fractions
    await page.getByRole("banner").getByRole("link", { name: "About us" }).press("Enter");
    await expect(page).toHaveURL("/about");
    await expectRings(page, 500.5, 300);
    await expect(ring(page, "outer")).toHaveCSS("opacity", "1");
  });

  for (const media of [{ reducedMotion: "reduce" }, { forcedColors: "active" }] as const)
    test(`are absent with ${Object.keys(media).join()}`, async ({ page }) => {
      await open(page, "/");
      await expect(layer(page)).toBeVisible(); // shows that one would be seen
      await page.emulateMedia(media);
      await expect(layer(page)).toBeHidden();
      await open(page, "/about");
      await page.mouse.move(500, 500);
      await expect(layer(page)).toBeHidden();
    });

  test.describe("by touch", () => {
    test.use({ hasTouch: true, isMobile: true });

    test("are absent", async ({ page }) => {
      await open(page, "/");
      await page.getByRole("button", { name: "Dark theme" }).tap();
      await expect(page.locator("html")).toContainClass("dark");
      await expect(layer(page)).not.toBeAttached();
    });
  });
});
