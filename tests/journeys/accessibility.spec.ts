import { join } from "node:path";
import type { Page } from "@playwright/test";
import { builtPages, isNotFound } from "../../tools/site/built-pages.ts";
import {
  failed,
  fill,
  letter,
  messages,
  sendButton,
  sendForm,
  sent,
  status,
} from "./support/contact.ts";
import { findings } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { projectRoot } from "./support/server.ts";
import { expect, still, test } from "./support/test.ts";

// Otherwise what is further down is transparent, and axe passes over it.
test.use(still);

for (const theme of ["light", "dark"])
  for (const width of [390, 1440])
    test.describe(`axe finds nothing, ${theme}, ${width} px`, () => {
      test.beforeEach(async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((theme) => localStorage.setItem("theme", theme), theme);
      });

      test("on home with menus open", async ({ page }) => {
        await open(page, "/");
        const openings =
          width < 1024
            ? [
                () => page.getByRole("button", { name: "Menu" }).click(),
                () => page.locator("summary", { hasText: "Technologies" }).click(),
                () => page.locator("summary", { hasText: "Our Services" }).click(),
              ]
            : [
                () => page.getByRole("button", { name: "Technologies" }).click(),
                () => page.getByRole("button", { name: "Our Services" }).click(),
              ];
        for (const opening of openings) {
          await opening();
          expect(await findings(page, "header")).toEqual([]);
        }
      });

      test("on contact with errors", async ({ page }) => {
        await open(page, "/contact");
        await sendButton(page).click();
        await expect(page.getByText(messages.message)).toBeVisible();
        expect(await findings(page, "main")).toEqual([]);
      });

      test("on contact when a message was sent and when it failed", async ({
        page,
        expectProblem,
      }) => {
        await open(page, "/contact");
        await fill(page, letter());
        await sendButton(page).click();
        await expect(status(page)).toHaveText(sent);
        expect(await findings(page, "main")).toEqual([]);
        expectProblem(/send-form/);
        await page.route(sendForm, (route) => route.abort("connectionreset"));
        await fill(page, letter());
        await sendButton(page).click();
        await expect(status(page)).toHaveText(failed);
        expect(await findings(page, "main")).toEqual([]);
      });
    });

/**
 * Every theme on every width, without loading the page anew for each. The dark theme differs by
 * nothing but colours, so only their rule is asked again.
 * @param part all of the page without it
 * @param wholeFirst the first look, with all rules, is at all of the page
 */
async function expectNothing(page: Page, part?: string, wholeFirst = false) {
  let here = wholeFirst ? undefined : part;
  for (const width of [390, 1440])
    for (const theme of ["light", "dark"]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(
        (dark) => document.documentElement.classList.toggle("dark", dark),
        theme === "dark",
      );
      const rules = theme === "dark" ? ["color-contrast"] : undefined;
      expect(await findings(page, here, rules), `${theme}, ${width} px`).toEqual([]);
      here = part;
    }
}

// The sections of /services are that very page, scrolled.
const pages = (await builtPages(join(projectRoot, "dist", "served"))).filter(
  (path) => !isNotFound(path) && !path.startsWith("/services/"),
);

for (const path of pages)
  test(`axe finds nothing on ${path}, whatever theme and width`, async ({ page }) => {
    await open(page, path);
    // The frame is the same everywhere: home shows all of it, the others once.
    await expectNothing(page, path === "/" ? undefined : "main", true);
  });

test("axe finds nothing in the application dialog with its errors", async ({ page }) => {
  await open(page, "/careers?job=data-scientist");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expectNothing(page, "dialog");
});

for (const path of ["/nowhere", "/portfolio/no-such-project"])
  test(`axe finds nothing on ${path}`, async ({ page, expectProblem }) => {
    expectProblem(/404/);
    await page.goto(path);
    await expectNothing(page);
  });
