import type { Page } from "@playwright/test";
import { holdScripts } from "./support/early.ts";
import { open, untilReady } from "./support/open.ts";
import { expect, still, test } from "./support/test.ts";

const names = ["Frontend", "Backend", "Database"] as const;
const panel = (page: Page) => page.getByRole("group", { name: "Code samples" });
const tab = (page: Page, name: string) => panel(page).getByRole("tab", { name });
const pause = (page: Page) =>
  panel(page).getByRole("button", { name: /^(Pause|Resume) rotation$/ });

/** The sample that shows: tabs and samples have to agree on it. */
async function current(page: Page): Promise<string | undefined> {
  const { selected, shown } = await panel(page).evaluate((panel) => {
    const all = (role: string) => [...panel.querySelectorAll(`[role=${role}]`)];
    return {
      selected: all("tab").map((tab) => tab.getAttribute("aria-selected") === "true"),
      shown: all("tabpanel").map((it) => it.checkVisibility({ visibilityProperty: true })),
    };
  });
  expect(shown).toEqual(selected);
  expect(selected.filter(Boolean)).toHaveLength(1);
  return names[selected.indexOf(true)];
}

/** Opens the home page with a clock that moves only when the test says so. */
async function openWithClock(page: Page) {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  letScriptsCome();
  await untilReady(page);
}

async function after(page: Page, ms: number) {
  await page.clock.runFor(ms);
  return current(page);
}

async function leave(page: Page) {
  await page.mouse.move(5, 400);
  await page.getByRole("link", { name: "Get Started" }).focus();
}

test("the samples change every 5 s, round and round", async ({ page }) => {
  await openWithClock(page);
  for (const name of [...names, names[0]]) {
    await expect.poll(() => current(page)).toBe(name);
    expect(await after(page, 4990)).toBe(name);
    await page.clock.runFor(10);
  }
});

for (const [cause, stop, goOn] of [
  ["the mouse points at them", (page: Page) => panel(page).hover(), leave],
  ["the focus is within", (page: Page) => pause(page).focus(), leave],
  ["they are paused", (page: Page) => pause(page).click(), (page: Page) => pause(page).click()],
] as const)
  test(`they stand still while ${cause}`, async ({ page }) => {
    await openWithClock(page);
    await stop(page);
    if (cause === "they are paused") await leave(page);
    expect(await after(page, 12_000)).toBe("Frontend");
    await goOn(page);
    await leave(page);
    await page.clock.runFor(5000);
    await expect.poll(() => current(page)).toBe("Backend");
  });

test("they stand still for good when the visitor chooses one", async ({ page }) => {
  await openWithClock(page);
  await tab(page, "Database").click();
  await leave(page);
  expect(await after(page, 12_000)).toBe("Database");
});

test.describe("under reduced motion", () => {
  test.use(still);

  test("they stand still, and there is nothing to pause", async ({ page }) => {
    await openWithClock(page);
    await expect(pause(page)).toHaveCount(0);
    expect(await after(page, 12_000)).toBe("Frontend");
  });

  for (const width of [320, 1440])
    test(`at ${width} px a press or a key shows a sample, and nothing jumps`, async ({ page }) => {
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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the first sample shows", async ({ page }) => {
    await page.goto("/");
    expect(await current(page)).toBe("Frontend");
    await expect(pause(page)).toHaveCount(0);
  });
});
