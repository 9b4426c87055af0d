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
export const unsuitable = "Please attach a PDF, DOC or DOCX file";
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

/** Somebody with an address that no other test has: side by side, tests share one inbox. */
export const applicant = () => ({
  name: "Zoë & Co",
  email: `zoe-${randomUUID()}@mail.pk`,
  phone: "+92 300 0000000",
  linkedin: "https://www.linkedin.com/in/zoe?a=b&c=d",
});
type Applicant = ReturnType<typeof applicant>;

export async function fill(page: Page, who: Applicant, file = resume()): Promise<void> {
  await field(page, "Full name").fill(who.name);
  await field(page, "Email").fill(who.email);
  await page.getByLabel("Phone number").fill(who.phone);
  await field(page, "Location").selectOption("Remote");
  await page.getByLabel("LinkedIn URL").fill(who.linkedin);
  await field(page, "Resume").setInputFiles(file);
}

type Kept = { number: number; kind: string; suspected: boolean; email: string };

/** What the inbox holds of somebody. */
export async function keptOf({ email }: Pick<Applicant, "email">): Promise<Kept[]> {
  const all = JSON.parse(await inbox("export")) as Kept[]; // its own format
  return all.filter((entry) => entry.email === email);
}

/** An application's résumé, as the inbox command writes it to a file. */
export async function keptResume(number: number, info: TestInfo): Promise<Buffer> {
  const file = info.outputPath(`resume-${number}`);
  await inbox("resume", String(number), file);
  return readFile(file);
}
