import { rm, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import * as form from "#tests/support/journeys/application.ts";
import { sendForm } from "#tests/support/journeys/contact.ts";
import { resumeOf, storedWith } from "#tests/support/journeys/inbox.ts";
import { open, untilReady } from "#tests/support/journeys/open.ts";
import { recordRequests, clickFiveTimes } from "#tests/support/journeys/sending.ts";
import { expect, still, test } from "#tests/support/journeys/test.ts";
import { forms, sentenceOf } from "#tests/support/journeys/words.ts";

test.use({ ...still, onBuildDay: true });

const openForm = (page: Page) => open(page, "/careers?job=produktdesign");
const field = form.field;
const unsuitable = new RegExp(forms.resumeType);

test("reports each invalid field or file beside it until it is edited, and sends once for five clicks", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/422/);
  // Faster than a person can fill in the form, so the server flags it as suspected spam.
  await page.addInitScript(() => {
    performance.now = () => 1000;
  });
  const requests = recordRequests(page);
  const who = form.applicant();
  await openForm(page);
  const options = field(page, "Arbeitsort").getByRole("option", { includeHidden: true });
  await expect(options).toHaveText(["Ort wählen", "Zu Hause", "Bremen", "Osaka"]);
  await expect(field(page, "E-Mail")).toHaveAttribute("type", "email");
  await expect(field(page, "GitHub-Adresse (freiwillig)")).toHaveAttribute("type", "url");
  const top = async () => (await page.getByRole("dialog").boundingBox())?.y;
  const topBefore = await top();
  await form.submitButton(page).click();
  await expect(field(page, "Vor- und Nachname")).toBeFocused();
  expect(await top(), "errors make the dialog higher at its lower edge only").toBe(topBefore);
  for (const [label, message] of Object.entries(form.required)) {
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
  }
  await form.fill(page, { ...who, email: "zoe@mail", linkedin: "@zoe" });
  for (const label of Object.keys(form.required))
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "false");
  await form.submitButton(page).click();
  await expect(field(page, "E-Mail")).toBeFocused();
  await expect(page.getByText(forms.url)).toHaveCount(1);

  const input = field(page, "Lebenslauf");
  await expect(input).toHaveAttribute("accept", ".pdf,.doc,.docx");
  await input.setInputFiles(form.resume("photo.png"));
  await expect(input).toHaveAccessibleDescription(unsuitable);
  await input.setInputFiles(form.resume("long.pdf", 5 * 1024 * 1024 + 1));
  await expect(input).toHaveAccessibleDescription(new RegExp(forms.resumeSize));
  await input.setInputFiles(form.resume("Resume.DOCX", 245 * 1024));
  await expect(input).toHaveAttribute("aria-invalid", "false");
  expect(requests).toEqual([]);

  // Only the server inspects the file's content.
  await form.fill(page, who, { ...form.resume(), buffer: Buffer.from("Dear all, hello") });
  await form.submitButton(page).click();
  await expect(input).toBeFocused();
  await expect(input).toHaveAccessibleDescription(unsuitable);
  expect(requests.splice(0)).toHaveLength(1);
  await input.setInputFiles(form.resume());
  await clickFiveTimes(form.submitButton(page));
  await expect(form.success(page)).toBeFocused();
  expect(requests).toHaveLength(1);
  expect(await storedWith(who)).toMatchObject([{ suspected: true }]);
});

/* The plain successful application is tested in every engine: tests/engines. */
test("keeps the application when its upload is canceled or the response is lost", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|failed/i);
  const who = form.applicant();
  const submit = form.submitButton(page);
  await openForm(page);
  await form.fill(page, who, form.resume("portfolio.pdf", 3_000_000));
  const network = await page.context().newCDPSession(page);
  const limitUpload = (uploadThroughput: number) => {
    const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
    return network.send("Network.emulateNetworkConditions", conditions);
  };
  await limitUpload(20_000);
  await submit.click();
  await expect(submit).toHaveText(/Wird gesendet/);
  await expect(submit).toBeDisabled();
  const bar = page.getByRole("progressbar", { name: /Lebenslauf wird hochgeladen/ });
  const part = () => bar.evaluate((element: HTMLProgressElement) => element.value);
  await expect.poll(part).toBeGreaterThan(0);
  expect(await part()).toBeLessThan(100);
  await form.closeButton(page).click();
  await form.applyButton(page, "Plattform-Entwicklung").click();
  await expect(submit).toBeEnabled();
  await expect(field(page, "Lebenslauf")).toHaveValue(/portfolio\.pdf$/);
  expect(await storedWith(who)).toEqual([]);

  await limitUpload(-1);
  await page.route(sendForm, (route) => route.fetch().then(() => route.abort()));
  await submit.click();
  const status = form.dialog(page).getByRole("status");
  await expect(status).toHaveText(`${form.failed} ${sentenceOf("offline")}`);
  await expect(submit).toBeFocused();
  expect(await storedWith(who)).toHaveLength(1);

  await form.closeButton(page).click();
  await page.unroute(sendForm);
  await form.applyButton(page, "Produktdesign").click();
  await expect(status).toHaveText("");
  await submit.click();
  await expect(form.success(page)).toBeFocused();
  await expect(form.dialog(page)).toContainText("Ihr Lebenslauf ist bei uns");
  expect(await storedWith(who)).toHaveLength(2);

  await page.getByRole("button", { name: "Schließen", exact: true }).click();
  await form.applyButton(page, "Plattform-Entwicklung").click();
  await expect(field(page, "Vor- und Nachname")).toHaveValue("");
});

test("asks before leaving an unfinished application, and shows the page at once to those who stay", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openForm(page);
  await field(page, "Lebenslauf").setInputFiles(form.resume());
  await form.closeButton(page).click();
  await expect(form.dialog(page)).toHaveCount(0);
  const prompt = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await page.getByRole("banner").getByRole("link", { name: "Über uns" }).click();
  expect(await prompt).toBe("beforeunload");
  await expect(page).toHaveURL("/careers");
  // Read once, without polling: a page that stays is shown again after two seconds anyway.
  expect(await page.evaluate(() => document.documentElement.dataset["page"])).toBeUndefined();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("returns an invalid application with its values, then accepts it", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/422/);
    const who = { ...form.applicant(), name: `"><b>Zoë` };
    const file = form.resume("cv.pdf", 12_345);
    await page.goto("/careers");
    await form.applyButton(page, "Plattform-Entwicklung").click();
    await expect(page.getByRole("heading", { name: "Ihre Bewerbung" })).toBeInViewport();
    await form.fill(page, { ...who, email: "zoe@mail" });
    await form.submitButton(page).click();
    await expect(page).toHaveTitle(/^Fehler: Bewerbung noch nicht gesendet/);
    await expect(page.getByRole("main")).toContainText("Plattform-Entwicklung");
    await expect(field(page, "E-Mail")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "E-Mail")).toHaveAccessibleDescription(form.required["E-Mail"]);
    await expect(field(page, "Vor- und Nachname")).toHaveValue(who.name);
    await expect(field(page, "Arbeitsort")).toHaveValue("zuhause");
    await expect(field(page, "Lebenslauf")).toHaveAccessibleDescription(
      new RegExp(forms.resumeAgain),
    );

    await field(page, "E-Mail").fill(who.email);
    await field(page, "Lebenslauf").setInputFiles(file);
    await form.submitButton(page).click();
    await expect(page).toHaveURL(/\/careers\/sent\?reference=(\w{8})$/);
    await expect(page.getByText(form.submitted)).toBeVisible();
    const [stored, ...others] = await storedWith(who);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ kind: "application", suspected: false });
    const values = Object.values(stored ?? {});
    expect(values).toEqual(
      expect.arrayContaining([...Object.values(who), "Plattform-Entwicklung"]),
    );
    expect((await resumeOf(stored?.number)).equals(file.buffer)).toBe(true);
  });
});

test("asks for a file again that was changed, moved or deleted since it was chosen", async ({
  page,
}, info) => {
  const changes = {
    changed: (file: string) => writeFile(file, "%PDF-1.7\nchanged"),
    deleted: (file: string) => rm(file),
  };
  for (const [name, change] of Object.entries(changes)) {
    const requests = recordRequests(page);
    const who = form.applicant();
    const file = info.outputPath(`${name}.pdf`);
    await writeFile(file, "%PDF-1.7\n");
    await openForm(page);
    await form.fill(page, who, file);
    await change(file);
    await form.submitButton(page).click();
    await expect(field(page, "Lebenslauf")).toBeFocused();
    await expect(field(page, "Lebenslauf")).toHaveAccessibleDescription(
      new RegExp(`^${forms.resumeChanged}`),
    );
    // So that choosing the same file is a change.
    await expect(field(page, "Lebenslauf")).toHaveValue("");
    expect(requests).toEqual([]);
    await field(page, "Lebenslauf").setInputFiles(form.resume());
    await form.submitButton(page).click();
    await expect(form.success(page)).toBeFocused();
    expect(await storedWith(who)).toHaveLength(1);
  }
});

test("does not ask before leaving when a link opens another program", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/another host: (?:mailto|tel|sms):/);
  await openForm(page);
  await field(page, "Vor- und Nachname").fill("Zoë");
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => {
    for (const href of ["mailto:a@b.example", "tel:+1", "sms:+1"]) {
      const link = Object.assign(document.createElement("a"), { href, textContent: href });
      document.body.append(link);
      link.click();
    }
  });
  // Only this one asks.
  await page.evaluate(() => setTimeout(() => location.reload(), 300));
  await expect.poll(() => dialogs).toEqual(["beforeunload"]);
});

test("a restored page keeps what was typed, in the dialog too", async ({ page }) => {
  const typed = (ids: string[]) =>
    page.evaluate(
      (ids) => ids.map((id) => document.querySelector<HTMLInputElement>(`#${id}`)?.value),
      ids,
    );
  // Pages that listen for it are not kept in the back/forward cache, but loaded and filled in again.
  await page.addInitScript(() => addEventListener("unload", () => {}));
  page.on("dialog", (dialog) => void dialog.accept());
  for (const path of ["/contact", "/careers?job=produktdesign"]) {
    const ids = path === "/contact" ? ["name", "subject", "message"] : ["full_name", "email"];
    await open(page, path);
    for (const id of ids) await page.locator(`#${id}`).fill(`typed ${id}`);
    await page.goto("/about");
    await page.goBack();
    await untilReady(page);
    expect(await typed(ids)).toEqual(ids.map((id) => `typed ${id}`));
  }
});
