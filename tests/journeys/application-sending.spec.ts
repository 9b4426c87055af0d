import type { Page } from "@playwright/test";
import {
  applicant,
  failed,
  field,
  fill,
  keptOf,
  keptResume,
  resume,
  submitButton,
  submitted,
  unsuitable,
} from "./support/application.ts";
import { sendForm } from "./support/contact.ts";
import { open } from "./support/open.ts";
import { inbox } from "./support/inbox.ts";
import { expect, still, test } from "./support/test.ts";
import { likeAPerson } from "./support/time.ts";

test.use(still);

const path = "/careers/quality-assurance-engineer";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Quality Assurance Engineer" });
const heading = (page: Page) => page.getByRole("heading", { name: submitted });

async function openForm(page: Page) {
  await open(page, path);
  await page.getByRole("button", { name: "Apply Now" }).first().click();
  await expect(dialog(page)).toBeVisible();
  await likeAPerson(page);
}

test("an application arrives with its resume, and the dialog says so", async ({ page }, info) => {
  const who = applicant();
  const file = resume("Zoë 100%.pdf", 30_000);
  await openForm(page);
  await fill(page, who, file);
  await submitButton(page).click();

  await expect(heading(page)).toBeFocused();
  await expect(dialog(page)).toContainText("Your resume is with us");
  await expect(page.getByRole("link", { name: "Send it by mail" })).toHaveCount(0);
  const kept = await keptOf(who);
  expect(kept).toMatchObject([{ kind: "application", suspected: false }]);
  const [{ number } = { number: 0 }] = kept;
  expect((await keptResume(number, info)).equals(file.buffer)).toBe(true);
  const shown = await inbox("show", String(number));
  for (const part of [who.name, who.email, who.phone, who.linkedin, "Quality Assurance Engineer"])
    expect(shown).toContain(part);

  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Apply Now" }).first()).toBeFocused();
});

test("a file that is not what its name says is refused beside it, and nothing is lost", async ({
  page,
  expectProblem,
}) => {
  const who = applicant();
  expectProblem(/422/);
  await openForm(page);
  await fill(page, who, { ...resume("letter.pdf"), buffer: Buffer.from("Dear all, hello") });
  await submitButton(page).click();
  await expect(field(page, "Resume")).toBeFocused();
  await expect(field(page, "Resume")).toHaveAccessibleDescription(new RegExp(unsuitable));
  await expect(field(page, "Email")).toHaveValue(who.email);
  expect(await keptOf(who)).toEqual([]);

  await field(page, "Resume").setInputFiles(resume());
  await submitButton(page).click();
  await expect(heading(page)).toBeFocused();
  expect(await keptOf(who)).toHaveLength(1);
});

test("a server that fails is said so in the specified words, and everything is kept", async ({
  page,
  expectProblem,
}) => {
  const who = applicant();
  expectProblem(/503/);
  await openForm(page);
  await fill(page, who);
  await page.route(sendForm, (route) => route.fulfill({ status: 503, body: "Later" }));
  await submitButton(page).click();
  await expect(dialog(page).getByRole("status")).toHaveText(failed);
  await expect(submitButton(page)).toBeFocused();
  await expect(field(page, "Full name")).toHaveValue(who.name);
  await expect(field(page, "Location")).toHaveValue("remote");
  await expect(field(page, "Resume")).toHaveValue(/resume\.pdf$/);

  await page.unroute(sendForm);
  await submitButton(page).click();
  await expect(heading(page)).toBeFocused();
  expect(await keptOf(who)).toHaveLength(1);
});

test("tried again after an answer that got lost, it is there once", async ({
  page,
  expectProblem,
}) => {
  const who = applicant();
  expectProblem(/ERR_FAILED|failed/i);
  await openForm(page);
  await fill(page, who);
  await page.route(
    sendForm,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await submitButton(page).click();
  await expect(dialog(page).getByRole("status")).toHaveText(failed);
  expect(await keptOf(who)).toHaveLength(1);
  await submitButton(page).click();
  await expect(heading(page)).toBeFocused();
  expect(await keptOf(who)).toHaveLength(1);
});

test("the upload of a large file shows how far it is, and cannot be started twice", async ({
  page,
}, info) => {
  test.slow();
  const who = applicant();
  const file = resume("portfolio.pdf", 3_000_000);
  await openForm(page);
  await fill(page, who, file);
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 600_000 };
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", slow);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText("Submitting...");
  await expect(submitButton(page)).toBeDisabled();
  const bar = page.getByRole("progressbar", { name: /Uploading your resume/ });
  const part = () => bar.evaluate((element: HTMLProgressElement) => element.value);
  await expect.poll(part).toBeGreaterThan(5);
  expect(await part()).toBeLessThan(100);
  await expect(heading(page)).toBeFocused({ timeout: 60_000 });
  const [{ number } = { number: 0 }] = await keptOf(who);
  expect((await keptResume(number, info)).equals(file.buffer)).toBe(true);
});

test("filled in faster than a person can, it is kept apart and answered the same", async ({
  page,
}) => {
  const who = applicant();
  await page.addInitScript(() => {
    performance.now = () => 1000;
  });
  await open(page, `${path}?apply`);
  await fill(page, who);
  await submitButton(page).click();
  await expect(heading(page)).toBeFocused();
  expect(await keptOf(who)).toMatchObject([{ suspected: true }]);
});
