import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";

/** The texts of the specification and its decisions, to the letter. */
export const required = {
  "Full name": "Please enter your full name",
  Email: "Please enter a valid email address",
  Location: "Please select a location",
  Resume: "Please attach your resume",
} as const;
export const failed = "There was an error submitting your application. Please try again.";
export const submitted = "Application Submitted!";

/** A file that starts like a PDF. */
export const resume = (name = "resume.pdf", size = 2048) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.alloc(size, "%PDF-1.7\n"),
});

/** The Apply button of an opening, on its card or page. */
export const applyButton = (page: Page, title: string) =>
  page.getByRole("button", { name: "Apply Now", description: title });
export const dialog = (page: Page, title: string | RegExp = /./) =>
  page.getByRole("dialog", { name: title });
export const closeButton = (page: Page) => page.getByRole("button", { name: "Close dialog" });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const submitButton = (page: Page) =>
  page.getByRole("button", { name: /Submit Application|Submitting\.\.\./ });
export const success = (page: Page) => page.getByRole("heading", { name: submitted });

/** An applicant with a unique address, since parallel tests share one inbox. */
export const applicant = () => ({
  name: "Zoë & Co",
  email: `zoe-${randomUUID()}@mail.pk`,
  phone: "+92 300 0000000",
  linkedin: "https://www.linkedin.com/in/zoe?a=b&c=d",
});
type Applicant = ReturnType<typeof applicant>;

export async function fill(
  page: Page,
  who: Applicant,
  file: string | ReturnType<typeof resume> = resume(),
): Promise<void> {
  await field(page, "Full name").fill(who.name);
  await field(page, "Email").fill(who.email);
  await page.getByLabel("Phone number").fill(who.phone);
  await field(page, "Location").selectOption("Remote");
  await page.getByLabel("LinkedIn URL").fill(who.linkedin);
  await field(page, "Resume").setInputFiles(file);
}
