import { findings } from "./support/axe.ts";
import * as form from "./support/contact.ts";
import { open } from "./support/open.ts";
import { expect, still, test } from "./support/test.ts";

/* What axe finds in what a page shows only later; the pages themselves are in pages.spec.ts. */
test.use(still);

test("nothing is inaccessible in open menus", async ({ page }) => {
  await open(page, "/");
  for (const [theme, width] of [
    ["light", 1440],
    ["dark", 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    if (theme === "dark") await page.evaluate(() => document.documentElement.classList.add("dark"));
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
  expect.soft(await findings(page, "main"), "errors").toEqual([]);
  await form.fill(page, form.letter());
  await form.sendButton(page).click();
  await expect(form.status(page)).toHaveText(form.sent);
  expect.soft(await findings(page, "main"), "sent").toEqual([]);
  expectProblem(/send-form/);
  await page.route(form.sendForm, (route) => route.abort("connectionreset"));
  await form.fill(page, form.letter());
  await form.sendButton(page).click();
  await expect(form.status(page)).toHaveText(form.failed);
  expect.soft(await findings(page, "main"), "failed").toEqual([]);
});

test("nothing is inaccessible in the application dialog with its errors", async ({ page }) => {
  await open(page, "/careers?job=data-scientist");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("Please enter your full name")).toBeVisible();
  expect.soft(await findings(page, "dialog"), "errors").toEqual([]);
});
