import * as v from "valibot";
import { checkFields, emailAddress, optionalText, requiredText } from "./field-schemas.ts";

/** Shown to the visitor after sending (specification, section 8). */
export const contactOutcome = {
  sent: "Thank you for your message! We'll get back to you shortly.",
  failed: "Sorry, there was an error sending your message. Please try again later.",
} as const;

/** `phone` and `company` have no input on the page and are empty; other clients may omit them. */
const contactSchema = v.object({
  name: requiredText("Please enter your name"),
  email: emailAddress,
  phone: optionalText,
  company: optionalText,
  subject: requiredText("Please enter a subject"),
  message: requiredText("Please enter your message"),
});
export type ContactMessage = v.InferOutput<typeof contactSchema>;
export type ContactField = keyof ContactMessage;

/** @param fields by name */
export const checkContact = (fields: Record<string, unknown>) => checkFields(contactSchema, fields);
