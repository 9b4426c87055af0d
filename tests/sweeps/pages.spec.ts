import type { Page } from "@playwright/test";
import { parse } from "node-html-parser";
import { type BuiltPage, readBuiltPages } from "#tests/support/journeys/built.ts";
import { axeViolations } from "#tests/support/journeys/axe.ts";
import { untilReady } from "#tests/support/journeys/open.ts";
import { expect, type ExpectProblem, test } from "#tests/support/journeys/test.ts";
import { withinWidth } from "#tests/support/journeys/width.ts";

test.use({ onBuildDay: true });

/** Without the templates that the server fills in as responses to forms. */
const readPages = async (folder: string) =>
  (await readBuiltPages(folder)).filter(({ path }) => !path.endsWith("/retry"));

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** A page served with status 404 or 410. */
const isNotFound = (path: string) => /\/4(?:04|10)$/.test(path);

/** Identifies a page's layout by its sections. Without `thorough`, only the first page of each layout is looked at. */
const layoutOf = ({ root }: BuiltPage) =>
  root
    .querySelectorAll("main > *")
    .map((it) => it.tagName + it.getAttribute("aria-labelledby"))
    .join();
const firstOfLayouts = (pages: readonly BuiltPage[]) =>
  new Set(new Map(pages.toReversed().map((page) => [layoutOf(page), page])).values());

/** Equal for one page that has several addresses. */
const contentOf = (page: BuiltPage) => layoutOf(page) + textOf(page.html);

/** Pages of a group are opened in one tab. */
const groupOf = ({ path }: BuiltPage) =>
  /^\/(careers|portfolio|services|tech)\b/.exec(path)?.[1] ?? "others";

for (const group of ["others", "careers", "portfolio", "services", "tech"])
  test(`${group}: pages show all their text, log no problems, are accessible and fit the window`, async ({
    page,
    site,
    thorough,
    expectProblem,
  }) => {
    test.slow(); // opens many pages
    await page.emulateMedia({ reducedMotion: "reduce" });
    const pages = await readPages(site.folder);
    const firsts = firstOfLayouts(pages);
    const seen = new Set<string>();
    for (const built of pages.filter((it) => groupOf(it) === group))
      if (thorough || firsts.has(built))
        await test.step(built.path, async () => {
          await expectResponse(page, built, expectProblem);
          if (!seen.has(contentOf(built))) await expectAllText(page, built);
          seen.add(contentOf(built));
          if (firsts.has(built)) await expectAccessible(page, built);
        });
  });

async function expectResponse(page: Page, { path, root }: BuiltPage, expectProblem: ExpectProblem) {
  if (isNotFound(path)) expectProblem(new RegExp(`404.*${path}`));
  await page.setViewportSize(desktop);
  const response = await page.goto(path);
  expect.soft(response?.status(), path).toBe(isNotFound(path) ? 404 : 200);
  await expect.soft(page, path).toHaveTitle(root.querySelector("title")?.text ?? "");
  await untilReady(page);
}

/** The rendered text equals the text of the built file at both widths. */
async function expectAllText(page: Page, { path, html }: BuiltPage): Promise<void> {
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
  // The header and footer are the same on all pages, so they are checked on home only.
  const part = path === "/" ? undefined : "main";
  expect.soft(await axeViolations(page, part), path).toEqual([]);
  await page.setViewportSize(desktop);
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  expect.soft(await axeViolations(page, part, ["color-contrast"]), `${path}, dark`).toEqual([]);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every layout shows all its text, and has no dead button", async ({ page, site }) => {
    const firsts = [...firstOfLayouts(await readPages(site.folder))];
    for (const { path } of firsts.filter((it) => !isNotFound(it.path))) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const said = page
        .getByRole("main")
        .locator(":is(h1, h2, h3, p, dt, dd, li, blockquote, pre):not(:empty)");
      expect(await said.count(), path).toBeGreaterThan(2);
      const unseen = await said.evaluateAll((elements) => {
        const seen = { opacityProperty: true, visibilityProperty: true };
        const folded = "details:not([open]) *, [hidden], [hidden] *, dialog *";
        return elements
          .filter((it) => !it.matches(folded) && !it.checkVisibility(seen))
          .map((it) => it.outerHTML);
      });
      expect(unseen, path).toEqual([]);
      const dead = page.locator("[type=button]:not([popovertarget], [aria-disabled])");
      await expect(dead.filter({ visible: true }), path).toHaveCount(0);
    }
  });
});

/** Text of a built page, without the header (its menus are closed) and hidden code samples. */
function textOf(html: string): string {
  const root = parse(html, { blockTextElements: { script: true, style: true, noscript: true } });
  const unseen =
    // The summary of a fold that wide windows do not fold is checked in tests/journeys/folds.spec.ts.
    "noscript, script, dialog, .fold-below-lg > summary, [hidden]:not(option), :not(.prose) > pre ~ pre, svg title, [class~='motion-reduce:hidden']";
  for (const element of root.querySelectorAll(unseen)) element.remove();
  return letters(root.querySelectorAll("main, footer").map(({ text }) => text));
}

/** Rendered text, with all `details` opened. */
async function shownText(page: Page) {
  const texts = page.locator("main, footer").evaluateAll((parts: HTMLElement[]) => {
    for (const folded of document.querySelectorAll("details")) folded.open = true;
    for (const it of document.querySelectorAll(".fold-below-lg > summary")) it.remove();
    for (const it of document.querySelectorAll<HTMLElement>(".long-list > *"))
      it.style.contentVisibility = "visible";
    return parts.map((part) => part.innerText);
  });
  return letters(await texts);
}

/** Drops whitespace and case, which depend on layout and styles. */
const letters = (texts: string[]) => texts.join("").replaceAll(/\s+/g, "").toLowerCase();
