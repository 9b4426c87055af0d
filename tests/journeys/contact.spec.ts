import {
  fieldNames,
  fields,
  fill,
  letter,
  messages,
  sendButton,
  sent,
  status,
  typed,
} from "./support/contact.ts";
import { open, untilReady } from "./support/open.ts";
import { messagesAbout } from "./support/inbox.ts";
import { noteSending } from "./support/sending.ts";
import { expect, test } from "./support/test.ts";
import { withinWidth } from "./support/width.ts";

test("the screen shows e-mail and phone as links, and the form", async ({ page }) => {
  await open(page, "/contact");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "hello@thirteengates.example" })).toHaveAttribute(
    "href",
    "mailto:hello@thirteengates.example",
  );
  await expect(main.getByRole("link", { name: "+92 42 0000 1300" })).toHaveAttribute(
    "href",
    "tel:+924200001300",
  );
  for (const field of Object.values(fields(page))) await expect(field).toBeEditable();
  await expect(fields(page).message).toHaveAttribute("rows", "5");
  await expect(page.getByRole("textbox")).toHaveCount(4);
});

test("by keyboard alone: from the home page to a sent message", async ({ page }) => {
  test.slow();
  await open(page, "/");
  const getInTouch = page.getByRole("banner").getByRole("link", { name: "Get in Touch" });
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    if (await getInTouch.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(getInTouch).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  const text = letter();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    if (await fields(page).name.evaluate((field) => field === document.activeElement)) break;
  }
  for (const name of fieldNames) {
    await expect(fields(page)[name]).toBeFocused();
    await page.keyboard.insertText(text[name]);
    await page.keyboard.press("Tab");
  }
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText(sent);
  expect(await messagesAbout(text.subject)).toHaveLength(1);
});

test("Enter in a field sends, Enter in the message makes a new line", async ({ page }) => {
  const requests = noteSending(page);
  await open(page, "/contact");
  const text = letter();
  await fill(page, { ...text, message: "One" });
  await fields(page).message.press("End");
  await fields(page).message.press("Enter");
  await page.keyboard.type("Two");
  expect(requests).toEqual([]);
  await fields(page).subject.press("Enter");
  await expect(status(page)).toHaveText(sent);
  expect(await messagesAbout(text.subject)).toMatchObject([{ message: "One\nTwo" }]);
});

test("what was typed before any script has loaded is still there and is sent", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/contact");
  const text = letter();
  await fill(page, text);
  gate.resolve();
  await untilReady(page);
  expect(await typed(page)).toEqual(text);
  await sendButton(page).click();
  await expect(status(page)).toHaveText(sent);
  await expect(page).toHaveURL("/contact");
  expect(await messagesAbout(text.subject)).toHaveLength(1);
});

test.describe("on a phone of 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("form, messages and status fit", async ({ page }) => {
    await open(page, "/contact");
    await withinWidth(page, 320);
    await sendButton(page).tap();
    await expect(page.getByText(messages.message)).toBeVisible();
    await withinWidth(page, 320);
    await expect(fields(page).name).toBeInViewport({ ratio: 1 });
    await fill(page, letter());
    await sendButton(page).tap();
    await expect(status(page)).toHaveText(sent);
    await expect(status(page)).toBeInViewport();
    await withinWidth(page, 320);
  });

  test("a field is large enough that phones do not zoom into it", async ({ page }) => {
    await page.goto("/contact");
    for (const field of Object.values(fields(page)))
      expect(
        await field.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      ).toBeGreaterThanOrEqual(16);
  });
});
