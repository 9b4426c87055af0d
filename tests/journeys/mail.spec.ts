/* From what a visitor types to what the company's mail server receives. */
import { startProductionServer } from "#tools/production-server.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import * as application from "#tests/support/journeys/application.ts";
import {
  fieldNames,
  fields,
  letter,
  messages,
  sendButton,
  sent,
  status,
} from "#tests/support/journeys/contact.ts";
import { open } from "#tests/support/journeys/open.ts";
import { waitReadingTime } from "#tests/support/journeys/sending.ts";
import { testSite } from "#tests/support/journeys/server.ts";
import { forms } from "#tests/support/journeys/words.ts";
import { expect, still, test as base } from "#tests/support/journeys/test.ts";

type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;

/** On a site of its own, which mails to `office`. */
const test = base.extend<{ office: SmtpServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  office: async ({}, use) => {
    const server = await startSmtpServer({ disabledCommands: ["STARTTLS"] });
    await use(server);
    await server.close();
  },
  baseURL: async ({ office }, use) => {
    const SMTP_URL = `${office.url}&requireTLS=false`;
    const env = { SMTP_URL, MAIL_TO: "office@example.com" };
    const site = await startProductionServer(testSite.folder, { env });
    await use(site.url);
    await site.stop();
  },
});
test.use({ ...still, onBuildDay: true });

/** The only mail that comes. */
async function received({ deliveries }: SmtpServer) {
  await expect.poll(() => deliveries.length, "mails").toBe(1);
  return deliveries[0]?.mail;
}

test("a message written by keyboard alone reaches the company's mailbox", async ({
  page,
  office,
}) => {
  const text = { ...letter(), message: "Salaam, we need a shop.\nاچھا & <b>soon</b>" };
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Schreiben Sie uns" }).press("Enter");
  await expect(page).toHaveURL("/contact");
  await waitReadingTime(page);
  await fields(page).name.focus();
  for (const name of fieldNames) {
    await expect(fields(page)[name]).toBeFocused();
    await page.keyboard.type(name === "email" ? "noor@example" : text[name]);
    await page.keyboard.press("Tab");
  }
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");

  // The address is incomplete: the form reports it, and it is corrected.
  await expect(fields(page).email).toBeFocused();
  await expect(fields(page).email).toHaveAccessibleDescription(messages.email);
  await page.keyboard.press("End");
  await page.keyboard.type(".org");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText(sent);

  const mail = await received(office);
  const [, reference = "none"] = /\((\w{8})\)$/.exec(mail?.subject ?? "") ?? [];
  expect(mail?.subject).toBe(`${text.subject}, ${text.name} (${reference})`);
  await expect(page.getByText(forms.reference.replace("{reference}", reference))).toBeVisible();
  // Where it came from, as this tab knows it.
  expect(mail?.text).toContain("Page: /contact\nVisit began: /\n");
  expect(mail?.replyTo).toEqual([{ name: text.name, address: "noor@example.org" }]);
  expect(mail?.text).toContain(text.message);
});

test("an application reaches it with its resume", async ({ page, office }) => {
  const who = application.applicant();
  const file = application.resume("Zoë.pdf", 600_000);
  await open(page, "/careers?job=produktdesign");
  await waitReadingTime(page);
  await application.fill(page, who, file);
  await application.submitButton(page).click();
  await expect(application.success(page)).toBeFocused();

  const mail = await received(office);
  const [, reference = "none"] = /\((\w{8})\)$/.exec(mail?.subject ?? "") ?? [];
  expect(mail?.subject).toBe(`Application: Produktdesign, ${who.name} (${reference})`);
  await expect(page.getByText(forms.reference.replace("{reference}", reference))).toBeVisible();
  for (const part of Object.values(who)) expect(mail?.text).toContain(part);
  const [attachment] = mail?.attachments ?? [];
  expect(attachment?.filename).toBe(file.name);
  const bytes = Buffer.from(attachment?.content as ArrayBuffer); // unless asked otherwise
  expect(bytes.equals(file.buffer)).toBe(true);
});
