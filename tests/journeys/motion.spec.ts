import type { Page } from "@playwright/test";
import { open } from "#tests/support/journeys/open.ts";
import { afterScrolling, jumpTo } from "#tests/support/journeys/scrolling.ts";
import { expect, test } from "#tests/support/journeys/test.ts";

const opacities = (page: Page) =>
  page
    .locator("[data-reveal]")
    .evaluateAll((all) => [...new Set(all.map((block) => getComputedStyle(block).opacity))]);

/** Counts, from now on, blocks that are set to wait, hidden while waiting or fading in, and figures counting up. */
const countMotion = (page: Page) =>
  page.evaluateHandle(() => {
    const counts = { waiting: 0, hidden: 0, faded: 0, counting: 0 };
    new MutationObserver((changes) => {
      for (const { target, attributeName } of changes) {
        if (!(target instanceof HTMLElement)) continue;
        if (attributeName === "data-counting") counts.counting += 1;
        if (target.dataset["reveal"] !== "waiting") continue;
        counts.waiting += 1;
        counts.hidden += Number(getComputedStyle(target).opacity === "0");
      }
    }).observe(document, { attributeFilter: ["data-reveal", "data-counting"], subtree: true });
    addEventListener("transitionrun", ({ target }) => {
      if (target instanceof Element && target.matches("[data-reveal]")) counts.faded += 1;
    });
    return counts;
  });

/** Intersection observers have fired by the third frame. */
async function threeFrames(page: Page) {
  for (let frame = 0; frame < 3; frame += 1)
    await page.evaluate(() => new Promise(requestAnimationFrame));
}

test("blocks fade in when scrolled to, and no block stays hidden or hides while in view", async ({
  page,
}) => {
  await open(page, "/");
  const block = page.locator("[data-reveal]").first();
  // 5% of the block in view, which is less than triggers its fade.
  const top = await block.evaluate((it) => {
    const { top, height } = it.getBoundingClientRect();
    return Math.round(top + scrollY - innerHeight + height / 20);
  });
  for (const place of [top, top + 1]) {
    await expect.poll(() => opacities(page)).toEqual(["1"]);
    await jumpTo(page, place);
    await threeFrames(page);
  }
  expect(await block.evaluate((it) => getComputedStyle(it).opacity)).toBe("1");

  // The blocks below are hidden when scrolling begins: let the jumps end first.
  await expect.poll(() => opacities(page)).toEqual(["1"]);
  const counts = await countMotion(page);
  // In the page: between two commands of the test the scrolling would end on a busy machine.
  await page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: 400, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
  await expect.poll(() => opacities(page)).toEqual(["1"]);
  const { hidden, faded } = await counts.jsonValue();
  expect(hidden).toBeGreaterThan(10);
  expect(faded).toBeGreaterThan(10);
});

test("blocks wait for the keys that scroll, not for typing", async ({ page }) => {
  await open(page, "/careers");
  const search = page.getByRole("searchbox");
  await search.focus(); // may scroll
  await afterScrolling(page);
  await expect.poll(() => opacities(page)).toEqual(["1"]);
  const counts = await countMotion(page);
  await search.pressSequentially("e r");
  await search.press("End");
  expect(await counts.jsonValue()).toMatchObject({ waiting: 0 });
  await search.blur();
  await page.keyboard.press("PageDown");
  await expect.poll(async () => (await counts.jsonValue()).hidden).toBeGreaterThan(0);
});

const figures = (page: Page) => page.getByRole("region", { name: "Was zusammengekommen ist" });
const final = ["12.400+", "96%", "14"];
/** The text as painted: while counting, a pseudo-element covers the real figure. */
const painted = (page: Page) =>
  figures(page)
    .locator(".count-up")
    .evaluateAll((all) =>
      all.map((figure) => {
        const copy = getComputedStyle(figure, "::after").content;
        return /^"(.*?)"/.exec(copy)?.[1] ?? figure.textContent;
      }),
    );

test("figures count up from 0 within 2 s of scrolling into view", async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  expect(await painted(page)).toEqual(final);
  await page.clock.pauseAt(Date.now() + 60_000);
  await figures(page).scrollIntoViewIfNeeded();
  const before = await figures(page).boundingBox();
  await expect.poll(() => painted(page)).toEqual(["0+", "0%", "0"]);
  await page.clock.runFor(1000);
  for (const [index, figure] of (await painted(page)).entries()) {
    expect(Number.parseInt(figure, 10)).toBeGreaterThan(0);
    expect(Number.parseInt(figure, 10)).toBeLessThan(Number.parseInt(final[index] ?? "", 10));
  }
  // Screen readers and the clipboard get the final figures throughout.
  const spoken = final.map((figure) => `- definition: "${figure}"`).join("\n");
  await expect(figures(page)).toMatchAriaSnapshot(spoken);
  expect(await figures(page).boundingBox()).toEqual(before);
  await page.clock.runFor(1050);
  expect(await painted(page)).toEqual(final);
});

/** The cursor's rings are aria-hidden decoration, so classes are the only way to find them. */
const layer = (page: Page) => page.locator(".cursor");

test("reduced motion disables fades, counting figures and cursor rings", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const counts = await countMotion(page);
  await page.mouse.move(720, 450);
  await figures(page).scrollIntoViewIfNeeded();
  await threeFrames(page);
  const { waiting, ...moved } = await counts.jsonValue();
  expect(waiting).toBeGreaterThan(0);
  expect(moved).toEqual({ hidden: 0, faded: 0, counting: 0 });
  expect(await painted(page)).toEqual(final);
  await expect(layer(page)).not.toBeAttached();
});

test.describe("the cursor's rings", () => {
  const rings = [
    { selector: ".cursor-outer", width: 24, growth: 1.5 },
    { selector: ".cursor-inner", width: 16, growth: 1.2 },
  ];
  const halves = (lengths: number[]) => lengths.map((length) => Math.round(length * 2) / 2);

  /** Waits until both rings rest centered on a point. */
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

  test("follow the mouse, grow over interactive elements and persist across pages", async ({
    page,
  }) => {
    await open(page, "/contact");
    await expect(layer(page)).toHaveAttribute("aria-hidden", "true");
    const anyRing = layer(page).locator("*").first();
    await expect(anyRing).toHaveCSS("opacity", "0");
    await page.mouse.move(40, 300);
    await expectRings(page, 40, 300);
    const about = page.getByRole("banner").getByRole("link", { name: "Über uns" });
    for (const target of [about, page.getByRole("textbox").last()]) {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      const [x, y] = [Math.round((box?.x ?? 0) + 20), Math.round((box?.y ?? 0) + 20)];
      await page.mouse.move(x, y);
      await expectRings(page, x, y, true);
    }
    await page.getByRole("main").getByRole("paragraph").first().hover();
    await expect(anyRing, "over text").toHaveCSS("opacity", "0");
    await page.mouse.move(40, 300);
    await expectRings(page, 40, 300);
    await page.mouse.move(-10, -10);
    await expect(anyRing).toHaveCSS("opacity", "0");

    await page.mouse.move(500.5, 300); // zoomed pages have fractional coordinates
    await about.press("Enter");
    await expect(page).toHaveURL("/about");
    await expectRings(page, 500.5, 300);
    for (const media of [{ reducedMotion: "reduce" }, { forcedColors: "active" }] as const) {
      await page.emulateMedia({ reducedMotion: null, forcedColors: null, ...media });
      await expect(layer(page)).toBeHidden();
    }
  });
});

test("light comes on in the gate of a service that is pointed at, by the compositor alone", async ({
  page,
}) => {
  await open(page, "/");
  const card = page
    .getByRole("listitem")
    .filter({ has: page.locator(".gate-light") })
    .first();
  const light = card.locator(".gate-light");
  await expect(light).toHaveCSS("opacity", "0");
  const moved = await light.evaluateHandle((it) => {
    const properties = new Set<string>();
    it.addEventListener("transitionrun", (event) => {
      if (event instanceof TransitionEvent) properties.add(event.propertyName);
    });
    return properties;
  });
  await card.hover();
  await expect(light).toHaveCSS("opacity", "1");
  expect(await moved.evaluate((it) => [...it].toSorted())).toEqual(["opacity", "scale"]);
  await page.mouse.move(5, 5);
  await expect(light).toHaveCSS("opacity", "0");
});
