import { readFile } from "node:fs/promises";
import type { Page, TestInfo } from "@playwright/test";
import * as form from "./support/application.ts";
import { sendForm } from "./support/contact.ts";
import { inbox, storedWith } from "./support/inbox.ts";
import { open } from "./support/open.ts";
import { noteSending, pressFiveTimes } from "./support/sending.ts";
import { expect, still, test } from "./support/test.ts";

test.use(still);

const openForm = (page: Page) => open(page, "/careers?job=ux-ui-designer");
const field = form.field;
const unsuitable = /Please attach a PDF, DOC or DOCX file/;

/** The only application of somebody, its résumé as the inbox command writes it to a file. */
async function stored(who: { email: string }, info: TestInfo) {
  const entries = await storedWith(who);
  expect(entries).toMatchObject([{ kind: "application", suspected: false }]);
  const number = String(entries[0]?.number);
  const file = info.outputPath("resume");
  await inbox("resume", number, file);
  return { shown: await inbox("show", number), resume: await readFile(file) };
}

test("every failing field is reported beside it, until it is edited", async ({ page }) => {
  const requests = noteSending(page);
  await openForm(page);
  const options = field(page, "Location").getByRole("option", { includeHidden: true });
  await expect(options).toHaveText(["Select Location", "Remote", "Lahore"]);
  await expect(field(page, "Email")).toHaveAttribute("type", "email");
  await expect(field(page, "GitHub URL (optional)")).toHaveAttribute("type", "url");
  await form.submitButton(page).click();
  await expect(field(page, "Full name")).toBeFocused();
  for (const [label, message] of Object.entries(form.required)) {
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
  }
  const wrong = { ...form.applicant(), email: "zoe@mail", linkedin: "linkedin.com/in/zoe" };
  await form.fill(page, wrong);
  for (const label of Object.keys(form.required))
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "false");
  await form.submitButton(page).click();
  await expect(field(page, "Email")).toBeFocused();
  await expect(page.getByText("Please enter a valid URL")).toHaveCount(1);
  expect(requests).toEqual([]);
});

test("only a file that is what its name says is taken", async ({ page, expectProblem }) => {
  expectProblem(/422/);
  const who = form.applicant();
  await openForm(page);
  const input = field(page, "Resume");
  await expect(input).toHaveAttribute("accept", ".pdf,.doc,.docx");
  await input.setInputFiles(form.resume("photo.png"));
  await expect(input).toHaveAccessibleDescription(unsuitable);
  await input.setInputFiles(form.resume("long.pdf", 5 * 1024 * 1024 + 1));
  await expect(input).toHaveAccessibleDescription(/Please attach a file of at most 5 MB/);
  await input.setInputFiles(form.resume("Resume.DOCX", 245 * 1024));
  await expect(input).toHaveAttribute("aria-invalid", "false");

  await form.fill(page, who, { ...form.resume(), buffer: Buffer.from("Dear all, hello") });
  await form.submitButton(page).click();
  await expect(input).toBeFocused();
  await expect(input).toHaveAccessibleDescription(unsuitable);
  await input.setInputFiles(form.resume());
  await form.submitButton(page).click();
  await expect(form.success(page)).toBeFocused();
  expect(await storedWith(who)).toHaveLength(1);
});

/* That one arrives, in every engine: tests/engines. */
test("a lost answer loses nothing, for two openings", async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED|failed/i);
  const who = form.applicant();
  await openForm(page);
  await form.fill(page, who);
  await page.route(sendForm, (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await form.submitButton(page).click();
  const status = form.dialog(page).getByRole("status");
  await expect(status).toHaveText(form.failed);
  await expect(form.submitButton(page)).toBeFocused();
  expect(await storedWith(who)).toHaveLength(1);

  await form.closeButton(page).click();
  await form.applyButton(page, "Data Scientist").click();
  await expect(status).toHaveText("");
  await form.submitButton(page).click();
  await expect(form.success(page)).toBeFocused();
  await expect(form.dialog(page)).toContainText("Your resume is with us");
  expect(await storedWith(who)).toHaveLength(2);

  await page.getByRole("button", { name: "Close", exact: true }).click();
  await form.applyButton(page, "UX/UI Designer").click();
  await expect(field(page, "Full name")).toHaveValue("");
});

test("five presses in one task, too early for a person, send one request", async ({ page }) => {
  const requests = noteSending(page);
  const who = form.applicant();
  await page.addInitScript(() => {
    performance.now = () => 1000;
  });
  await openForm(page);
  await form.fill(page, who);
  await pressFiveTimes(form.submitButton(page));
  await expect(form.success(page)).toBeFocused();
  expect(requests).toHaveLength(1);
  expect(await storedWith(who)).toMatchObject([{ suspected: true }]);
});

test("a large upload shows how far it is; closing takes it back", async ({ page }) => {
  const who = form.applicant();
  await openForm(page);
  await form.fill(page, who, form.resume("portfolio.pdf", 3_000_000));
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 60_000 };
  await network.send("Network.emulateNetworkConditions", slow);
  await form.submitButton(page).click();
  await expect(form.submitButton(page)).toHaveText("Submitting...");
  await expect(form.submitButton(page)).toBeDisabled();
  const bar = page.getByRole("progressbar", { name: /Uploading your resume/ });
  const part = () => bar.evaluate((element: HTMLProgressElement) => element.value);
  await expect.poll(part).toBeGreaterThan(0);
  expect(await part()).toBeLessThan(100);

  await form.closeButton(page).click();
  await form.applyButton(page, "Data Scientist").click();
  await expect(form.submitButton(page)).toBeEnabled();
  await expect(field(page, "Resume")).toHaveValue(/portfolio\.pdf$/);
  expect(await storedWith(who)).toEqual([]);
});

test("leaving with something typed asks; whoever stays sees the page at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openForm(page);
  await field(page, "Resume").setInputFiles(form.resume());
  await form.closeButton(page).click();
  await expect(form.dialog(page)).toHaveCount(0);
  const asked = page.waitForEvent("dialog").then(async (question) => {
    await question.dismiss();
    return question.type();
  });
  await page.getByRole("banner").getByRole("link", { name: "About us" }).click();
  expect(await asked).toBe("beforeunload");
  await expect(page).toHaveURL("/careers");
  // Asked once: after two seconds it would be there anyway.
  const opacity = (main: Element) => getComputedStyle(main).opacity;
  expect(await page.getByRole("main").evaluate(opacity)).toBe("1");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("what cannot be taken comes back, then is sent", async ({ page, expectProblem }, info) => {
    expectProblem(/422/);
    const who = { ...form.applicant(), name: `"><b>Zoë` };
    const file = form.resume("cv.pdf", 12_345);
    await page.goto("/careers");
    await form.applyButton(page, "Data Scientist").click();
    await expect(page.getByRole("heading", { name: "Your application" })).toBeInViewport();
    await form.fill(page, { ...who, email: "zoe@mail" });
    await form.submitButton(page).click();
    await expect(page).toHaveTitle(/^Application not sent yet/);
    await expect(page.getByRole("main")).toContainText("Data Scientist");
    await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "Email")).toHaveAccessibleDescription(form.required.Email);
    await expect(field(page, "Full name")).toHaveValue(who.name);
    await expect(field(page, "Location")).toHaveValue("remote");
    await expect(field(page, "Resume")).toHaveAccessibleDescription(/attach your resume again/);

    await field(page, "Email").fill(who.email);
    await field(page, "Resume").setInputFiles(file);
    await form.submitButton(page).click();
    await expect(page).toHaveURL("/careers/sent");
    await expect(page.getByText(form.submitted)).toBeVisible();
    const { shown, resume } = await stored(who, info);
    for (const part of [...Object.values(who), "Data Scientist"]) expect(shown).toContain(part);
    expect(resume.equals(file.buffer)).toBe(true);
  });
});
