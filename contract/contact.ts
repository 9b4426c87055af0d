import * as v from "valibot";
import {
  emailAddress,
  fieldErrors,
  optionalText,
  pickFields,
  requiredText,
} from "./field-schemas.ts";

/** Shown to the visitor after sending (specification, section 8). */
export const contactOutcome = {
  sent: "Thank you for your message! We'll get back to you shortly.",
  failed: "Sorry, there was an error sending your message. Please try again later.",
} as const;

/** All fields of the payload. `phone` and `company` have no input on the page and are empty. */
export const contactFields = ["name", "email", "phone", "company", "subject", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** Other clients of the API may omit `phone` and `company`. */
const contactSchema = v.object({
  name: requiredText("Please enter your name"),
  email: emailAddress,
  phone: optionalText,
  company: optionalText,
  subject: requiredText("Please enter a subject"),
  message: requiredText("Please enter your message"),
});
export type ContactMessage = v.InferOutput<typeof contactSchema>;
export type ContactErrors = Partial<Record<ContactField, string>>;

/**
 * Validates a contact message. All failing fields are reported, with one message each.
 * @param fields by name; unknown names are ignored
 */
export function checkContact(
  fields: Record<string, unknown>,
): { ok: true; message: ContactMessage } | { ok: false; errors: ContactErrors } {
  const result = v.safeParse(contactSchema, pickFields(contactFields, fields));
  return result.success
    ? { ok: true, message: result.output }
    : { ok: false, errors: fieldErrors(contactFields, result.issues) };
}
