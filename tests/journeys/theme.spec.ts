import type { Locator, Page } from "@playwright/test";
import { holdScripts, open } from "#tests/support/journeys/open.ts";
import { expect, still, test } from "#tests/support/journeys/test.ts";
import { words } from "#tests/support/journeys/words.ts";

test.use(still);

const toggle = (page: Page) => page.getByRole("button", { name: words.darkTheme });

/** Asserts the toggle's state. @returns the theme, the background and the browser bar's color */
async function expectTheme(page: Page, theme: "light" | "dark") {
  await expect(toggle(page)).toHaveAttribute("aria-pressed", String(theme === "dark"));
  return page.locator("html").evaluate((root) => ({
    theme: root.classList.contains("dark") ? "dark" : "light",
    paper: getComputedStyle(root).backgroundColor,
    bar: document.querySelector("meta[name=theme-color]")?.getAttribute("content"),
  }));
}

test("the theme starts light, is remembered when changed, and syncs to other tabs", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: "dark" }); // the system preference is ignored
  await holdScripts(page); // the toggle works without them
  await page.goto("/privacy");
  const light = await expectTheme(page, "light");
  await toggle(page).click();
  const dark = await expectTheme(page, "dark");
  for (const [key, look] of Object.entries(dark))
    expect(look).not.toBe(light[key as keyof typeof light]); // its own key
  await page.reload();
  expect(await expectTheme(page, "dark")).toEqual(dark);

  const other = await context.newPage();
  await open(other, "/about");
  await toggle(other).press("Space");
  await expect(toggle(other)).toBeFocused();
  expect(await expectTheme(other, "light")).toEqual(light);
  expect(await expectTheme(page, "light")).toEqual(light);
  await page.reload();
  expect(await expectTheme(page, "light")).toEqual(light);
  await toggle(page).click();
  expect(await expectTheme(other, "dark")).toEqual(dark);
});

test("the theme can be changed when storage is blocked", async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: blocked });
  });
  await page.goto("/privacy");
  await toggle(page).click();
  expect(await expectTheme(page, "dark")).toMatchObject({ theme: "dark" });
});

test("forced colors: the selected control has another background, and controls have borders", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const look = (element: Locator) =>
    element.evaluate((it) => {
      const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(it);
      return { ground: backgroundColor, edge: `${borderTopWidth} ${borderTopStyle}` };
    });
  for (const [path, state] of [
    ["/", "aria-selected"],
    ["/portfolio", "aria-pressed"],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole("main");
    const chosen = await look(main.locator(`[${state}=true]`));
    const other = await look(main.locator(`[${state}=false]`).first());
    expect(chosen.ground).not.toBe(other.ground);
    for (const { edge } of [chosen, other, await look(main.locator("a.press").first())])
      expect(edge).toBe("1px solid");
  }
});
