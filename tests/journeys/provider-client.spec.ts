import { join } from "node:path";
import type { Page } from "@playwright/test";
import type emailjs from "@emailjs/browser";
import { failed, letter, type Letter } from "./support/contact.ts";
import { messagesAbout } from "./support/inbox.ts";
import { projectRoot } from "./support/server.ts";
import { expect, still, test } from "./support/test.ts";

test.use(still);

/*
 * The official client, as its makers ship it, on a page of the site's origin that has nothing else:
 * whoever uses the provider with another page gets the answers they know from EmailJS.
 */
const client = join(projectRoot, "node_modules", "@emailjs", "browser", "dist", "email.min.js");

const ids = { publicKey: "thirteen-gates", serviceId: "site", templateId: "contact" };
type Ids = typeof ids;
type Variant = "sendForm" | "send";

declare global {
  interface Window {
    emailjs: typeof emailjs;
  }
}

test.beforeEach(async ({ page }) => {
  await page.route("**/blank", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Blank</title>" }),
  );
  await page.goto("/blank");
  await page.addScriptTag({ path: client });
});

/** What the client's promise becomes: `{ status, text }` either way, or the error's name. */
const send = (page: Page, variant: Variant, letter: Partial<Letter>, changed: Partial<Ids> = {}) =>
  page.evaluate(
    async ({ variant, letter, ids }) => {
      window.emailjs.init({ publicKey: ids.publicKey, origin: location.origin });
      const form = document.createElement("form");
      for (const [name, value] of Object.entries(letter)) {
        const field = document.createElement("textarea");
        Object.assign(field, { name, value });
        form.append(field);
      }
      try {
        const { status, text } =
          variant === "send"
            ? await window.emailjs.send(ids.serviceId, ids.templateId, letter)
            : await window.emailjs.sendForm(ids.serviceId, ids.templateId, form);
        return { resolved: true, status, text };
      } catch (error) {
        if (error instanceof Error) return { resolved: false, error: error.name };
        const { status, text } = error as { status: number; text: string };
        return { resolved: false, status, text };
      }
    },
    { variant, letter, ids: { ...ids, ...changed } },
  );

for (const variant of ["sendForm", "send"] as const)
  test.describe(`${variant} of the official client`, () => {
    test("resolves with 200 OK, and the message is in the inbox", async ({ page }) => {
      const text = letter();
      expect(await send(page, variant, text)).toEqual({ resolved: true, status: 200, text: "OK" });
      expect(await messagesAbout(text.subject)).toMatchObject([
        { ...text, phone: "", company: "" },
      ]);
    });

    const refusals: [string, number, RegExp, Partial<Ids>, Partial<Letter>][] = [
      ["an unknown public key", 400, /^The Public Key is invalid/, { publicKey: "nobody" }, {}],
      ["an unknown service", 400, /^The service ID not found/, { serviceId: "elsewhere" }, {}],
      ["an unknown template", 400, /^The template ID not found/, { templateId: "other" }, {}],
      [
        "a field that is not valid",
        422,
        /^Please enter a valid email address$/,
        {},
        { email: "amina" },
      ],
      ["fields that are too large", 413, /size limit/, {}, { message: "x".repeat(100_001) }],
      ["fields far too large", 413, /size limit/, {}, { message: "x".repeat(5_000_000) }],
    ];

    for (const [what, status, text, changedIds, changedFields] of refusals)
      test(`rejects ${what} with ${status}`, async ({ page, expectProblem }) => {
        expectProblem(new RegExp(`\\b${status}\\b`));
        const sent = { ...letter(), ...changedFields };
        expect(await send(page, variant, sent, changedIds)).toEqual({
          resolved: false,
          status,
          text: expect.stringMatching(text),
        });
        expect(await messagesAbout(sent.subject)).toEqual([]);
      });

    test("rejects several wrong fields with a line for each", async ({ page, expectProblem }) => {
      expectProblem(/\b422\b/);
      expect(await send(page, variant, {})).toEqual({
        resolved: false,
        status: 422,
        text: "Please enter your name\nPlease enter a valid email address\nPlease enter a subject\nPlease enter your message",
      });
    });

    test("lets an error through when the network fails", async ({ page, expectProblem }) => {
      expectProblem(/email\/send/);
      await page.route(`**/api/v1.0/email/**`, (route) => route.abort("internetdisconnected"));
      expect(await send(page, variant, letter())).toEqual({ resolved: false, error: "TypeError" });
    });

    for (const missing of ["publicKey", "serviceId", "templateId"] as const)
      test(`sends nothing without ${missing}`, async ({ page }) => {
        const requests: string[] = [];
        page.on("request", (request) => requests.push(request.url()));
        expect(await send(page, variant, letter(), { [missing]: "" })).toMatchObject({
          resolved: false,
        });
        expect(requests).toEqual([]);
      });
  });

test("a page of another site cannot send", async ({ page, expectProblem }) => {
  expectProblem(/another host|403|CORS|send-form/);
  await page.route("http://localhost:*/elsewhere", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
  );
  const address = new URL("/elsewhere", page.url());
  const target = new URL("/api/v1.0/email/send-form", page.url()).href;
  address.hostname = "localhost";
  await page.goto(address.href);
  const text = letter();
  await page.evaluate(
    ({ fields, target }) => {
      const form = document.createElement("form");
      Object.assign(form, { action: target, method: "post" });
      for (const [name, value] of Object.entries(fields)) {
        const field = document.createElement("textarea");
        Object.assign(field, { name, value });
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    { fields: text, target },
  );
  await page.waitForURL(target);
  expect(await messagesAbout(text.subject)).toEqual([]);
  await expect(page.getByText(failed)).toBeVisible();
});
