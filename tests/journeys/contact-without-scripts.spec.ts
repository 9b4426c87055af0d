import type { Page } from "@playwright/test";
import {
  failed,
  fieldNames,
  fields,
  fill,
  letter,
  messages,
  sendButton,
  sendForm,
  sent,
  typed,
} from "./support/contact.ts";
import { untilReady, withoutScripts } from "./support/open.ts";
import { messagesAbout } from "./support/inbox.ts";
import { expect, test } from "./support/test.ts";

async function sendsAndShowsTheMessage(page: Page) {
  const text = letter();
  await fill(page, text);
  const answer = page.waitForResponse(sendForm);
  await sendButton(page).click();
  expect((await answer).status()).toBe(303);
  await expect(page).toHaveURL("/contact/sent");
  await expect(page.getByRole("main").getByText(sent, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  expect(await messagesAbout(text.subject)).toMatchObject([{ ...text, phone: "", company: "" }]);
}

async function keepsWhatWasTyped(page: Page) {
  const text = {
    ...letter(),
    name: "  ",
    email: 'a"><b>@example',
    message: "\n<script>1</script> </textarea> & [[value:name]]",
  };
  await fill(page, text);
  const answer = page.waitForResponse(sendForm);
  await sendButton(page).click();
  expect((await answer).status()).toBe(422);
  await expect(page).toHaveTitle("Contact Us | Thirteen Gates");
  for (const name of fieldNames) {
    const wrong = name === "name" || name === "email";
    await expect(fields(page)[name]).toHaveAttribute("aria-invalid", String(wrong));
    await expect(fields(page)[name]).toHaveAccessibleDescription(wrong ? messages[name] : "");
  }
  expect(await typed(page)).toEqual(text);
  expect(await messagesAbout(text.subject)).toEqual([]);

  await fill(page, { name: "Amina Khan", email: "amina@example.org" });
  await sendButton(page).click();
  await expect(page).toHaveURL("/contact/sent");
  await expect(page.getByText(sent, { exact: true })).toBeVisible();
  expect(await messagesAbout(text.subject)).toMatchObject([{ message: text.message.trim() }]);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent, and a page of its own says so", async ({ page }) => {
    await page.goto("/contact");
    await sendsAndShowsTheMessage(page);
  });

  test("a reload of that page sends nothing again", async ({ page }) => {
    await page.goto("/contact");
    const text = letter();
    await fill(page, text);
    await sendButton(page).click();
    await expect(page).toHaveURL("/contact/sent");
    await page.reload();
    await expect(page.getByText(sent, { exact: true })).toBeVisible();
    expect(await messagesAbout(text.subject)).toHaveLength(1);
  });

  test("an invalid one comes back with messages beside the fields and what was typed", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/422/);
    await page.goto("/contact");
    await keepsWhatWasTyped(page);
  });

  test("an empty one comes back with all four messages", async ({ page, expectProblem }) => {
    expectProblem(/422/);
    await page.goto("/contact");
    await sendButton(page).click();
    for (const name of fieldNames) {
      await expect(page.getByText(messages[name], { exact: true })).toBeVisible();
      await expect(fields(page)[name]).toHaveAccessibleDescription(messages[name]);
    }
    await expect(page.getByText(failed)).toHaveCount(0);
  });

  test("one that is too large comes back with the error text", async ({ page, expectProblem }) => {
    expectProblem(/413/);
    await page.goto("/contact");
    await fill(page, letter());
    // Typing that much takes the browser a minute.
    await fields(page).message.evaluate((field: HTMLTextAreaElement) => {
      field.value = "x".repeat(100_001);
    });
    await sendButton(page).click();
    await expect(page.getByText(failed, { exact: true })).toBeVisible();
  });

  test("by keyboard alone", async ({ page }) => {
    await page.goto("/contact");
    const text = letter();
    await fields(page).name.focus();
    for (const name of fieldNames) {
      await expect(fields(page)[name]).toBeFocused();
      await page.keyboard.insertText(text[name]);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/contact/sent");
    expect(await messagesAbout(text.subject)).toHaveLength(1);
  });
});

test.describe("before any script has loaded", () => {
  test.beforeEach(({ page }) => withoutScripts(page));

  test("a message is sent, and a page of its own says so", async ({ page }) => {
    await page.goto("/contact");
    await sendsAndShowsTheMessage(page);
  });

  test("an invalid one comes back with messages beside the fields and what was typed", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/422/);
    await page.goto("/contact");
    await keepsWhatWasTyped(page);
  });
});

test("the page that says so is quiet and whole with scripts too", async ({ page }) => {
  await page.goto("/contact/sent");
  await untilReady(page);
  await expect(page.getByText(sent, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle("Message sent | Thirteen Gates");
});
