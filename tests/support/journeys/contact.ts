import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { forms } from "./words.ts";

/** To the letter (docs/specification.md#forms). */
export const messages = {
  name: forms.name,
  email: forms.email,
  subject: forms.subject,
  message: forms.message,
} as const;
export const sent = forms.messageSent;
export const failed = forms.messageFailed;

export const sendForm = "**/api/v1.0/email/send-form";

export const fields = (page: Page) => ({
  name: page.getByRole("textbox", { name: "Ihr Name", exact: true }),
  email: page.getByRole("textbox", { name: "Ihre E-Mail", exact: true }),
  subject: page.getByRole("textbox", { name: "Betreff", exact: true }),
  message: page.getByRole("textbox", { name: "Nachricht", exact: true }),
});
export type FieldName = keyof typeof messages;
export const fieldNames = Object.keys(messages) as FieldName[]; // exactly the keys above

export const sendButton = (page: Page) => page.getByRole("button", { name: "Nachricht senden" });
export const another = (page: Page) => page.getByRole("button", { name: forms.another });
export const status = (page: Page) => page.getByRole("main").getByRole("status");

/** A message with a unique subject, since parallel tests share one inbox. */
export const letter = () => ({
  name: "Amina Khan",
  email: "amina@example.org",
  subject: `A shop for saffron ${randomUUID()}`,
  message: "Good morning,\nwe would like one.\n\nاچھا & <b>bold</b>",
});
export type Letter = ReturnType<typeof letter>;

export async function fill(page: Page, letter: Partial<Letter>): Promise<void> {
  for (const [name, text] of Object.entries(letter))
    await fields(page)[name as FieldName].fill(text); // keys of a letter
}

export async function typed(page: Page): Promise<Letter> {
  const { name, email, subject, message } = fields(page);
  return {
    name: await name.inputValue(),
    email: await email.inputValue(),
    subject: await subject.inputValue(),
    message: await message.inputValue(),
  };
}
