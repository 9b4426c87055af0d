import { submitButton } from "#tests/support/journeys/application.ts";
import { axeViolations } from "#tests/support/journeys/axe.ts";
import * as form from "#tests/support/journeys/contact.ts";
import { open } from "#tests/support/journeys/open.ts";
import { expect, still, test } from "#tests/support/journeys/test.ts";
import { forms, words } from "#tests/support/journeys/words.ts";

/* axe on states a page reaches only after interaction; pages as loaded are in pages.spec.ts. */
test.use(still);

test("axe finds no violation in open menus", async ({ page }) => {
  await open(page, "/");
  for (const [theme, width] of [
    ["light", 1440],
    ["dark", 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    if (theme === "dark") await page.evaluate(() => document.documentElement.classList.add("dark"));
    if (width < 1024) await page.getByRole("button", { name: words.menu }).click();
    for (const menu of ["Technik", "Leistungen"]) {
      await page.getByText(menu, { exact: true }).filter({ visible: true }).first().click();
      expect.soft(await axeViolations(page, "header"), `${menu}, ${theme}`).toEqual([]);
    }
  }
});

test("axe finds no violation in the contact form with errors, after success and after failure", async ({
  page,
  expectProblem,
}) => {
  await open(page, "/contact");
  await form.sendButton(page).click();
  await expect(page.getByText(form.messages.message)).toBeVisible();
  expect.soft(await axeViolations(page, "main"), "errors").toEqual([]);
  await form.fill(page, form.letter());
  await form.sendButton(page).click();
  await expect(form.status(page)).toHaveText(form.sent);
  expect.soft(await axeViolations(page, "main"), "sent").toEqual([]);
  await form.another(page).click();
  expectProblem(/send-form/);
  await page.route(form.sendForm, (route) => route.abort("connectionreset"));
  await form.fill(page, form.letter());
  await form.sendButton(page).click();
  await expect(form.status(page)).toContainText(form.failed);
  expect.soft(await axeViolations(page, "main"), "failed").toEqual([]);
});

test("axe finds no violation in the application dialog with errors", async ({ page }) => {
  await open(page, "/careers?job=produktdesign");
  await submitButton(page).click();
  await expect(page.getByText(forms.fullName)).toBeVisible();
  expect.soft(await axeViolations(page, "dialog"), "errors").toEqual([]);
});
