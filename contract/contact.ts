import * as v from "valibot";

/** What the visitor reads when sending ends, one way or the other (specification, section 8). */
export const contactOutcome = {
  sent: "Thank you for your message! We'll get back to you shortly.",
  failed: "Sorry, there was an error sending your message. Please try again later.",
} as const;

/** All fields of the payload; `phone` and `company` travel empty, the page has no input for them. */
export const contactFields = ["name", "email", "phone", "company", "subject", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** A text that has to be there; trimmed. */
export const filled = (message: string) => v.pipe(v.string(message), v.trim(), v.nonEmpty(message));

/**
 * One pattern for page and server, so that neither refuses what the other takes. It says the same as
 * `^[^\s@]+@[^\s@]+\.[^\s@]+$` (decision 10) in a form that needs no second try at any place.
 */
const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
// RFC 5321, 4.5.3.1.3: a path has at most 256 octets, two of them the angle brackets.
const longestEmail = 254;

const badEmail = "Please enter a valid email address";

/** An e-mail address by that pattern; trimmed. */
export const emailAddress = v.pipe(
  v.string(badEmail),
  v.trim(),
  v.maxLength(longestEmail, badEmail),
  v.regex(emailPattern, badEmail),
);

/**
 * The rules of the contact form. Parsing trims every field.
 * `phone` and `company` may be missing: other clients of the provider leave them out.
 */
const contactSchema = v.object({
  name: filled("Please enter your name"),
  email: emailAddress,
  phone: v.optional(v.pipe(v.string(), v.trim()), ""),
  company: v.optional(v.pipe(v.string(), v.trim()), ""),
  subject: filled("Please enter a subject"),
  message: filled("Please enter your message"),
});
export type ContactMessage = v.InferOutput<typeof contactSchema>;
export type ContactErrors = Partial<Record<ContactField, string>>;

/**
 * Checks what was typed; all failing fields are reported at once, one message each.
 * @param fields whatever arrived, by field name; unknown names are ignored
 */
export function checkContact(
  fields: Record<string, unknown>,
): { ok: true; message: ContactMessage } | { ok: false; errors: ContactErrors } {
  // Every key is passed, so that a field left out gets its own message and none about keys.
  const known = Object.fromEntries(contactFields.map((field) => [field, fields[field]]));
  const result = v.safeParse(contactSchema, known);
  if (result.success) return { ok: true, message: result.output };
  const nested = v.flatten<typeof contactSchema>(result.issues).nested ?? {};
  const errors: ContactErrors = {};
  for (const field of contactFields) {
    const first = nested[field]?.[0];
    if (first !== undefined) errors[field] = first;
  }
  return { ok: false, errors };
}
