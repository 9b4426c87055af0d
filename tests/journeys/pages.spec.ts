import type { Page } from "@playwright/test";
import { parse } from "node-html-parser";
import { type BuiltPage, readBuiltPages } from "./support/built.ts";
import { findings } from "./support/axe.ts";
import { untilReady } from "./support/open.ts";
import { expect, test } from "./support/test.ts";
import { withinWidth } from "./support/width.ts";

/** The others, with the server's tokens in them, are sent in answer to a form only. */
const pages = (await readBuiltPages()).filter(({ path }) => !path.endsWith("/retry"));

/** A page that is sent with status 404 or 410. */
const isNotFound = (path: string) => /\/4(?:04|10)$/.test(path);

/** Pages that differ in words only have one form: its first page stands for all where looking takes long. */
const formOf = ({ root }: BuiltPage) =>
  root
    .querySelectorAll("main > *")
    .map(({ tagName, classNames }) => tagName + classNames)
    .join();
const firstOfForm = new Map(pages.toReversed().map((page) => [formOf(page), page.path]));
const standsForOthers = (page: BuiltPage) => firstOfForm.get(formOf(page)) === page.path;

for (const built of pages) {
  const { path, html } = built;
  test(`${path} is whole, quiet, accessible, and no wider than the window`, async ({
    page,
    expectProblem,
  }) => {
    if (isNotFound(path)) expectProblem(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(isNotFound(path) ? 404 : 200);
    const text = textOf(html);
    expect(text.length).toBeGreaterThan(200);
    await expect.poll(() => shownText(page)).toBe(text);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => shownText(page)).toBe(text);

    await untilReady(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await withinWidth(page, 320);

    if (!standsForOthers(built)) return;
    await page.setViewportSize({ width: 390, height: 844 });
    await withinWidth(page, 390);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // The header and the footer are the same everywhere: home's do for all.
    const part = path === "/" ? undefined : "main";
    expect(await findings(page, part)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => document.documentElement.classList.add("dark"));
    expect(await findings(page, part, ["color-contrast"])).toEqual([]);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("pages of every form show all they say, and no button that does nothing", async ({
    page,
  }) => {
    for (const { path } of pages.filter((it) => standsForOthers(it) && !isNotFound(it.path))) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const said = page
        .getByRole("main")
        .locator(":is(h1, h2, h3, p, dt, dd, li, blockquote):not(:empty)");
      expect(await said.count(), path).toBeGreaterThan(2);
      const unseen = await said.evaluateAll((elements) => {
        const seen = { opacityProperty: true, visibilityProperty: true };
        const folded = "details:not([open]) *";
        return elements
          .filter((it) => !it.matches(folded) && !it.checkVisibility(seen))
          .map((it) => it.outerHTML);
      });
      expect(unseen, path).toEqual([]);
      const dead = page.getByRole("button").and(page.locator("[type=button]:not([popovertarget])"));
      await expect(dead.and(page.locator(":not([aria-disabled])")), path).toHaveCount(0);
    }
  });

  test("the menu opens and leads on", async ({ page }) => {
    await page.goto("/");
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.getByRole("button", { name: "Technologies" }).click();
    await nav.getByRole("link", { name: "Figma" }).click();
    await expect(page).toHaveURL("/tech/figma");
  });
});

/** What a page says besides its header, whose menus are closed, and code samples behind the first. */
function textOf(html: string): string {
  const root = parse(html, { blockTextElements: { script: true, style: true, noscript: true } });
  for (const unseen of root.querySelectorAll("noscript, dialog, pre[aria-hidden=true]"))
    unseen.remove();
  return letters(root.querySelectorAll("main, footer").map(({ text }) => text));
}

/** What is folded up counts as shown. */
async function shownText(page: Page) {
  await page.locator("main details").evaluateAll(async (all) => {
    for (const it of all) (it as HTMLDetailsElement).open = true;
    const unfolding = all.flatMap((it) => it.getAnimations({ subtree: true }));
    await Promise.all(unfolding.map(({ finished }) => finished));
  });
  return letters(await page.locator("main, footer").allInnerTexts());
}

/** Without spaces and capitals, which are a matter of layout. */
const letters = (texts: string[]) => texts.join("").replaceAll(/\s+/g, "").toLowerCase();
