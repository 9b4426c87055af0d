import type { Locator, Page } from "@playwright/test";
import { arrivals } from "./support/arrivals.ts";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

const toggle = (page: Page) => page.getByRole("button", { name: "Dark theme" });
const html = (page: Page) => page.locator("html");
const look = (page: Page) =>
  html(page).evaluate((root) => ({
    paper: getComputedStyle(root).backgroundColor,
    browserBar: document.querySelector("meta[name=theme-color]")?.getAttribute("content"),
  }));

async function expectTheme(page: Page, theme: "light" | "dark") {
  if (theme === "dark") await expect(html(page)).toContainClass("dark");
  else await expect(html(page)).not.toContainClass("dark");
  await expect(toggle(page)).toHaveAttribute("aria-pressed", String(theme === "dark"));
}

for (const { when, arrive } of arrivals)
  test.describe(`theme ${when}`, () => {
    test("is light until chosen otherwise, and remembered in both directions", async ({ page }) => {
      await page.emulateMedia({ colorScheme: "dark" }); // the system's does not count
      await arrive(page, "/");
      await expectTheme(page, "light");
      const light = await look(page);
      await toggle(page).click();
      await expectTheme(page, "dark");
      const dark = await look(page);
      expect(dark.paper).not.toBe(light.paper);
      expect(dark.browserBar).not.toBe(light.browserBar);
      await page.reload();
      await expectTheme(page, "dark");

      await toggle(page).press("Space");
      await expectTheme(page, "light");
      await expect(toggle(page)).toBeFocused();
      await expect.poll(() => look(page)).toEqual(light);
      await page.reload();
      await expectTheme(page, "light");
    });

    test("works where storage is blocked", async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("blocked", "SecurityError");
          },
        });
      });
      await arrive(page, "/");
      await toggle(page).click();
      await expectTheme(page, "dark");
    });
  });

for (const theme of ["light", "dark"] as const)
  test(`no flash: ${theme} before the body is there, and at every moment after`, async ({
    page,
  }) => {
    await page.addInitScript((theme) => {
      localStorage.setItem("theme", theme);
      const seen: string[] = [];
      const note = () => {
        if (!document.body) return;
        const now = document.documentElement.classList.contains("dark") ? "dark" : "light";
        if (now !== seen.at(-1)) seen.push(now);
      };
      const all = { attributes: true, childList: true, subtree: true };
      new MutationObserver(note).observe(document, all);
      Object.assign(window, { seen });
    }, theme);
    await open(page, "/");
    expect(await page.evaluate(() => "seen" in window && window.seen)).toEqual([theme]);
  });

test("nothing fades from one theme into the other", async ({ page }) => {
  await open(page, "/");
  const fading = await toggle(page).evaluate((button: HTMLElement) => {
    button.click();
    const animations = document.getAnimations(); // those of the new look, too
    return animations.flatMap((at) => (at instanceof CSSTransition ? at.transitionProperty : []));
  });
  expect(fading).toEqual([]);
  await expectTheme(page, "dark");
});

test("all open tabs follow", async ({ page, context }) => {
  await open(page, "/");
  const other = await context.newPage();
  await open(other, "/about");
  await toggle(page).click();
  await expectTheme(other, "dark");
  await toggle(other).click();
  await expectTheme(page, "light");
});

test.describe("forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  const ground = (element: Locator) =>
    element.evaluate((it) => getComputedStyle(it).backgroundColor);
  const border = (element: Locator) =>
    element.evaluate(
      (it) => getComputedStyle(it).borderTopWidth + getComputedStyle(it).borderTopStyle,
    );

  test("tell what is chosen from what is not, by its ground", async ({ page }) => {
    await open(page, "/portfolio");
    const chosen = page.getByRole("button", { name: "All", exact: true });
    const other = page.getByRole("button", { name: "App Development", exact: true });
    const before = await ground(chosen);
    expect(before).not.toBe(await ground(other));
    await other.click();
    await expect.poll(() => ground(other)).toBe(before);
    await open(page, "/");
    expect(await ground(page.getByRole("tab", { selected: true }))).not.toBe(
      await ground(page.getByRole("tab", { selected: false }).first()),
    );
  });

  test("buttons and links that look like them have an edge", async ({ page }) => {
    await open(page, "/");
    for (const control of [
      page.getByRole("link", { name: "Get Started" }),
      page.getByRole("link", { name: "Explore Our Services" }).first(),
      page.getByRole("button", { name: "Next testimonial" }),
    ])
      expect(await border(control)).toBe("1pxsolid");
  });
});
