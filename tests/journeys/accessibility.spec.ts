import type { Page } from "@playwright/test";
import { findings } from "./support/axe.ts";
import * as form from "./support/contact.ts";
import { open } from "./support/open.ts";
import { expect, still, test } from "./support/test.ts";

/* What axe finds in what a page shows only later; the pages themselves are in pages.spec.ts. */
test.use(still);

const setDark = (page: Page, dark: boolean) =>
  page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), dark);

/** By every rule light and wide; by its contrasts dark and narrow. */
async function expectAccessible(page: Page, part: string, state: string): Promise<void> {
  expect.soft(await findings(page, part), state).toEqual([]);
  await setDark(page, true);
  await page.setViewportSize({ width: 390, height: 900 });
  expect.soft(await findings(page, part, ["color-contrast"]), `${state}, dark`).toEqual([]);
  await setDark(page, false);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test("nothing is inaccessible in open menus", async ({ page }) => {
  await open(page, "/");
  for (const [theme, width] of [
    ["light", 1440],
    ["dark", 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await setDark(page, theme === "dark");
    if (width < 1024) await page.getByRole("button", { name: "Menu" }).click();
    for (const menu of ["Technologies", "Our Services"]) {
      await page.getByText(menu, { exact: true }).filter({ visible: true }).first().click();
      expect.soft(await findings(page, "header"), `${menu}, ${theme}`).toEqual([]);
    }
  }
});

test("nothing is inaccessible in the contact form: errors, a message that was sent, one that failed", async ({
  page,
  expectProblem,
}) => {
  await open(page, "/contact");
  await form.sendButton(page).click();
  await expect(page.getByText(form.messages.message)).toBeVisible();
  await expectAccessible(page, "main", "errors");
  await form.fill(page, form.letter());
  await form.sendButton(page).click();
  await expect(form.status(page)).toHaveText(form.sent);
  await expectAccessible(page, "main", "sent");
  expectProblem(/send-form/);
  await page.route(form.sendForm, (route) => route.abort("connectionreset"));
  await form.fill(page, form.letter());
  await form.sendButton(page).click();
  await expect(form.status(page)).toHaveText(form.failed);
  await expectAccessible(page, "main", "failed");
});

test("nothing is inaccessible in the application dialog with its errors", async ({ page }) => {
  await open(page, "/careers?job=data-scientist");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("Please enter your full name")).toBeVisible();
  await expectAccessible(page, "dialog", "errors");
});
