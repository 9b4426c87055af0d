import type { Page } from "@playwright/test";
import * as form from "./support/contact.ts";
import { inbox, storedWith } from "./support/inbox.ts";
import { haveMorePatience, holdScripts, open } from "./support/open.ts";
import { noteSending, pressFiveTimes, readTheForm } from "./support/sending.ts";
import { expect, still, test } from "./support/test.ts";
import { withinWidth } from "./support/width.ts";

test.use(still);

const { fieldNames, fields, letter, messages, sendButton, status, typed } = form;

/** Which of red, green and blue is strongest in the status text. */
const statusColour = (page: Page) =>
  status(page)
    .getByRole("paragraph")
    .evaluate((text) => {
      const parts = (getComputedStyle(text).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      return ["red", "green", "blue"][parts.indexOf(Math.max(...parts))];
    });

test("by keyboard alone, from the home page to the company's inbox", async ({ page }) => {
  const text = { ...letter(), message: "Salaam, we need a shop.\nSoon." };
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Get in Touch" }).press("Enter");
  await expect(page).toHaveURL("/contact");
  await readTheForm(page);
  await fields(page).name.focus();
  for (const name of fieldNames) {
    await expect(fields(page)[name]).toBeFocused();
    await page.keyboard.type(name === "email" ? "noor@example" : text[name]);
    await page.keyboard.press("Tab");
  }
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");

  // She forgot the end of her address, is told, and mends it.
  await expect(fields(page).email).toBeFocused();
  await expect(fields(page).email).toHaveAccessibleDescription(messages.email);
  await page.keyboard.press("End");
  await page.keyboard.type(".org");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText(form.sent);

  const [stored] = await storedWith(text);
  expect(stored).toMatchObject({ ...text, email: "noor@example.org", suspected: false });
  expect(await inbox()).toMatch(new RegExp(`^ *${stored?.number} .*${text.name}`, "m"));
  const shown = await inbox("show", String(stored?.number));
  for (const part of [text.name, "noor@example.org", text.subject, text.message])
    expect(shown).toContain(part);
});

test("every failing field is reported beside it, until it is edited", async ({ page }) => {
  const requests = noteSending(page);
  await open(page, "/contact");
  await sendButton(page).click();
  await expect(fields(page).name).toBeFocused();
  for (const name of fieldNames) {
    await expect(fields(page)[name]).toHaveAttribute("aria-invalid", "true");
    await expect(fields(page)[name]).toHaveAccessibleDescription(messages[name]);
    const message = fields(page)[name].locator("xpath=following-sibling::*[1]");
    await expect(message).toHaveText(messages[name]);
  }
  const left = new Set<string>(fieldNames);
  for (const name of fieldNames.toReversed()) {
    await fields(page)[name].pressSequentially(" ");
    left.delete(name);
    for (const other of fieldNames) {
      await expect(fields(page)[other]).toHaveAttribute("aria-invalid", String(left.has(other)));
      await expect(page.getByText(messages[other])).toHaveCount(left.has(other) ? 1 : 0);
    }
  }
  await form.fill(page, { name: "Amina", email: "amina@example.org" });
  await sendButton(page).click();
  await expect(fields(page).subject).toBeFocused();
  await expect(fields(page).name).toHaveAttribute("aria-invalid", "false");
  expect(requests).toEqual([]);
});

test("five presses in one task send one request, with all it needs", async ({ page }) => {
  const requests = noteSending(page);
  const answer = Promise.withResolvers<void>();
  await page.route(form.sendForm, (route) => answer.promise.then(() => route.continue()));
  await open(page, "/contact");
  const text = letter();
  await form.fill(page, text);
  await pressFiveTimes(sendButton(page));
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await fields(page).subject.press("Enter");
  answer.resolve();
  await expect(status(page)).toHaveText(form.sent);
  expect(requests).toHaveLength(1);
  const headers = { "content-type": requests[0]?.headers()["content-type"] ?? "" };
  const body = new Response(requests[0]?.postDataBuffer()?.toString("utf8"), { headers });
  expect([...(await body.formData()).keys()].toSorted().join(" ")).toBe(
    "company email g13_note g13_time lib_version message name phone " +
      "service_id subject submission_id template_id user_id",
  );
  expect(await storedWith(text)).toMatchObject([{ ...text, phone: "", company: "" }]);
});

const failures: Record<string, (page: Page) => Promise<unknown>> = {
  "a refusal": (page) => page.route(form.sendForm, (route) => route.fulfill({ status: 429 })),
  "no network": (page) => page.context().setOffline(true),
  "a lost answer": (page) =>
    page.route(form.sendForm, (route) => route.fetch().then(() => route.abort())),
};

for (const [failure, cause] of Object.entries(failures))
  test(`after ${failure} a message can be sent again`, async ({ page, expectProblem }) => {
    expectProblem(/send-form/);
    await open(page, "/contact");
    await cause(page);
    const text = letter();
    await form.fill(page, text);
    await sendButton(page).press("Enter");
    await expect(status(page)).toHaveText(form.failed);
    expect(await statusColour(page)).toBe("red");
    expect(await typed(page)).toEqual(text);
    await expect(sendButton(page)).toBeFocused();
    await page.unrouteAll();
    await page.context().setOffline(false);
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText(form.sent);
    expect(await statusColour(page)).toBe("green");
    expect(await typed(page)).toEqual({ name: "", email: "", subject: "", message: "" });
    await expect(sendButton(page)).toBeFocused();
    expect(await storedWith(text)).toHaveLength(1);

    await form.fill(page, { ...text, name: " " });
    await sendButton(page).press("Enter");
    await expect(status(page)).toHaveText("");
    await fields(page).name.fill(text.name);
    await sendButton(page).press("Enter");
    await expect(status(page)).toHaveText(form.sent);
    expect(await storedWith(text)).toHaveLength(2);
  });

test("what was typed and sent before scripts came is sent in place", async ({ page }) => {
  await haveMorePatience(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto("/contact");
  const text = letter();
  await form.fill(page, text);
  await sendButton(page).click();
  letScriptsCome();
  await expect(status(page)).toHaveText(form.sent);
  expect(await storedWith(text)).toHaveLength(1);
});

test.describe("on a phone of 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("form, messages and status fit, and phones do not zoom into a field", async ({ page }) => {
    await open(page, "/contact");
    await sendButton(page).tap();
    await expect(page.getByText(messages.message)).toBeVisible();
    await withinWidth(page, 320);
    await expect(fields(page).name).toBeInViewport({ ratio: 1 });
    for (const field of Object.values(fields(page))) {
      const size = await field.evaluate((field) => getComputedStyle(field).fontSize);
      expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
    }
    await form.fill(page, letter());
    await sendButton(page).tap();
    await expect(status(page)).toHaveText(form.sent);
    await expect(status(page)).toBeInViewport();
    await withinWidth(page, 320);
  });
});

for (const [when, javaScriptEnabled] of [
  ["before scripts come", true],
  ["without scripts", false],
] as const)
  test.describe(when, () => {
    test.use({ javaScriptEnabled });

    test("a wrong message comes back and is mended", async ({ page, expectProblem }) => {
      expectProblem(/422/);
      await holdScripts(page);
      await page.goto("/contact");
      const text = { ...letter(), name: "  ", message: "\n</textarea> & [[value:name]]" };
      await form.fill(page, text);
      await sendButton(page).click();
      await expect(fields(page).name).toHaveAccessibleDescription(messages.name);
      for (const name of fieldNames)
        await expect(fields(page)[name]).toHaveAttribute("aria-invalid", String(name === "name"));
      expect(await typed(page)).toEqual(text);
      expect(await storedWith(text)).toEqual([]);

      await fields(page).name.fill("Amina Khan");
      await sendButton(page).click();
      await expect(page).toHaveURL("/contact/sent");
      await page.reload();
      await expect(page.getByText(form.sent, { exact: true })).toBeVisible();
      expect(await storedWith(text)).toMatchObject([{ name: "Amina Khan", phone: "" }]);
    });
  });
