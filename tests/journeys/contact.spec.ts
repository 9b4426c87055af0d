import type { Locator, Page } from "@playwright/test";
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
  status,
  typed,
} from "./support/contact.ts";
import { holdScripts } from "./support/early.ts";
import { inbox, storedWith } from "./support/inbox.ts";
import { open, untilReady } from "./support/open.ts";
import { noteSending, pressFiveTimes, readTheForm } from "./support/sending.ts";
import { expect, still, test } from "./support/test.ts";
import { withinWidth } from "./support/width.ts";

test.use(still);

const nothing = { name: "", email: "", subject: "", message: "" };

/** Which of red, green and blue is strongest in the status text. */
const strongestColour = (page: Page) =>
  status(page)
    .getByRole("paragraph")
    .evaluate((text) => {
      const parts = (getComputedStyle(text).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      return ["red", "green", "blue"][parts.indexOf(Math.max(...parts))];
    });

async function pressTabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("Tab does not lead there");
}

test("the screen shows e-mail and phone as links, and four fields", async ({ page }) => {
  await open(page, "/contact");
  const link = (name: string) => page.getByRole("main").getByRole("link", { name });
  for (const [name, href] of [
    ["hello@thirteengates.example", "mailto:hello@thirteengates.example"],
    ["+92 42 0000 1300", "tel:+924200001300"],
  ] as const)
    await expect(link(name)).toHaveAttribute("href", href);
  for (const name of fieldNames) await expect(fields(page)[name]).toBeEditable();
  await expect(fields(page).message).toHaveAttribute("rows", "5");
  await expect(page.getByRole("textbox")).toHaveCount(4);
});

test("by keyboard alone, from the home page to the company's inbox", async ({ page }) => {
  const text = { ...letter(), message: "Salaam, we need a shop.\nSoon." };
  await open(page, "/");
  await pressTabTo(page, page.getByRole("banner").getByRole("link", { name: "Get in Touch" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact");
  await readTheForm(page);
  await pressTabTo(page, fields(page).name);
  for (const name of fieldNames) {
    await expect(fields(page)[name]).toBeFocused();
    await page.keyboard.type(name === "email" ? "noor@example" : text[name]);
    if (name !== "message") await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Tab");
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");

  // She forgot the end of her address, is told, and mends it.
  await expect(fields(page).email).toBeFocused();
  await expect(fields(page).email).toHaveAccessibleDescription(messages.email);
  await page.keyboard.press("End");
  await page.keyboard.type(".org");
  await expect(fields(page).email).toHaveAccessibleDescription("");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText(sent);

  const [stored] = await storedWith({ subject: text.subject });
  expect(stored).toMatchObject({ ...text, email: "noor@example.org", suspected: false });
  expect(
    (await inbox()).split("\n").find((line) => line.includes(text.subject.slice(0, 20))),
  ).toContain(text.name);
  const shown = await inbox("show", String(stored?.number));
  for (const part of [text.name, "noor@example.org", text.subject, text.message])
    expect(shown).toContain(part);
});

test("all failing fields are reported at once, beside them, and each is cleared by its edit", async ({
  page,
}) => {
  const requests = noteSending(page);
  await open(page, "/contact");
  await sendButton(page).click();
  await expect(fields(page).name).toBeFocused();
  for (const name of fieldNames) {
    await expect(fields(page)[name]).toHaveAttribute("aria-invalid", "true");
    await expect(fields(page)[name]).toHaveAccessibleDescription(messages[name]);
    // Both in one look, as the page may be on its way to the first field.
    const gap = await fields(page)[name].evaluate((field) => {
      const text = document.getElementById(field.getAttribute("aria-describedby") ?? "");
      return (text?.getBoundingClientRect().top ?? 0) - field.getBoundingClientRect().bottom;
    });
    expect(gap, `space between ${name} and its message`).toBeGreaterThanOrEqual(0);
    expect(gap, `space between ${name} and its message`).toBeLessThan(16);
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
  await fill(page, { name: "Amina", email: "amina@example.org" });
  await sendButton(page).click();
  await expect(fields(page).subject).toBeFocused();
  await expect(fields(page).name).toHaveAttribute("aria-invalid", "false");
  expect(requests).toEqual([]);
});

test("'Sending...' on a disabled button; five presses in one task send one request", async ({
  page,
}) => {
  const requests = noteSending(page);
  const answer = Promise.withResolvers<void>();
  await page.route(sendForm, (route) => answer.promise.then(() => route.continue()));
  await open(page, "/contact");
  const text = letter();
  await fill(page, text);
  await pressFiveTimes(sendButton(page));
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await fields(page).subject.press("Enter");
  await expect(status(page)).toHaveText("");
  answer.resolve();
  await expect(status(page)).toHaveText(sent);
  expect(requests).toHaveLength(1);
  const body = await new Response(requests[0]?.postDataBuffer()?.toString("utf8"), {
    headers: { "content-type": requests[0]?.headers()["content-type"] ?? "" },
  }).formData();
  expect([...body.keys()].toSorted()).toEqual([
    "company", "email", "g13_note", "g13_time", "lib_version", "message", "name", "phone",
    "service_id", "subject", "submission_id", "template_id", "user_id",
  ]); // prettier-ignore
  expect(await storedWith(text)).toMatchObject([{ ...text, phone: "", company: "" }]);
});

test("success is green, clears the fields and keeps the focus; a second message can follow", async ({
  page,
}) => {
  await open(page, "/contact");
  for (const text of [letter(), letter()]) {
    await fill(page, text);
    await sendButton(page).press("Enter");
    await expect.poll(() => typed(page)).toEqual(nothing);
    await expect(status(page)).toHaveText(sent);
    expect(await strongestColour(page)).toBe("green");
    await expect(sendButton(page)).toBeFocused();
    expect(await storedWith(text)).toHaveLength(1);
  }
  await sendButton(page).click();
  await expect(fields(page).name).toBeFocused();
  await expect(status(page)).toHaveText("");
});

const failures: Record<string, (page: Page) => Promise<unknown>> = {
  "a refusal": (page) => page.route(sendForm, (route) => route.fulfill({ status: 429 })),
  "no network": (page) => page.context().setOffline(true),
  "an answer that got lost": (page) =>
    page.route(sendForm, (route) => route.fetch().then(() => route.abort())),
};

for (const [failure, cause] of Object.entries(failures))
  test(`after ${failure} it says so in red and keeps the fields; tried again, it is there once`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/send-form/);
    await open(page, "/contact");
    await cause(page);
    const text = letter();
    await fill(page, text);
    await sendButton(page).press("Enter");
    await expect(status(page)).toHaveText(failed);
    expect(await strongestColour(page)).toBe("red");
    expect(await typed(page)).toEqual(text);
    await expect(sendButton(page)).toBeFocused();

    await page.unrouteAll();
    await page.context().setOffline(false);
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText(sent);
    expect(await storedWith(text)).toHaveLength(1);
  });

test("Enter in a field sends, Enter in the message makes a new line", async ({ page }) => {
  const requests = noteSending(page);
  await open(page, "/contact");
  const text = { ...letter(), message: "One" };
  await fill(page, text);
  await fields(page).message.press("End");
  await page.keyboard.type("\nTwo");
  expect(requests).toEqual([]);
  await fields(page).subject.press("Enter");
  await expect(status(page)).toHaveText(sent);
  expect(await storedWith(text)).toMatchObject([{ message: "One\nTwo" }]);
});

test("what was typed before scripts came is still there, and is sent in place", async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/contact");
  const text = letter();
  await fill(page, text);
  letScriptsCome();
  await untilReady(page);
  expect(await typed(page)).toEqual(text);
  await sendButton(page).click();
  await expect(status(page)).toHaveText(sent);
  await expect(page).toHaveURL("/contact");
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
    await fill(page, letter());
    await sendButton(page).tap();
    await expect(status(page)).toHaveText(sent);
    await expect(status(page)).toBeInViewport();
    await withinWidth(page, 320);
  });
});

/** Posts a wrong message, which comes back, then a good one. */
async function postTwice(page: Page) {
  await page.goto("/contact");
  const text = { ...letter(), email: 'a"><b>@example', message: "\n</textarea> & [[value:name]]" };
  await fill(page, { ...text, name: "  " });
  await sendButton(page).click();
  await expect(page).toHaveTitle("Contact Us | Thirteen Gates");
  for (const name of fieldNames) {
    const wrong = name === "name" || name === "email";
    await expect(fields(page)[name]).toHaveAttribute("aria-invalid", String(wrong));
    await expect(fields(page)[name]).toHaveAccessibleDescription(wrong ? messages[name] : "");
  }
  expect(await typed(page)).toEqual({ ...text, name: "  " });
  expect(await storedWith(text)).toEqual([]);

  await fill(page, { name: "Amina Khan", email: "amina@example.org" });
  await sendButton(page).click();
  await expect(page).toHaveURL("/contact/sent");
  await expect(page).toHaveTitle("Message sent | Thirteen Gates");
  await page.reload();
  await expect(page.getByText(sent, { exact: true })).toBeVisible();
  expect(await storedWith(text)).toMatchObject([{ name: "Amina Khan", phone: "", company: "" }]);
}

test("posted before scripts come, a page of its own answers", async ({ page, expectProblem }) => {
  expectProblem(/422/);
  await holdScripts(page);
  await postTwice(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page of its own answers", async ({ page, expectProblem }) => {
    expectProblem(/422/);
    await postTwice(page);
  });
});
