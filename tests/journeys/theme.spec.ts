import type { Page } from "@playwright/test";
import { arrivals } from "./support/arrivals.ts";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

const toggle = (page: Page) => page.getByRole("button", { name: "Dark theme" });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));
const html = (page: Page) => page.locator("html");
const paper = (page: Page) => html(page).evaluate((root) => getComputedStyle(root).backgroundColor);
const themeColor = (page: Page) => page.locator("meta[name=theme-color]").getAttribute("content");

const dark = /(^| )dark( |$)/;

for (const { when, arrive } of arrivals)
  test.describe(`theme ${when}`, () => {
    test("is light until chosen otherwise, also where the system is dark", async ({ page }) => {
      await page.emulateMedia({ colorScheme: "dark" });
      await arrive(page, "/");
      await expect(html(page)).not.toHaveClass(dark);
      await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
    });

    test("toggles, and is remembered in both directions", async ({ page }) => {
      await arrive(page, "/");
      const lightPaper = await paper(page);
      const lightColor = await themeColor(page);
      await toggle(page).click();
      await expect(html(page)).toHaveClass(dark);
      await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
      expect(await stored(page)).toBe("dark");
      expect(await paper(page)).not.toBe(lightPaper);
      expect(await themeColor(page)).not.toBe(lightColor);

      await page.reload();
      await expect(html(page)).toHaveClass(dark);
      await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");

      await toggle(page).click();
      await expect(html(page)).not.toHaveClass(dark);
      expect(await stored(page)).toBe("light");
      expect(await paper(page)).toBe(lightPaper);
      await page.reload();
      await expect(html(page)).not.toHaveClass(dark);
    });

    test("toggles by keyboard", async ({ page }) => {
      await arrive(page, "/contact");
      await toggle(page).focus();
      await page.keyboard.press("Space");
      await expect(html(page)).toHaveClass(dark);
      await expect(toggle(page)).toBeFocused();
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
      await expect(html(page)).toHaveClass(dark);
    });
  });

for (const theme of ["light", "dark"])
  test(`no flash: ${theme} before the body is there, and at every moment after`, async ({
    page,
  }) => {
    await page.addInitScript((theme) => {
      localStorage.setItem("theme", theme);
      const seen: boolean[] = [];
      const note = () => {
        if (!document.body) return;
        const isDark = document.documentElement.classList.contains("dark");
        if (isDark !== seen.at(-1)) seen.push(isDark);
      };
      new MutationObserver(note).observe(document, {
        attributes: true,
        childList: true,
        subtree: true,
      });
      Object.assign(window, { seen });
    }, theme);
    await open(page, "/");
    expect(await page.evaluate(() => "seen" in window && window.seen)).toEqual([theme === "dark"]);
  });

test("nothing fades from one theme into the other", async ({ page }) => {
  await open(page, "/");
  const fading = await page.evaluate(async () => {
    document.querySelector<HTMLElement>("[data-theme-toggle]")?.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const animations = document.getAnimations();
    return animations.flatMap((at) => (at instanceof CSSTransition ? at.transitionProperty : []));
  });
  expect(fading).toEqual([]);
  await expect(html(page)).toHaveClass(dark);
  await expect(html(page)).not.toHaveAttribute("data-theme-changes");
});

test("what is in the window changes first, and what rests has changed before it is scrolled to", async ({
  page,
}) => {
  await open(page, "/");
  await expect(html(page)).toHaveAttribute("data-rest");
  const leftOut = await page.evaluate(async () => {
    const faded: string[] = [];
    Object.assign(window, { faded });
    addEventListener("transitionrun", ({ propertyName }) => {
      if (propertyName.includes("color")) faded.push(propertyName);
    });
    const parts = [...document.querySelectorAll("main > div > section, main ~ footer")];
    const isSeen = (part: Element) => {
      const { top, bottom } = part.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    };
    const seen = parts.filter(isSeen);
    const height = document.documentElement.scrollHeight;
    document.querySelector<HTMLElement>("[data-theme-toggle]")?.click();
    await new Promise(requestAnimationFrame);
    const hidden = (part: Element) => getComputedStyle(part).contentVisibility === "hidden";
    return {
      seen: seen.filter(hidden).length,
      unseen: parts.filter((part) => !seen.includes(part) && !hidden(part)).length,
      parts: parts.filter(hidden).length,
      moved: document.documentElement.scrollHeight - height,
    };
  });
  expect(leftOut).toEqual({ seen: 0, unseen: 0, parts: 6, moved: 0 });

  await expect(html(page)).not.toHaveAttribute("data-theme-changes");
  await expect(page.locator("main > div > [style*=content], footer[style*=content]")).toHaveCount(
    0,
  );
  for (const place of [0.25, 0.5, 0.75, 1])
    await page.evaluate(async (place) => {
      scrollTo({ top: place * document.documentElement.scrollHeight, behavior: "instant" });
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }, place);
  // The header alone: it has something below it now.
  expect(await page.evaluate(() => "faded" in window && window.faded)).toEqual([
    "background-color",
  ]);
});

test("pressed as soon as it is reached, the toggle does not try the theme that is there", async ({
  page,
}) => {
  await open(page, "/");
  await toggle(page).evaluate((button: HTMLElement) => {
    button.dispatchEvent(new PointerEvent("pointerover", { pointerType: "mouse", bubbles: true }));
    button.click();
  });
  const changes = await page.evaluate(async () => {
    let count = 0;
    new MutationObserver((all) => (count += all.length)).observe(document.documentElement, {
      attributeFilter: ["class"],
    });
    for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => requestIdleCallback(done));
    return count;
  });
  expect(changes).toBe(0);
  await expect(html(page)).toHaveClass(dark);
  await expect(html(page)).not.toHaveAttribute("data-theme-changes");
});

for (const { by, approach } of [
  { by: "mouse", approach: (page: Page) => toggle(page).hover() },
  {
    by: "keyboard",
    approach: async (page: Page) => {
      await page.getByRole("banner").getByRole("link", { name: "Get in Touch" }).focus();
      await page.keyboard.press("Shift+Tab");
      await expect(toggle(page)).toBeFocused();
    },
  },
])
  test(`the other theme is tried as the toggle is approached by ${by}, and nobody sees it`, async ({
    page,
  }) => {
    await open(page, "/");
    await page.evaluate(() => {
      const tried = { classes: 0, colours: new Set<string>(), fading: [] as string[] };
      Object.assign(window, { tried });
      const look = () => {
        tried.colours.add(getComputedStyle(document.body).color);
        requestAnimationFrame(look);
      };
      look();
      addEventListener("transitionrun", ({ target, propertyName }) => {
        // The toggle is hovered, and the cursor's rings come with the mouse.
        const page = ":is(header, main, footer) :not([data-theme-toggle])";
        if ((target as Element).matches(page)) tried.fading.push(propertyName);
      });
      // What changes within one task is told at its end.
      new MutationObserver((changes) => {
        tried.classes += changes.length;
      }).observe(document.documentElement, { attributeFilter: ["class"] });
    });
    await approach(page);
    await page.waitForFunction(() => (window as unknown as Tried).tried.classes > 0);
    const tried = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const { colours, ...rest } = (window as unknown as Tried).tried;
      return { ...rest, colours: colours.size };
    });
    expect(tried).toEqual({ classes: 2, colours: 1, fading: [] });
    await expect(html(page)).not.toHaveClass(dark);
    await expect(html(page)).not.toHaveAttribute("data-theme-changes");
  });

/** How often the root's class has changed, what colours frames began with, and what began to fade. */
type Tried = { tried: { classes: number; colours: Set<string>; fading: string[] } };

test("the theme stays on a route change", async ({ page }) => {
  await open(page, "/");
  await toggle(page).click();
  await page.getByRole("banner").getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL("/about");
  await expect(html(page)).toHaveClass(dark);
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
});

test("another tab follows", async ({ page, context }) => {
  await open(page, "/");
  const other = await context.newPage();
  await open(other, "/about");
  await toggle(page).click();
  await expect(html(other)).toHaveClass(dark);
  await expect(toggle(other)).toHaveAttribute("aria-pressed", "true");
});
