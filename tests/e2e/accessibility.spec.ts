import { AxeBuilder } from "@axe-core/playwright";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { builtPages, isNotFound } from "../../scripts/built-pages.ts";
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
import { open } from "./support/hydration.ts";
import { projectRoot } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

/** One line a finding: the rule, and where; on the whole page or in the part named. */
async function findings(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations, passes } = await (part ? axe.include(part) : axe).analyze();
  expect(passes.length).toBeGreaterThan(5);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}

// Otherwise what is further down is transparent, and axe passes over it.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const theme of ["light", "dark"])
  for (const width of [390, 1440])
    test.describe(`axe finds nothing, ${theme}, ${width} px`, () => {
      test.beforeEach(async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((theme) => localStorage.setItem("theme", theme), theme);
      });

      test("on home", async ({ page }) => {
        await open(page, "/");
        expect(await findings(page)).toEqual([]);
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

      test("on contact, as it is and with errors", async ({ page }) => {
        await open(page, "/contact");
        expect(await findings(page)).toEqual([]);
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

/** Every theme on every width, without loading the page anew for each. */
async function eachLook(page: Page, check: (look: string) => Promise<void>) {
  for (const width of [390, 1440])
    for (const theme of ["light", "dark"]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(
        (dark) => document.documentElement.classList.toggle("dark", dark),
        theme === "dark",
      );
      await check(`${theme}, ${width} px`);
    }
}

const pages = (await builtPages(join(projectRoot, "dist", "served"))).filter(
  (path) => !isNotFound(path),
);

for (const path of pages)
  test(`axe finds nothing on ${path}, whatever theme and width`, async ({ page }) => {
    await open(page, path);
    await eachLook(page, async (look) => expect(await findings(page), look).toEqual([]));
  });

test("axe finds nothing in the application dialog with its errors", async ({ page }) => {
  await open(page, "/careers?job=data-scientist");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await eachLook(page, async (look) => expect(await findings(page, "dialog"), look).toEqual([]));
});

for (const path of ["/nowhere", "/portfolio/no-such-project"])
  test(`axe finds nothing on ${path}`, async ({ page, expectProblem }) => {
    expectProblem(/404/);
    await page.goto(path);
    await eachLook(page, async (look) => expect(await findings(page), look).toEqual([]));
  });
