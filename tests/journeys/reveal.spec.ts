import type { Locator, Page } from "@playwright/test";
import { threeFrames } from "./support/frames.ts";
import { open } from "./support/open.ts";
import { scrollAt, scrolledTo } from "./support/scrolling.ts";
import { expect, test } from "./support/test.ts";

const card = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const stack = (page: Page) => page.getByRole("heading", { name: "Cloud & DevOps" });

/** What is multiplied of opacity between an element and the page. */
const opacity = (element: Locator) =>
  element.evaluate((element) => {
    let product = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      product *= Number(getComputedStyle(at).opacity);
    return product;
  });

/** Puts a share of the element's revealed block into view, at the lower edge of the window. */
const show = (page: Page, element: Locator, share: number) =>
  element
    .evaluate((element, share) => {
      const block = element.closest("[data-reveal]") ?? element.querySelector("[data-reveal]");
      if (!block) throw new Error("This is not in a block that fades in");
      // Without its slide: a block that waits stands a little lower than where it will be.
      const { top, height } = block.getBoundingClientRect();
      return top + scrollY - innerHeight + height * share;
    }, share)
    .then((top) => scrollAt(page, Math.round(top)));

test("a block further down waits unseen until a tenth of it is in view, then fades in", async ({
  page,
}) => {
  await open(page, "/");
  const heading = card(page, "TakeNote").getByRole("heading");
  await expect.poll(() => opacity(heading)).toBe(0);
  await show(page, heading, 0.05);
  await threeFrames(page);
  expect(await opacity(heading)).toBe(0);
  await show(page, heading, 0.15);
  await expect.poll(() => opacity(heading)).toBe(1);
});

test("once seen it stays", async ({ page }) => {
  await open(page, "/");
  await show(page, stack(page), 0.5);
  await expect.poll(() => opacity(stack(page))).toBe(1);
  await scrollAt(page, 0);
  await threeFrames(page);
  expect(await opacity(stack(page))).toBe(1);
});

test("what can be seen at once is never taken away", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2400 });
  await page.addInitScript(() => {
    const hidden: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.dataset["reveal"] === "waiting")
          if (target.getBoundingClientRect().top < innerHeight) hidden.push(target.innerText);
    }).observe(document, { attributeFilter: ["data-reveal"], subtree: true });
    Object.assign(window, { hidden });
  });
  await open(page, "/");
  expect(await opacity(card(page, "Machine Learning").getByRole("heading"))).toBe(1);
  expect(await page.evaluate(() => ("hidden" in window ? window.hidden : "not noted"))).toEqual([]);
});

test("the service cards follow one another, 0.1 s times their place", async ({ page }) => {
  await open(page, "/");
  const cards = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /^Learn More/ }) });
  await expect(cards).toHaveCount(6);
  const delays = await cards.evaluateAll((cards) =>
    cards.map((card) => {
      const block = card.querySelector("[data-reveal]");
      return block && [...new Set(getComputedStyle(block).transitionDelay.split(", "))];
    }),
  );
  expect(delays).toEqual(["0s", "0.1s", "0.2s", "0.3s", "0.4s", "0.5s"].map((delay) => [delay]));
});

test("the testimonials animate in too", async ({ page }) => {
  await open(page, "/");
  const name = page.getByText("Amara Okafor");
  await expect.poll(() => opacity(name)).toBe(0);
  await name.scrollIntoViewIfNeeded();
  await expect.poll(() => opacity(name)).toBe(1);
});

for (const [why, prepare] of [
  ["under reduced motion", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
  ["in print", (page: Page) => page.emulateMedia({ media: "print" })],
] as const)
  test(`nothing waits ${why}`, async ({ page }) => {
    await prepare(page);
    await open(page, "/");
    const headings = page.getByRole("main").getByRole("heading");
    const texts = await headings.allTextContents();
    expect(texts.length).toBeGreaterThan(15);
    for (const heading of await headings.all()) expect(await opacity(heading)).toBe(1);
  });

test("coming back, nothing fades in again where the visitor was", async ({ page }) => {
  await open(page, "/");
  const takeNote = page.getByRole("link", { name: "TakeNote" });
  await takeNote.scrollIntoViewIfNeeded();
  await expect.poll(() => opacity(takeNote)).toBe(1);
  await takeNote.click();
  await expect(page.getByRole("heading", { level: 1, name: "TakeNote" })).toBeInViewport();
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(takeNote).toBeInViewport();
  await expect.poll(() => opacity(takeNote)).toBe(1);
});
