import type { Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { scrollAt } from "./support/scrolling.ts";
import { expect, test } from "./support/test.ts";

const opacities = (page: Page) =>
  page
    .locator("[data-reveal]")
    .evaluateAll((all) => [...new Set(all.map((block) => getComputedStyle(block).opacity))]);

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`blocks fade in as they are scrolled to, at rest none is hidden, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, "/");
    await expect.poll(() => opacities(page)).toEqual(["1"]);
    const counts = await page.evaluateHandle(() => {
      const counts = { hidden: 0, faded: 0 };
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof HTMLElement && target.dataset["reveal"] === "waiting")
            counts.hidden += Number(getComputedStyle(target).opacity === "0");
      }).observe(document, { attributeFilter: ["data-reveal"], subtree: true });
      addEventListener("transitionrun", ({ target }) => {
        if (target instanceof Element && target.matches("[data-reveal]")) counts.faded += 1;
      });
      return counts;
    });
    await page.mouse.move(720, 450);
    const isAtEnd = () =>
      page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    while (!(await isAtEnd())) {
      await page.mouse.wheel(0, 400);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect.poll(() => opacities(page)).toEqual(["1"]);
    for (const count of Object.values(await counts.jsonValue()))
      if (reducedMotion === "reduce") expect(count).toBe(0);
      else expect(count).toBeGreaterThan(10);
  });

test("a block that has come into sight is not hidden again", async ({ page }) => {
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
    // Intersection observers have been told by the third frame.
    for (let frame = 0; frame < 3; frame += 1)
      await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(await block.evaluate((it) => getComputedStyle(it).opacity)).toBe("1");
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`figures count up from 0 in 2 s once they are shown, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    const band = page.getByRole("region", { name: "What fifteen years add up to" });
    const final = ["500+", "98%", "15+", "10"];
    /** What eyes read: while it counts, the copy painted over the figures. */
    const painted = () =>
      band.locator(".count-up").evaluateAll((figures) =>
        figures.map((figure) => {
          const copy = getComputedStyle(figure, "::after").content;
          return /^"(.*?)"/.exec(copy)?.[1] ?? figure.textContent;
        }),
      );
    await page.emulateMedia({ reducedMotion });
    await page.clock.install();
    await open(page, "/");
    expect(await painted()).toEqual(final);
    await page.clock.pauseAt(Date.now() + 60_000);
    await band.scrollIntoViewIfNeeded();
    const before = await band.boundingBox();
    if (reducedMotion === "no-preference") {
      await expect.poll(painted).toEqual(["0+", "0%", "0+", "0"]);
      await page.clock.runFor(1000);
      for (const [index, figure] of (await painted()).entries()) {
        expect(Number.parseInt(figure, 10)).toBeGreaterThan(0);
        expect(Number.parseInt(figure, 10)).toBeLessThan(Number.parseInt(final[index] ?? "", 10));
      }
    }
    // What is spoken and copied is final throughout.
    const spoken = final.map((figure) => `- definition: "${figure}"`).join("\n");
    await expect(band).toMatchAriaSnapshot(spoken);
    expect(await band.boundingBox()).toEqual(before);
    await page.clock.runFor(1050);
    expect(await painted()).toEqual(final);
  });

test.describe("the cursor's rings", () => {
  /** They are decoration, hidden from roles and labels; their classes are all there is. */
  const layer = (page: Page) => page.locator(".cursor");
  const rings = [
    { selector: ".cursor-outer", width: 24, growth: 1.5 },
    { selector: ".cursor-inner", width: 16, growth: 1.2 },
  ];
  const halves = (lengths: number[]) => lengths.map((length) => Math.round(length * 2) / 2);

  /** Both rings come to rest with their middles at a point. */
  async function expectRings(page: Page, x: number, y: number, grown = false) {
    for (const { selector, width, growth } of rings) {
      const ring = page.locator(selector);
      await expect(ring).toHaveCSS("opacity", "1");
      const seen = async () => {
        const box = await ring.boundingBox();
        return box && halves([box.x + box.width / 2, box.y + box.height / 2, box.width]);
      };
      await expect.poll(seen, selector).toEqual(halves([x, y, grown ? width * growth : width]));
    }
  }

  test("follow the mouse, and grow on what can be acted on", async ({ page }) => {
    await open(page, "/contact");
    await expect(layer(page)).toHaveAttribute("aria-hidden", "true");
    await expect(layer(page).locator("*").first()).toHaveCSS("opacity", "0");
    await page.mouse.move(40, 300);
    await expectRings(page, 40, 300);
    const about = page.getByRole("banner").getByRole("link", { name: "About us" });
    for (const target of [about, page.getByRole("textbox").last()]) {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      const [x, y] = [Math.round((box?.x ?? 0) + 20), Math.round((box?.y ?? 0) + 20)];
      await page.mouse.move(x, y);
      await expectRings(page, x, y, true);
    }
    await page.mouse.move(40, 300);
    await expectRings(page, 40, 300);
    await page.mouse.move(-10, -10);
    await expect(layer(page).locator("*").first()).toHaveCSS("opacity", "0");
  });

  test("are where the mouse is on the next page, before it moves", async ({ page }) => {
    await open(page, "/");
    await expect(layer(page)).toBeAttached();
    await page.mouse.move(500.5, 300); // a zoomed page has fractions
    await page.getByRole("banner").getByRole("link", { name: "About us" }).press("Enter");
    await expect(page).toHaveURL("/about");
    await expectRings(page, 500.5, 300);
  });

  test("are absent under reduced motion and with forced colours", async ({ page }) => {
    await open(page, "/");
    await expect(layer(page)).toBeVisible(); // shows that one would be seen
    for (const media of [{ reducedMotion: "reduce" }, { forcedColors: "active" }] as const) {
      await page.emulateMedia({ reducedMotion: null, forcedColors: null, ...media });
      await expect(layer(page)).toBeHidden();
      await open(page, "/about");
      await expect(layer(page)).toBeHidden();
    }
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true, isMobile: true });

    test("are absent", async ({ page }) => {
      await open(page, "/");
      await page.getByRole("heading", { level: 1 }).tap();
      await expect(layer(page)).not.toBeAttached();
    });
  });
});
