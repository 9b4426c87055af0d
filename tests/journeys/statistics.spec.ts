import type { Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

const band = (page: Page) => page.getByRole("region", { name: "What fifteen years add up to" });
const final = {
  "Projects Delivered": "500+",
  "Client Satisfaction": "98%",
  "Years of Experience": "15+",
  "Industry Awards": "10",
};
const figures = (page: Page) => band(page).getByRole("definition");

/** What eyes read while it counts: the copy painted over the figures. */
const painted = (page: Page) =>
  figures(page).evaluateAll((figures) =>
    figures.map((figure) => {
      const copy = getComputedStyle(figure.firstElementChild ?? figure, "::after").content;
      return /^"(.*?)"/.exec(copy)?.[1] ?? (figure.textContent ?? "").trim();
    }),
  );

/** What the browser tells assistive technology, on the whole page. */
async function spoken(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ role, ignored }) => !ignored && role?.value === "StaticText")
    .map(({ name }) => String(name?.value));
}

test("the final figures are in the HTML", async ({ request }) => {
  const html = await (await request.get("/")).text();
  for (const [label, figure] of Object.entries(final)) {
    const at = html.indexOf(label);
    const tile = html.slice(at, at + 400).replaceAll(/<[^>]*>/g, "");
    expect(tile).toContain(figure);
  }
});

test("each figure counts up from 0 over 2 s when it is shown, and is spoken in full throughout", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/");
  expect(await painted(page)).toEqual(["500+", "98%", "15+", "10"]);
  await page.clock.pauseAt(Date.now() + 60_000);
  await band(page).scrollIntoViewIfNeeded();

  await expect.poll(() => painted(page)).toEqual(["0+", "0%", "0+", "0"]);
  await page.clock.runFor(1000);
  const halfway = (await painted(page)).map(Number.parseFloat);
  for (const [index, end] of [500, 98, 15, 10].entries()) {
    expect(halfway[index]).toBeGreaterThan(0);
    expect(halfway[index]).toBeLessThan(end);
  }
  const words = await spoken(page);
  for (const end of ["500", "98", "15", "10"])
    expect(words).toContainEqual(expect.stringMatching(new RegExp(`^${end}\\D?$`)));
  for (const figure of halfway)
    expect(words).not.toContainEqual(expect.stringMatching(new RegExp(`^${figure}\\D?$`)));
  await expect(figures(page)).toHaveText(Object.values(final));

  await page.clock.runFor(900);
  expect(await counting(page)).toBe(4);
  await page.clock.runFor(150);
  expect(await counting(page)).toBe(0);
  expect(await painted(page)).toEqual(["500+", "98%", "15+", "10"]);
});

const counting = (page: Page) => band(page).locator("[data-counting]").count();

test("the figures do not move while they count", async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  await page.clock.pauseAt(Date.now() + 60_000);
  await band(page).scrollIntoViewIfNeeded();
  await expect.poll(() => counting(page)).toBe(4);
  const boxes = () =>
    band(page)
      .locator("dl > div, dt, dd")
      .evaluateAll((parts: HTMLElement[]) =>
        parts.map((part) => [part.offsetLeft, part.offsetTop, part.offsetWidth, part.offsetHeight]),
      );
  const before = await boxes();
  await page.clock.runFor(2100);
  expect(await counting(page)).toBe(0);
  expect(await boxes()).toEqual(before);
});

test("under reduced motion nothing counts", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    new MutationObserver(() => Object.assign(window, { counted: true })).observe(document, {
      attributeFilter: ["data-counting"],
      subtree: true,
    });
  });
  await open(page, "/");
  await band(page).scrollIntoViewIfNeeded();
  await expect(band(page)).toBeInViewport();
  expect(await painted(page)).toEqual(["500+", "98%", "15+", "10"]);
  expect(await page.evaluate(() => "counted" in window)).toBe(false);
});
