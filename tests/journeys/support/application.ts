import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page, TestInfo } from "@playwright/test";
import { inbox } from "./inbox.ts";

/** The texts of the specification and its decisions, to the letter. */
export const required = {
  "Full name": "Please enter your full name",
  Email: "Please enter a valid email address",
  Location: "Please select a location",
  Resume: "Please attach your resume",
} as const;
export const failed = "There was an error submitting your application. Please try again.";
export const submitted = "Application Submitted!";

/** A file whose content is what its name says, as far as a PDF's first bytes go. */
export const resume = (name = "resume.pdf", size = 2048) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.alloc(size, "%PDF-1.7\n"),
});

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const submitButton = (page: Page) =>
  page.getByRole("button", { name: /Submit Application|Submitting\.\.\./ });
export const submittedHeading = (page: Page) => page.getByRole("heading", { name: submitted });

/** The button of an opening's card or page. */
export const applyButton = (page: Page, title: string) =>
  page.getByRole("button", { name: "Apply Now", description: title });
export const dialog = (page: Page, title: string | RegExp = /./) =>
  page.getByRole("dialog", { name: title });
export const closeButton = (page: Page) => page.getByRole("button", { name: "Close dialog" });

/** Every way to close the dialog. */
export const waysToClose: Record<string, (page: Page) => Promise<unknown>> = {
  "its close button": (page) => closeButton(page).click(),
  "two presses of it": (page) =>
    closeButton(page).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    }),
  Escape: (page) => page.keyboard.press("Escape"),
  "a click outside": (page) => page.mouse.click(4, 4),
  "the browser's Back": (page) => page.goBack(),
};

/** Somebody with an address that no other test has: side by side, tests share one inbox. */
export const applicant = () => ({
  name: "Zoë & Co",
  email: `zoe-${randomUUID()}@mail.pk`,
  phone: "+92 300 0000000",
  linkedin: "https://www.linkedin.com/in/zoe?a=b&c=d",
});

export async function fill(
  page: Page,
  who: ReturnType<typeof applicant>,
  file = resume(),
): Promise<void> {
  await field(page, "Full name").fill(who.name);
  await field(page, "Email").fill(who.email);
  await page.getByLabel("Phone number").fill(who.phone);
  await field(page, "Location").selectOption("Remote");
  await page.getByLabel("LinkedIn URL").fill(who.linkedin);
  await field(page, "Resume").setInputFiles(file);
}

/** An application's résumé, as the inbox command writes it to a file. */
export async function storedResume(number = 0, info: TestInfo): Promise<Buffer> {
  const file = info.outputPath(`resume-${number}`);
  await inbox("resume", String(number), file);
  return readFile(file);
}
