import * as v from "valibot";
import {
  checkFields,
  emailAddress,
  optionalLine,
  requiredLine,
  requiredText,
} from "./field-schemas.ts";

/** `phone` and `company` have no input on the page and are empty; other clients may omit them. */
const contactSchema = v.object({
  name: requiredLine("nameMissing"),
  email: emailAddress,
  phone: optionalLine,
  company: optionalLine,
  subject: requiredLine("subjectMissing"),
  message: requiredText("messageMissing"),
});
export type ContactMessage = v.InferOutput<typeof contactSchema>;
export type ContactField = keyof ContactMessage;

/** @param fields by name */
export const checkContact = (fields: Record<string, unknown>) => checkFields(contactSchema, fields);
