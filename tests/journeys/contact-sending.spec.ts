import type { Page } from "@playwright/test";
import {
  failed,
  fields,
  fill,
  letter,
  messages,
  nothing,
  sendButton,
  sendForm,
  sent,
  status,
  typed,
} from "./support/contact.ts";
import { open } from "./support/open.ts";
import { messagesAbout } from "./support/inbox.ts";
import { isSending, noteSending } from "./support/sending.ts";
import { expect, still, test } from "./support/test.ts";

test.use(still);

/** Red, green and blue of the status text. */
const colours = (page: Page) =>
  status(page)
    .getByRole("paragraph")
    .evaluate((text) => (getComputedStyle(text).color.match(/[\d.]+/g) ?? []).map(Number));

test("shows 'Sending...' on a disabled button meanwhile, and sends once", async ({ page }) => {
  const requests = noteSending(page);
  const gate = Promise.withResolvers<void>();
  await page.route(sendForm, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await open(page, "/contact");
  const text = letter();
  await fill(page, text);
  await sendButton(page).click();
  const sending = page.getByRole("button", { name: "Sending..." });
  await expect(sending).toBeDisabled();
  await expect(sending).toHaveText("Sending...");
  await fields(page).subject.press("Enter");
  await expect(status(page)).toHaveText("");
  gate.resolve();
  await expect(status(page)).toHaveText(sent);
  await expect(sendButton(page)).toBeEnabled();
  expect(requests).toHaveLength(1);
  expect(await messagesAbout(text.subject)).toHaveLength(1);
});

test("success: the text, announced and green, and cleared fields", async ({ page }) => {
  await open(page, "/contact");
  await expect(status(page)).toHaveText("");
  const text = letter();
  await fill(page, text);
  await sendButton(page).click();
  await expect(status(page)).toHaveText(sent);
  expect(await typed(page)).toEqual(nothing);
  const [red = 0, green = 0, blue = 0] = await colours(page);
  expect(green).toBeGreaterThan(Math.max(red, blue));
  expect(await messagesAbout(text.subject)).toMatchObject([{ ...text, phone: "", company: "" }]);
});

test("the payload: six fields, what guards them and the ids, each exactly once", async ({
  page,
}) => {
  await open(page, "/contact");
  const text = letter();
  await fill(page, text);
  const [request] = await Promise.all([page.waitForRequest(isSending), sendButton(page).click()]);
  expect(request.method()).toBe("POST");
  expect(new URL(request.url()).pathname).toBe("/api/v1.0/email/send-form");
  const form = await new Response(request.postDataBuffer()?.toString("utf8"), {
    headers: { "content-type": request.headers()["content-type"] ?? "" },
  }).formData();
  const lines = (value: unknown) => String(value).replaceAll("\r\n", "\n");
  expect([...form].map(([name, value]) => [name, lines(value)]).toSorted()).toEqual(
    [
      ...Object.entries(text),
      ["phone", ""],
      ["company", ""],
      ["g13_note", ""],
      ["g13_time", expect.stringMatching(/^\d+$/)],
      ["submission_id", expect.stringMatching(/^[0-9a-f]{32}$/)],
      ["lib_version", expect.stringMatching(/^\d+\.\d+\.\d+$/)],
      ["service_id", "site"],
      ["template_id", "contact"],
      ["user_id", "thirteen-gates"],
    ].toSorted(),
  );
  await expect(status(page)).toHaveText(sent);
});

test("a second message can follow the first", async ({ page }) => {
  await open(page, "/contact");
  for (const text of [letter(), letter()]) {
    await fill(page, text);
    await sendButton(page).click();
    await expect.poll(() => messagesAbout(text.subject)).toHaveLength(1);
    await expect.poll(() => typed(page)).toEqual(nothing);
  }
});

test("the success text goes when the next try fails its check", async ({ page }) => {
  await open(page, "/contact");
  await fill(page, letter());
  await sendButton(page).click();
  await expect(status(page)).toHaveText(sent);
  await sendButton(page).click();
  await expect(fields(page).name).toHaveAccessibleDescription(messages.name);
  await expect(status(page)).toHaveText("");
});

const failures = {
  "status 400": (page: Page) =>
    page.route(sendForm, (route) =>
      route.fulfill({ status: 400, body: "The Public Key is invalid" }),
    ),
  "status 429": (page: Page) =>
    page.route(sendForm, (route) => route.fulfill({ status: 429, body: "Too many" })),
  "status 500": (page: Page) =>
    page.route(sendForm, (route) => route.fulfill({ status: 500, body: "" })),
  "a broken connection": (page: Page) =>
    page.route(sendForm, (route) => route.abort("connectionreset")),
  "a server that is gone": (page: Page) =>
    page.route(sendForm, (route) => route.abort("connectionrefused")),
  "no network": (page: Page) => page.context().setOffline(true),
};

for (const [failure, cause] of Object.entries(failures))
  test(`${failure}: the text, announced and red, and kept fields; then it can be tried again`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/send-form/);
    await open(page, "/contact");
    await cause(page);
    const text = letter();
    await fill(page, text);
    await sendButton(page).click();
    await expect(status(page)).toHaveText(failed);
    expect(await typed(page)).toEqual(text);
    const [red = 0, green = 0, blue = 0] = await colours(page);
    expect(red).toBeGreaterThan(Math.max(green, blue));
    await expect(sendButton(page)).toBeEnabled();
    expect(await messagesAbout(text.subject)).toEqual([]);

    await page.unrouteAll();
    await page.context().setOffline(false);
    await sendButton(page).click();
    await expect(status(page)).toHaveText(sent);
    expect(await messagesAbout(text.subject)).toHaveLength(1);
  });

for (const outcome of ["sent", "failed"] as const)
  test(`the focus is not lost when a message is ${outcome}`, async ({ page, expectProblem }) => {
    if (outcome === "failed") {
      expectProblem(/send-form/);
      await page.route(sendForm, (route) => route.abort("connectionreset"));
    }
    await open(page, "/contact");
    await fill(page, letter());
    await sendButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText(outcome === "sent" ? sent : failed);
    await expect(sendButton(page)).toBeFocused();
  });
