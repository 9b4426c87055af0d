import { type Page, type Request } from "@playwright/test";
import {
  failed,
  fieldNames,
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
import { messagesAbout } from "./support/inbox.ts";
import { open } from "./support/hydration.ts";
import { expect, test } from "./support/test.ts";
import { withinWidth } from "./support/width.ts";

const isSending = (request: Request) => new URL(request.url()).pathname.startsWith("/api/");

function noteSending(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (isSending(request)) requests.push(request);
  });
  return requests;
}

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

test.describe("validation", () => {
  test("reports all four fields at once, beside and tied to them, and sends nothing", async ({
    page,
  }) => {
    const requests = noteSending(page);
    await open(page, "/contact");
    for (const field of Object.values(fields(page)))
      await expect(field).toHaveAttribute("aria-invalid", "false");
    await sendButton(page).click();
    for (const name of fieldNames) {
      const field = fields(page)[name];
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(messages[name]);
      const text = page.getByText(messages[name], { exact: true });
      await expect(text).toBeVisible();
      const [box, below] = [await field.boundingBox(), await text.boundingBox()];
      const gap = (below?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
      expect(gap, `space between ${name} and its message`).toBeLessThan(16);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(below?.x).toBeCloseTo(box?.x ?? -1, 0);
    }
    await expect(fields(page).name).toBeFocused();
    await expect(sendButton(page)).toBeEnabled();
    expect(requests).toEqual([]);
  });

  for (const [index, first] of fieldNames.entries())
    test(`puts the focus on the first bad field: ${first}`, async ({ page }) => {
      await open(page, "/contact");
      const good = letter();
      for (const name of fieldNames.slice(0, index)) await fill(page, { [name]: good[name] });
      await sendButton(page).click();
      await expect(fields(page)[first]).toBeFocused();
      for (const [at, name] of fieldNames.entries())
        await expect(page.getByText(messages[name], { exact: true })).toHaveCount(
          at < index ? 0 : 1,
        );
    });

  test("an edit clears the message of that field only", async ({ page }) => {
    await open(page, "/contact");
    await sendButton(page).click();
    await expect(page.getByText(messages.message)).toBeVisible();
    const left = new Set<string>(fieldNames);
    for (const name of ["message", "name", "subject", "email"] as const) {
      await fields(page)[name].pressSequentially("x");
      left.delete(name);
      for (const other of fieldNames) {
        await expect(page.getByText(messages[other], { exact: true })).toHaveCount(
          left.has(other) ? 1 : 0,
        );
        await expect(fields(page)[other]).toHaveAttribute("aria-invalid", String(left.has(other)));
      }
      await expect(fields(page)[name]).toHaveAccessibleDescription("");
    }
  });

  for (const name of ["name", "subject", "message"] as const)
    test(`blanks are no ${name}`, async ({ page }) => {
      const requests = noteSending(page);
      await open(page, "/contact");
      await fill(page, { ...letter(), [name]: " \t " });
      await sendButton(page).click();
      await expect(fields(page)[name]).toHaveAccessibleDescription(messages[name]);
      expect(requests).toEqual([]);
    });

  for (const address of [
    "amina",
    "amina@example",
    "@example.org",
    "a b@example.org",
    "a@@example.org",
    "amina@example.",
  ])
    test(`"${address}" is no e-mail address`, async ({ page }) => {
      await open(page, "/contact");
      await fill(page, { ...letter(), email: address });
      await sendButton(page).click();
      await expect(fields(page).email).toHaveAccessibleDescription(messages.email);
      await expect(fields(page).email).toBeFocused();
      for (const name of ["name", "subject", "message"] as const)
        await expect(page.getByText(messages[name])).toHaveCount(0);
    });
});

test.describe("sending", () => {
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

  test("the payload: six fields and the ids, each exactly once", async ({ page }) => {
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
});

/** Red, green and blue of the status text. */
const colours = (page: Page) =>
  status(page)
    .getByRole("paragraph")
    .evaluate((text) => (getComputedStyle(text).color.match(/[\d.]+/g) ?? []).map(Number));

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

test("what was typed before React has loaded is still there and is sent", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/contact");
  const text = letter();
  await fill(page, text);
  gate.resolve();
  await expect.poll(() => page.evaluate(() => window.isHydrated)).toBe(true);
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
