import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { forms } from "./words.ts";

export const required = {
  "Vor- und Nachname": forms.fullName,
  "E-Mail": forms.email,
  Arbeitsort: forms.location,
  Lebenslauf: forms.resume,
} as const;
export const failed = forms.applicationFailed;
export const submitted = forms.applicationSent;

/** A file that starts like a PDF. */
export const resume = (name = "resume.pdf", size = 2048) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.alloc(size, "%PDF-1.7\n"),
});

/** The Apply button of an opening, on its card or page. */
export const applyButton = (page: Page, title: string) =>
  page.getByRole("button", { name: "Jetzt bewerben", description: title });
export const dialog = (page: Page, title: string | RegExp = /./) =>
  page.getByRole("dialog", { name: title });
export const closeButton = (page: Page) => page.getByRole("button", { name: "Fenster schließen" });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const submitButton = (page: Page) =>
  page.getByRole("button", { name: /Bewerbung senden|Wird gesendet/ });
export const success = (page: Page) => page.getByRole("heading", { name: submitted });

/** An applicant with a unique address, since parallel tests share one inbox. */
export const applicant = () => ({
  name: "Zoë & Co",
  email: `zoe-${randomUUID()}@example.org`,
  phone: "+49 300 0000000",
  linkedin: "https://www.linkedin.com/in/zoe?a=b&c=d",
});
type Applicant = ReturnType<typeof applicant>;

export async function fill(
  page: Page,
  who: Applicant,
  file: string | ReturnType<typeof resume> = resume(),
): Promise<void> {
  await field(page, "Vor- und Nachname").fill(who.name);
  await field(page, "E-Mail").fill(who.email);
  await page.getByLabel("Telefon").fill(who.phone);
  await field(page, "Arbeitsort").selectOption("Zu Hause");
  await page.getByLabel("LinkedIn-Adresse").fill(who.linkedin);
  await field(page, "Lebenslauf").setInputFiles(file);
}
