import type { Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

const names = ["Frontend", "Backend", "Database"] as const;
const panel = (page: Page) => page.getByRole("group", { name: "Code samples" });
const tabs = (page: Page) => panel(page).getByRole("tab");
const tab = (page: Page, name: string) => panel(page).getByRole("tab", { name });
const pause = (page: Page) => panel(page).getByRole("button", { name: "Pause rotation" });

/** Index of the sample that shows; tabs and panels have to agree on it. */
async function current(page: Page): Promise<number> {
  const selected = await tabs(page).evaluateAll((tabs) =>
    tabs.map((tab) => tab.getAttribute("aria-selected") === "true"),
  );
  const visible = await panel(page)
    .locator("[role=tabpanel]")
    .evaluateAll((panels) =>
      panels.map((panel) => panel.checkVisibility({ visibilityProperty: true })),
    );
  expect(visible).toEqual(selected);
  expect(selected.filter(Boolean)).toHaveLength(1);
  return selected.indexOf(true);
}

/** Opens the home page with a clock that moves only when the test says so. */
async function openPaused(page: Page) {
  await page.clock.install();
  await open(page, "/");
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(tabs(page)).toHaveText([...names]);
}

/** Lets milliseconds pass, and React draw what they brought. */
async function pass(page: Page, ms: number) {
  await page.clock.runFor(ms);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage("");
      });
  });
}

/** Lets time pass up to the moment of a change. */
async function passToChange(page: Page): Promise<number> {
  const before = await current(page);
  for (let waited = 0; waited <= 5000; waited += 250) {
    await pass(page, 250);
    if ((await current(page)) !== before) return current(page);
  }
  throw new Error("The panel did not change within 5 s");
}

const after = (index: number, steps = 1) => (index + steps) % names.length;

test("without scripts the first sample shows", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  expect(await current(page)).toBe(0);
  await context.close();
});

test("three samples follow one another every 5 s, round and round", async ({ page }) => {
  await openPaused(page);
  let at = await passToChange(page);
  // passToChange overshoots by less than its step of 250 ms.
  for (let round = 0; round < 4; round += 1) {
    await pass(page, 4740);
    expect(await current(page)).toBe(at);
    await pass(page, 260);
    at = after(at);
    expect(await current(page)).toBe(at);
  }
});

test("they stop while the mouse points at them", async ({ page }) => {
  await openPaused(page);
  const at = await current(page);
  await panel(page).hover();
  await pass(page, 10_000);
  expect(await current(page)).toBe(at);
  await page.mouse.move(5, 400);
  await pass(page, 5000);
  expect(await current(page)).toBe(after(at));
});

test("they stop while the focus is within", async ({ page }) => {
  await openPaused(page);
  const at = await current(page);
  await pause(page).focus();
  await pass(page, 10_000);
  expect(await current(page)).toBe(at);
  await page.getByRole("link", { name: "Get Started" }).focus();
  await pass(page, 5000);
  expect(await current(page)).toBe(after(at));
});

test("they stop for good when the visitor chooses one", async ({ page }) => {
  await openPaused(page);
  await tab(page, "Database").click();
  await page.mouse.move(5, 400);
  await page.getByRole("link", { name: "Get Started" }).focus();
  await pass(page, 20_000);
  expect(await current(page)).toBe(2);
});

test("they can be paused and resumed", async ({ page }) => {
  await openPaused(page);
  const at = await current(page);
  await pause(page).click();
  await page.mouse.move(5, 400);
  await page.getByRole("link", { name: "Get Started" }).focus();
  await pass(page, 20_000);
  expect(await current(page)).toBe(at);
  await panel(page).getByRole("button", { name: "Resume rotation" }).click();
  await page.mouse.move(5, 400);
  await page.getByRole("link", { name: "Get Started" }).focus();
  await pass(page, 5000);
  expect(await current(page)).toBe(after(at));
});

test("under reduced motion they never start, and there is nothing to pause", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPaused(page);
  await pass(page, 20_000);
  expect(await current(page)).toBe(0);
  await expect(panel(page).getByRole("button")).toHaveCount(0);
  await tab(page, "Backend").click();
  expect(await current(page)).toBe(1);
});

test("a click chooses, and shows the sample under the tab's name", async ({ page }) => {
  await open(page, "/");
  for (const [index, name] of names.entries()) {
    await tab(page, name).click();
    expect(await current(page)).toBe(index);
    await expect(panel(page).getByRole("tabpanel", { name })).toBeVisible();
  }
  await expect(panel(page).getByRole("tabpanel", { name: "Database" })).toContainText("select ");
});

test("keys: arrows go round, Home and End to the ends, Tab to the sample", async ({ page }) => {
  await open(page, "/");
  await tab(page, "Frontend").click();
  for (const [key, name] of [
    ["ArrowRight", "Backend"],
    ["ArrowRight", "Database"],
    ["ArrowRight", "Frontend"],
    ["ArrowLeft", "Database"],
    ["Home", "Frontend"],
    ["End", "Database"],
    ["ArrowLeft", "Backend"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    expect(await current(page)).toBe(names.indexOf(name));
  }
  // One stop of the Tab key for all tabs.
  await expect(tabs(page).and(page.locator("[tabindex='0']"))).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(panel(page).getByRole("tabpanel", { name: "Backend" })).toBeFocused();
});

test("tabs and samples name each other", async ({ page }) => {
  await open(page, "/");
  for (const name of names) {
    const id = await tab(page, name).getAttribute("aria-controls");
    const sample = page.locator(`[id="${id}"]`);
    await expect(sample).toHaveRole("tabpanel");
    await expect(sample).toHaveAttribute(
      "aria-labelledby",
      (await tab(page, name).getAttribute("id")) ?? "",
    );
  }
});

for (const width of [320, 390, 1440])
  test(`all three samples fit at ${width} px: nothing jumps when they change`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/");
    const heights = new Set<number | undefined>();
    for (const name of names) {
      await tab(page, name).click();
      heights.add((await panel(page).boundingBox())?.height);
    }
    expect(heights.size).toBe(1);
  });
