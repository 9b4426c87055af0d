import type { Page } from "@playwright/test";
import * as application from "#tests/support/journeys/application.ts";
import * as contact from "#tests/support/journeys/contact.ts";
import { sendForm } from "#tests/support/journeys/contact.ts";
import { storedWith } from "#tests/support/journeys/inbox.ts";
import { holdScripts, slowTimers, untilReady } from "#tests/support/journeys/open.ts";
import { tamper, tamperings, translate } from "#tests/support/journeys/tampering.ts";
import { expect, still, test } from "#tests/support/journeys/test.ts";
import { forms } from "#tests/support/journeys/words.ts";

/*
 * Whatever translators and extensions do to a page, what was typed arrives, and the visitor is told: all ways
 * together, and in npm run test:long each for itself.
 */
test.use({ ...still, onBuildDay: true });

type Journey = {
  path: string;
  /** @returns what the inbox can be searched for */
  fill: (page: Page) => Promise<Parameters<typeof storedWith>[0]>;
  send: (page: Page) => Promise<void>;
  outcome: (page: Page) => Promise<void>;
  /** Undefined where the form is there before scripts are. */
  needsScripts?: true;
};

async function fields(page: Page, values: Record<string, string>) {
  for (const [id, text] of Object.entries(values)) await page.locator(`#${id}`).fill(text);
}

async function fillApplication(page: Page) {
  const { email } = application.applicant();
  await fields(page, { full_name: "Zoë", email });
  await page.locator("#location").selectOption("zuhause");
  await page.locator("#resume").setInputFiles(application.resume("cv.pdf", 500_000));
  return { email };
}
const submitApplication = (page: Page) => page.locator("form:has(#resume) [type=submit]").click();
const seeSubmitted = (page: Page) =>
  expect(page.locator("h3").filter({ hasText: application.submitted })).toBeVisible();

const journeys: Record<string, Journey> = {
  "a message": {
    path: "/contact",
    async fill(page) {
      const letter = contact.letter();
      await fields(page, letter);
      return letter;
    },
    send: (page) => page.locator("form:has(#message) [type=submit]").click(),
    outcome: (page) => expect(page.locator("main [role=status]").first()).toHaveText(contact.sent),
  },
  "an application": {
    path: "/careers/produktdesign",
    fill: fillApplication,
    send: submitApplication,
    outcome: seeSubmitted,
  },
  "an application in the dialog": {
    path: "/careers?job=produktdesign",
    fill: fillApplication,
    send: submitApplication,
    outcome: seeSubmitted,
    needsScripts: true,
  },
};

const waysIn = (thorough: boolean) => (thorough ? tamperings.map((way) => [way]) : [tamperings]);

/** React draws the island anew, while the press on a button of the old one is still being handled. */
const hydrationProblems = [/Minified React error #418/, /form is not connected/];

for (const [name, { path, fill, send, outcome, needsScripts }] of Object.entries(journeys)) {
  if (!needsScripts)
    test(`${name}, typed and sent before scripts load in a page changed by tools`, async ({
      page,
      thorough,
      expectProblem,
    }) => {
      await slowTimers(page);
      for (const ways of waysIn(thorough)) {
        hydrationProblems.forEach(expectProblem);
        const releaseScripts = await holdScripts(page);
        await page.goto(path);
        const typed = await fill(page);
        expect(await tamper(page, ways)).toBeGreaterThan(5);
        await send(page);
        releaseScripts();
        await outcome(page);
        expect(await storedWith(typed), ways.join()).toHaveLength(1);
        await page.unrouteAll();
      }
    });

  test(`${name}, while tools change the page before and during sending`, async ({
    page,
    thorough,
    expectProblem,
  }) => {
    expectProblem(/429/);
    for (const ways of waysIn(thorough)) {
      await page.goto(path);
      await untilReady(page);
      expect(await tamper(page, ways)).toBeGreaterThan(5);
      const typed = await fill(page);
      await page.route(sendForm, (route) => route.fulfill({ status: 429 }), { times: 1 });
      await send(page);
      await expect(
        page.locator("[role=status]").filter({ hasText: forms.rateLimited }),
      ).toBeVisible();
      await tamper(page, ways);
      const released = Promise.withResolvers<void>();
      await page.route(sendForm, (route) => released.promise.then(() => route.continue()));
      await send(page);
      await expect(page.locator("form [type=submit]:disabled")).toHaveText(/\.\.\./);
      await tamper(page, ways);
      released.resolve();
      await outcome(page);
      expect(await storedWith(typed), ways.join()).toHaveLength(1);
      await page.unrouteAll();
    }
  });
}

test("a form whose script fails is posted by the browser, with what was typed", async ({
  page,
  expectProblem,
}) => {
  for (const [name, { path, fill, send }] of Object.entries(journeys)) {
    expectProblem(/broken/);
    await page.goto(path);
    await untilReady(page);
    const typed = await fill(page);
    await page.evaluate(() => {
      // What React does first when sending begins.
      Element.prototype.setAttribute = () => {
        throw new Error("broken");
      };
      Node.prototype.insertBefore = Element.prototype.setAttribute as never;
    });
    await send(page);
    await expect(page).toHaveURL(/\/sent\?reference=\w{8}$/);
    expect(await storedWith(typed), name).toHaveLength(1);
  }
});

test("whoever types while scripts arrive in a page changed by tools, goes on typing", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Minified React error #418/);
  const releaseScripts = await holdScripts(page);
  await page.goto("/contact");
  await tamper(page, ["translate", "insert elements"]);
  await page.locator("#email").pressSequentially("imke@");
  releaseScripts();
  await expect(page.locator("form > div > span, form label + span")).toHaveCount(0); // drawn anew
  await page.keyboard.type("example.org");
  await expect(page.locator("#email")).toHaveValue("imke@example.org");
});

test("in a translated page filters find the same, and the dialog is about its opening", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/portfolio?category=apps");
  await untilReady(page);
  const shown = page.locator("[data-projects]");
  const status = await shown.locator("[role=status]").innerText();
  await page.goto("/portfolio");
  await untilReady(page);
  let translated = await translate(page);
  await page.locator("[data-projects] [value=apps]").click();
  await expect(shown.locator("[role=status]")).toHaveText(translated(status));
  await expect(shown.locator("article:visible")).toHaveCount(2);

  await page.goto("/careers");
  await untilReady(page);
  translated = await translate(page);
  for (const job of ["produktdesign", "test-entwicklung"]) {
    const card = page.locator(`[aria-labelledby=opening-${job}]`);
    const facts = await card.locator("dd").allInnerTexts();
    expect(facts).toHaveLength(4);
    await card.locator("[type=submit]").click();
    await expect(page.locator("dialog dd")).toHaveText(facts);
    await page.keyboard.press("Escape");
  }
  await page.locator("#q").fill("produkt");
  await expect(page.locator("#openings > [role=status]")).toHaveText(translated("1 Stelle"));
});
