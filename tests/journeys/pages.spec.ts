import type { Page } from "@playwright/test";
import { parse } from "node-html-parser";
import { type BuiltPage, readBuiltPages } from "./support/built.ts";
import { findings } from "./support/axe.ts";
import { untilReady } from "./support/open.ts";
import { baseURL } from "./support/server.ts";
import { expect, type ExpectProblem, test } from "./support/test.ts";
import { withinWidth } from "./support/width.ts";

/** The others, with the server's tokens in them, are sent in answer to a form only. */
const pages = (await readBuiltPages()).filter(({ path }) => !path.endsWith("/retry"));

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** A page that is sent with status 404 or 410. */
const isNotFound = (path: string) => /\/4(?:04|10)$/.test(path);

/** Pages of the same sections have one form: its first page stands for all where looking takes long. */
const formOf = ({ root }: BuiltPage) =>
  root
    .querySelectorAll("main > *")
    .map((it) => it.tagName + it.getAttribute("aria-labelledby"))
    .join();
const firstOfForm = new Map(pages.toReversed().map((page) => [formOf(page), page.path]));
const standsForOthers = (page: BuiltPage) => firstOfForm.get(formOf(page)) === page.path;

/** Pages of one form that say the same are one page with several addresses. */
const looksOf = (page: BuiltPage) => formOf(page) + textOf(page.html);

/** Pages that are looked at in one tab. */
const groupOf = ({ path }: BuiltPage) =>
  /^\/(careers|portfolio|services|tech)\b/.exec(path)?.[1] ?? "others";

for (const [group, members = []] of Object.entries(Object.groupBy(pages, groupOf)))
  test(`${group}: pages are whole, quiet, accessible, and no wider than the window`, async ({
    page,
    expectProblem,
  }) => {
    test.slow(); // as long as many tests
    await page.emulateMedia({ reducedMotion: "reduce" });
    const looks = new Set<string>();
    for (const built of members)
      await test.step(built.path, async () => {
        await expectSent(page, built, expectProblem);
        if (!looks.has(looksOf(built))) await expectWhole(page, built);
        looks.add(looksOf(built));
        if (standsForOthers(built)) await expectAccessible(page, built);
      });
  });

async function expectSent(page: Page, { path, root }: BuiltPage, expectProblem: ExpectProblem) {
  if (isNotFound(path)) expectProblem(new RegExp(`404.*${baseURL}${path}`));
  await page.setViewportSize(desktop);
  const response = await page.goto(path);
  expect.soft(response?.status(), path).toBe(isNotFound(path) ? 404 : 200);
  await expect.soft(page, path).toHaveTitle(root.querySelector("title")?.text ?? "");
  await untilReady(page);
}

/** Says all that is in its file, wide and narrow. */
async function expectWhole(page: Page, { path, html }: BuiltPage): Promise<void> {
  const text = textOf(html);
  expect.soft(text.length, path).toBeGreaterThan(200);
  expect.soft(await shownText(page), `${path} at ${desktop.width} px`).toBe(text);
  await page.setViewportSize(phone);
  expect.soft(await shownText(page), `${path} at ${phone.width} px`).toBe(text);
  await page.setViewportSize({ width: 320, height: 640 });
  await withinWidth(page, 320);
}

async function expectAccessible(page: Page, { path }: BuiltPage): Promise<void> {
  await page.setViewportSize(phone);
  await withinWidth(page, phone.width);
  // The header and the footer are the same everywhere: home's do for all.
  const part = path === "/" ? undefined : "main";
  expect.soft(await findings(page, part), path).toEqual([]);
  await page.setViewportSize(desktop);
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  expect.soft(await findings(page, part, ["color-contrast"]), `${path}, dark`).toEqual([]);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("pages of every form show all they say, no button does nothing, the menu leads on", async ({
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
  const unseen = "noscript, dialog, pre[aria-hidden=true], [class~='motion-reduce:hidden']";
  for (const element of root.querySelectorAll(unseen)) element.remove();
  return letters(root.querySelectorAll("main, footer").map(({ text }) => text));
}

/** What is folded up counts as shown. */
async function shownText(page: Page) {
  const texts = page.locator("main, footer").evaluateAll((parts: HTMLElement[]) => {
    for (const folded of document.querySelectorAll("details")) folded.open = true;
    return parts.map((part) => part.innerText);
  });
  return letters(await texts);
}

/** Without spaces and capitals, which are a matter of layout. */
const letters = (texts: string[]) => texts.join("").replaceAll(/\s+/g, "").toLowerCase();
