import type { Page } from "@playwright/test";
import {
  applicant,
  applyButton,
  closeButton,
  dialog,
  failed,
  field,
  fill,
  required,
  resume,
  storedResume,
  submitButton,
  submittedHeading,
  waysToClose,
} from "./support/application.ts";
import { sendForm } from "./support/contact.ts";
import { inbox, storedWith } from "./support/inbox.ts";
import { open } from "./support/open.ts";
import { noteSending, pressFiveTimes, readTheForm } from "./support/sending.ts";
import { expect, still, test } from "./support/test.ts";

test.use(still);

const openForm = (page: Page) => open(page, "/careers?job=ux-ui-designer");
const unsuitable = "Please attach a PDF, DOC or DOCX file";

test("an application arrives with its resume, and the dialog says so", async ({ page }, info) => {
  const who = applicant();
  const file = resume("Zoë 100%.pdf", 30_000);
  await open(page, "/careers");
  await applyButton(page, "UX/UI Designer").click();
  await readTheForm(page);
  await fill(page, who, file);
  await submitButton(page).click();
  await expect(submittedHeading(page)).toBeFocused();
  await expect(dialog(page)).toContainText("Your resume is with us");

  const stored = await storedWith(who);
  expect(stored).toMatchObject([{ kind: "application", suspected: false }]);
  const number = stored[0]?.number;
  expect((await storedResume(number, info)).equals(file.buffer)).toBe(true);
  const shown = await inbox("show", String(number));
  for (const part of [who.name, who.email, who.phone, who.linkedin, "UX/UI Designer"])
    expect(shown).toContain(part);

  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(applyButton(page, "UX/UI Designer")).toBeFocused();
  await applyButton(page, "Data Scientist").click();
  await expect(field(page, "Full name")).toHaveValue("");
});

test("fields have their kinds, and the location its two places", async ({ page }) => {
  await openForm(page);
  for (const [label, type] of [
    ["Email", "email"],
    ["GitHub URL (optional)", "url"],
    ["LinkedIn URL (optional)", "url"],
  ] as const)
    await expect(field(page, label)).toHaveAttribute("type", type);
  await expect(field(page, "Resume")).toHaveAttribute("accept", ".pdf,.doc,.docx");
  const options = field(page, "Location").getByRole("option", { includeHidden: true });
  await expect(options).toHaveText(["Select Location", "Remote", "Lahore"]);
});

test("every failing field is reported beside it, and cleared when it is edited", async ({
  page,
}) => {
  const requests = noteSending(page);
  await openForm(page);
  await submitButton(page).click();
  for (const [label, message] of Object.entries(required)) {
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(field(page, "Full name")).toBeFocused();

  await fill(page, { ...applicant(), email: "not-an-address", linkedin: "linkedin.com/in/zoe" });
  for (const label of Object.keys(required))
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "false");
  await submitButton(page).click();
  await expect(field(page, "Email")).toBeFocused();
  await expect(field(page, "Email")).toHaveAccessibleDescription(required.Email);
  await expect(page.getByText("Please enter a valid URL")).toHaveCount(1);
  expect(requests).toEqual([]);
});

test("a file is checked when it is chosen, says its size, and can be removed", async ({ page }) => {
  await openForm(page);
  const input = field(page, "Resume");
  await input.setInputFiles(resume("photo.png"));
  await expect(input).toHaveAccessibleDescription(new RegExp(unsuitable));
  await input.setInputFiles(resume("long.pdf", 5 * 1024 * 1024 + 1));
  await expect(input).toHaveAccessibleDescription(/Please attach a file of at most 5 MB/);
  await input.setInputFiles(resume("Resume.DOCX", 245 * 1024));
  await expect(input).toHaveAttribute("aria-invalid", "false");
  await expect(dialog(page)).toContainText("245 KB");
  await page.getByRole("button", { name: "Remove Resume.DOCX" }).click();
  await expect(input).toHaveValue("");
  await expect(input).toBeFocused();
});

test("a file that is not what its name says is refused beside it, and nothing is lost", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/422/);
  const who = applicant();
  await openForm(page);
  await fill(page, who, { ...resume("letter.pdf"), buffer: Buffer.from("Dear all, hello") });
  await submitButton(page).click();
  await expect(field(page, "Resume")).toBeFocused();
  await expect(field(page, "Resume")).toHaveAccessibleDescription(new RegExp(unsuitable));
  expect(await storedWith(who)).toEqual([]);
  await field(page, "Resume").setInputFiles(resume());
  await submitButton(page).click();
  await expect(submittedHeading(page)).toBeFocused();
});

test("after an answer that got lost all is kept; sent again, for another opening too, each is there once", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|failed/i);
  const who = applicant();
  await openForm(page);
  await fill(page, who);
  await page.route(sendForm, (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await submitButton(page).click();
  await expect(dialog(page).getByRole("status")).toHaveText(failed);
  await expect(submitButton(page)).toBeFocused();
  await expect(field(page, "Full name")).toHaveValue(who.name);
  await expect(field(page, "Resume")).toHaveValue(/resume\.pdf$/);
  expect(await storedWith(who)).toHaveLength(1);

  await closeButton(page).click();
  await applyButton(page, "Data Scientist").click();
  await expect(dialog(page).getByRole("status")).toHaveText("");
  await submitButton(page).click();
  await expect(submittedHeading(page)).toBeFocused();
  expect(await storedWith(who)).toHaveLength(2);
});

test("five presses in one task send one request", async ({ page }) => {
  const requests = noteSending(page);
  const who = applicant();
  await openForm(page);
  await fill(page, who);
  await pressFiveTimes(submitButton(page));
  await expect(submittedHeading(page)).toBeFocused();
  expect(requests).toHaveLength(1);
  expect(await storedWith(who)).toHaveLength(1);
});

test("a large upload shows how far it is; closing the dialog takes it back", async ({ page }) => {
  const who = applicant();
  await openForm(page);
  await fill(page, who, resume("portfolio.pdf", 3_000_000));
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

  await closeButton(page).click();
  await applyButton(page, "Data Scientist").click();
  await expect(submitButton(page)).toBeEnabled();
  await expect(field(page, "Resume")).toHaveValue(/portfolio\.pdf$/);
  expect(await storedWith(who)).toEqual([]);
});

test("filled in faster than a person can, it is kept apart and answered the same", async ({
  page,
}) => {
  const who = applicant();
  await page.addInitScript(() => {
    performance.now = () => 1000;
  });
  await openForm(page);
  await fill(page, who);
  await submitButton(page).click();
  await expect(submittedHeading(page)).toBeFocused();
  expect(await storedWith(who)).toMatchObject([{ suspected: true }]);
});

for (const [way, close] of Object.entries(waysToClose))
  test(`${way} keeps what was typed, for this and for another opening`, async ({ page }) => {
    await open(page, "/careers");
    for (const title of ["UX/UI Designer", "Data Scientist", "UX/UI Designer"]) {
      await applyButton(page, title).click();
      await expect(dialog(page, title)).toBeVisible();
      if (title === "Data Scientist") await expect(field(page, "Full name")).toHaveValue("Ayesha");
      else await field(page, "Full name").fill("Ayesha");
      await close(page);
      await expect(dialog(page)).toHaveCount(0);
    }
  });

test("leaving the page with something typed asks; whoever stays sees it at once", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openForm(page);
  await field(page, "Resume").setInputFiles(resume());
  await closeButton(page).click();
  await expect(dialog(page)).toHaveCount(0);
  const about = page.getByRole("banner").getByRole("link", { name: "About us" });
  const [question] = await Promise.all([page.waitForEvent("dialog"), about.click()]);
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await expect(page).toHaveURL("/careers");
  const opacity = () => page.getByRole("main").evaluate((main) => getComputedStyle(main).opacity);
  expect(await opacity()).toBe("1");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an application is posted from the opening's page, and a page says so", async ({
    page,
  }, info) => {
    const who = applicant();
    const file = resume("cv.pdf", 12_345);
    await page.goto("/careers");
    await applyButton(page, "Data Scientist").click();
    await expect(page.getByRole("heading", { name: "Your application" })).toBeInViewport();
    await fill(page, who, file);
    await submitButton(page).click();
    await expect(page).toHaveURL("/careers/sent");
    await expect(page.getByText("Application Submitted!")).toBeVisible();
    const stored = await storedWith(who);
    expect(stored).toMatchObject([{ kind: "application", suspected: false }]);
    expect((await storedResume(stored[0]?.number, info)).equals(file.buffer)).toBe(true);
  });

  test("what cannot be taken comes back with everything but the file", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/422/);
    const who = { ...applicant(), name: `"><b>Zoë` };
    await page.goto("/careers/data-scientist");
    await fill(page, { ...who, email: "zoe@mail" });
    await submitButton(page).click();
    await expect(page).toHaveTitle(/^Application not sent yet/);
    await expect(page.getByRole("main")).toContainText("Data Scientist");
    await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "Email")).toHaveAccessibleDescription(required.Email);
    await expect(field(page, "Full name")).toHaveValue(who.name);
    await expect(field(page, "Location")).toHaveValue("remote");
    await expect(field(page, "Resume")).toHaveAccessibleDescription(/attach your resume again/);
    expect(await storedWith(who)).toEqual([]);

    await field(page, "Email").fill(who.email);
    await field(page, "Resume").setInputFiles(resume());
    await submitButton(page).click();
    await expect(page).toHaveURL("/careers/sent");
    expect(await storedWith(who)).toHaveLength(1);
  });
});
