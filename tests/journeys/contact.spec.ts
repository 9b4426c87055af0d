import type { Page } from "@playwright/test";
import type { Cause } from "#contract/causes.ts";
import { problemType } from "#contract/form-endpoint.ts";
import * as form from "#tests/support/journeys/contact.ts";
import { storedWith } from "#tests/support/journeys/inbox.ts";
import { slowTimers, holdScripts, open } from "#tests/support/journeys/open.ts";
import { recordRequests, clickFiveTimes } from "#tests/support/journeys/sending.ts";
import { expect, still, test } from "#tests/support/journeys/test.ts";
import { withinWidth } from "#tests/support/journeys/width.ts";
import { forms, sentenceOf } from "#tests/support/journeys/words.ts";

test.use(still);

const { another, fieldNames, fields, letter, messages, sendButton, status, typed } = form;

/** The strongest channel of the status text's color; "gray" when no channel clearly dominates. */
const statusColor = (page: Page) =>
  status(page)
    .getByRole("paragraph")
    .evaluate((text) => {
      const parts = (getComputedStyle(text).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      const isGray = Math.max(...parts) - Math.min(...parts) < 50;
      return isGray ? "gray" : ["red", "green", "blue"][parts.indexOf(Math.max(...parts))];
    });

test.describe("on a phone of 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("reports each invalid field beside it until it is edited, and fits the screen", async ({
    page,
  }) => {
    const requests = recordRequests(page);
    await open(page, "/contact");
    await sendButton(page).tap();
    await expect(fields(page).name).toBeFocused();
    await expect(fields(page).name).toBeInViewport({ ratio: 1 });
    for (const name of fieldNames) {
      const field = fields(page)[name];
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(messages[name]);
      await expect(field.locator("xpath=following-sibling::*[1]")).toHaveText(messages[name]);
      // iOS zooms into fields with text below 16 px.
      const size = await field.evaluate((field) => getComputedStyle(field).fontSize);
      expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
    }
    await withinWidth(page, 320);
    const left = new Set<string>(fieldNames);
    for (const name of fieldNames.toReversed()) {
      await fields(page)[name].pressSequentially(" ");
      left.delete(name);
      for (const other of fieldNames) {
        await expect(fields(page)[other]).toHaveAttribute("aria-invalid", String(left.has(other)));
        await expect(page.getByText(messages[other])).toHaveCount(left.has(other) ? 1 : 0);
      }
    }
    const text = letter();
    await form.fill(page, { name: text.name, email: text.email });
    await sendButton(page).tap();
    await expect(fields(page).subject).toBeFocused();
    await expect(fields(page).name).toHaveAttribute("aria-invalid", "false");
    expect(requests).toEqual([]);

    await form.fill(page, text);
    await sendButton(page).tap();
    await expect(status(page)).toHaveText(form.sent);
    await expect(status(page)).toBeInViewport();
    await withinWidth(page, 320);
  });
});

test("five clicks in one task send one complete request", async ({ page }) => {
  const requests = recordRequests(page);
  const answer = Promise.withResolvers<void>();
  await page.route(form.sendForm, (route) => answer.promise.then(() => route.continue()));
  await open(page, "/contact");
  const text = letter();
  await form.fill(page, text);
  await clickFiveTimes(sendButton(page));
  await expect(page.getByRole("button", { name: /Wird gesendet/ })).toBeDisabled();
  await fields(page).subject.press("Enter");
  answer.resolve();
  await expect(status(page)).toHaveText(form.sent);
  expect(requests).toHaveLength(1);
  const headers = { "content-type": requests[0]?.headers()["content-type"] ?? "" };
  const body = new Response(requests[0]?.postDataBuffer()?.toString("utf8"), { headers });
  expect([...(await body.formData()).keys()].toSorted().join(" ")).toBe(
    "company email lib_version message name page_note page_time page_visit phone " +
      "service_id subject submission_id template_id user_id",
  );
  expect(await storedWith(text)).toMatchObject([{ ...text, phone: "", company: "" }]);
});

/** Without advice the page tries again by itself, and tells of no error. */
const failures: [cause: (page: Page) => Promise<unknown>, problem: RegExp, advice?: Cause][] = [
  [
    (page) => page.route(form.sendForm, (route) => route.fulfill({ status: 429 })),
    /429/,
    "rateLimited",
  ],
  [
    (page) =>
      page.route(form.sendForm, (route) =>
        route.fulfill({
          status: 503,
          headers: { "Content-Type": problemType },
          body: JSON.stringify({ title: "storeFull" }),
        }),
      ),
    /503/,
    "storeFull",
  ],
  [(page) => page.context().setOffline(true), /ERR_INTERNET_DISCONNECTED/, "offline"],
  [
    (page) => page.route(form.sendForm, (route) => route.fetch().then(() => route.abort())),
    /FAILED/,
  ],
];

test("keeps what was typed after a rejection, offline or a lost response, and can send it again", async ({
  page,
  expectProblem,
}) => {
  await slowTimers(page); // the page would send again by itself
  await open(page, "/contact");
  for (const [cause, problem, advice] of failures) {
    expectProblem(problem);
    await cause(page);
    const text = letter();
    await form.fill(page, text);
    await sendButton(page).press("Enter");
    const said = advice ? `${form.failed} ${sentenceOf(advice)}` : forms.again;
    await expect(status(page)).toHaveText(said);
    expect(await statusColor(page)).toBe(advice ? "red" : "gray");
    expect(await typed(page)).toEqual(text);
    await expect(sendButton(page)).toBeFocused();
    await page.unrouteAll();
    await page.context().setOffline(false);
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText(form.sent);
    expect(await statusColor(page)).toBe("green");
    await expect(sendButton(page)).toBeHidden();
    expect(await storedWith(text), String(problem)).toHaveLength(1);

    await another(page).press("Enter");
    await expect(fields(page).name).toBeFocused();
    expect(await typed(page)).toEqual({ name: "", email: "", subject: "", message: "" });
    await form.fill(page, { ...text, name: " " });
    await sendButton(page).press("Enter");
    await expect(status(page)).toHaveText("");
    await fields(page).name.fill(text.name);
    await sendButton(page).press("Enter");
    await expect(status(page)).toHaveText(form.sent);
    expect(await storedWith(text), String(problem)).toHaveLength(2);
    await another(page).click();
  }
});

test("sends a message submitted before scripts have loaded, without leaving the page", async ({
  page,
}) => {
  await slowTimers(page);
  const releaseScripts = await holdScripts(page);
  await page.goto("/contact");
  const text = letter();
  await form.fill(page, text);
  await sendButton(page).click();
  releaseScripts();
  await expect(status(page)).toHaveText(form.sent);
  expect(await storedWith(text)).toHaveLength(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("returns an invalid message with its values, then accepts it", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/422/);
    await page.goto("/contact");
    const text = { ...letter(), name: "  ", message: "\n</textarea> & [[value:name]]" };
    await form.fill(page, text);
    await sendButton(page).click();
    await expect(fields(page).name).toHaveAccessibleDescription(messages.name);
    for (const name of fieldNames)
      await expect(fields(page)[name]).toHaveAttribute("aria-invalid", String(name === "name"));
    expect(await typed(page)).toEqual(text);
    expect(await storedWith(text)).toEqual([]);
    await expect(page).toHaveTitle(/^Fehler: Kontakt/);
    const summary = page.getByRole("alert").getByRole("link");
    await expect(summary).toHaveText([messages.name]);
    await summary.press("Enter");
    await expect(fields(page).name).toBeFocused();

    await fields(page).name.fill("Amina Khan");
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact\/sent\?reference=(\w{8})$/);
    await page.reload();
    await expect(page.getByText(form.sent, { exact: true })).toBeVisible();
    const [stored] = await storedWith(text);
    expect(stored).toMatchObject({ name: "Amina Khan", phone: "" });
    const shown = forms.reference.replace("{reference}", stored?.reference ?? "none");
    await expect(page.getByText(shown)).toBeVisible();
  });
});

/** The answer of a server whose store is away, until it is back. */
async function storeAway(page: Page, isAway: () => boolean) {
  const body = JSON.stringify({ title: "storeAway" });
  const away = { status: 503, headers: { "Content-Type": problemType }, body };
  await page.route(form.sendForm, (route) => (isAway() ? route.fulfill(away) : route.continue()));
}

/** Sends a message to a store that stays away, by the page's own clock. @returns what is sent */
async function sentInVain(page: Page) {
  await page.clock.install();
  const requests = recordRequests(page);
  await storeAway(page, () => true);
  await open(page, "/contact");
  await form.fill(page, letter());
  await sendButton(page).click();
  return requests;
}

test("what fails because the store is away is sent again, once, and no error is told", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/503/);
  const requests = recordRequests(page);
  let isAway = true;
  await storeAway(page, () => isAway);
  await open(page, "/contact");
  const text = letter();
  await form.fill(page, text);
  await sendButton(page).click();
  await expect(status(page)).toHaveText(forms.again);
  expect(await typed(page)).toEqual(text);
  await expect.poll(() => requests.length).toBeGreaterThan(3);
  await expect(status(page)).toHaveText(forms.again);
  isAway = false;
  await expect(status(page)).toHaveText(form.sent);
  const keys = requests.map(
    (request) => /submission_id"\s+(\S+)/.exec(request.postData() ?? "")?.[1],
  );
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
  expect(await storedWith(text)).toHaveLength(1);
});

test("an error is told when the page has tried for a minute", async ({ page, expectProblem }) => {
  expectProblem(/503/);
  const requests = await sentInVain(page);
  const seen = new Set<string | null>();
  const shown = async () => {
    await page.clock.runFor(1000);
    const text = await status(page).textContent();
    seen.add(text?.trim() ?? null);
    return text;
  };
  const told = `${form.failed} ${sentenceOf("storeAway")}`;
  await expect.poll(shown, { intervals: [50] }).toBe(told);
  expect(requests).toHaveLength(9);
  expect([...seen].filter((text) => text !== "")).toEqual([forms.again, told]);
});

test("what was edited meanwhile is not sent behind the message", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/503/);
  const requests = await sentInVain(page);
  await expect(status(page)).toHaveText(forms.again);
  await fields(page).message.press("x");
  await expect(status(page)).toHaveText(`${form.failed} ${sentenceOf("storeAway")}`);
  const before = requests.length;
  await page.clock.runFor(120_000);
  expect(requests).toHaveLength(before);
});

test("gives up when no answer comes, and takes a late second try as the same message", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/contact");
  const text = letter();
  await form.fill(page, text);
  await page.clock.pauseAt(Date.now() + 60_000);
  // The message is stored, but its answer never arrives.
  let isLost = true;
  await page.route(form.sendForm, async (route) => {
    if (isLost) await route.fetch();
    else await route.continue();
  });
  await sendButton(page).click();
  await expect.poll(async () => (await storedWith(text)).length).toBe(1);
  // Then in steps shorter than the pause before the form tries again by itself.
  await page.clock.runFor(35_000);
  const shown = async () => {
    await page.clock.runFor(1000);
    return status(page).textContent();
  };
  await expect.poll(async () => (await shown())?.trim()).toBe(forms.again);
  isLost = false;
  await sendButton(page).click();
  await expect(status(page)).toHaveText(form.sent);
  expect(await storedWith(text)).toHaveLength(1);
});

test.describe("with site data blocked", () => {
  test("sends a message in place", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
    });
    await open(page, "/contact");
    const text = letter();
    await form.fill(page, text);
    await sendButton(page).click();
    await expect(status(page)).toHaveText(form.sent);
    expect(await storedWith(text)).toHaveLength(1);
  });
});

test("a message that is too long is not sent, and the field says how long it may be", async ({
  page,
}) => {
  const requests = recordRequests(page);
  await open(page, "/contact");
  await form.fill(page, { ...letter(), message: "字".repeat(34_000) });
  await sendButton(page).click();
  await expect(fields(page).message).toBeFocused();
  await expect(fields(page).message).toHaveAccessibleDescription(forms.longText);
  await expect(fields(page).message).toHaveAttribute("dir", "auto");
  expect(requests).toEqual([]);
});
