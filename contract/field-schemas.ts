import * as v from "valibot";
import { cleanEmail, cleanUrl } from "./email-address.ts";
import { type Cause, isCause } from "./causes.ts";

/* The message of each check is the key of its cause (causes.ts). */

/** Lets the compiler check that a message is a cause. */
const because = (cause: Cause) => cause;

/** UTF-16 code units. In any script, all texts of a form then stay under the limit of the API (form-endpoint.ts). */
const max = { line: 500, text: 30_000 };

const text = (maxLength: number, tooLong: Cause, notText: Cause = "notText") =>
  v.pipe(v.string(notText), v.trim(), v.maxLength(maxLength, tooLong));

/** A required line or text, trimmed. */
export const requiredLine = (missing: Cause) =>
  v.pipe(text(max.line, "lineTooLong", missing), v.nonEmpty(missing));
export const requiredText = (missing: Cause) =>
  v.pipe(text(max.text, "textTooLong", missing), v.nonEmpty(missing));

export const optionalLine = v.optional(text(max.line, "lineTooLong"), "");
export const optionalText = v.optional(text(max.text, "textTooLong"), "");

/**
 * The same language as `^[^\s@]+@[^\s@]+\.[^\s@]+$` (docs/specification.md#forms), written so that matching needs no
 * backtracking.
 */
const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
// RFC 5321, 4.5.3.1.3: a path has at most 256 octets, two of them the angle brackets.
const maxEmailLength = 254;

export const emailAddress = v.pipe(
  v.string(because("emailInvalid")),
  // Bounds the work of cleaning.
  v.maxLength(4 * maxEmailLength, because("emailInvalid")),
  v.transform(cleanEmail),
  v.maxLength(maxEmailLength, because("emailInvalid")),
  v.regex(emailPattern, because("emailInvalid")),
);

/** With `https://` where it was left out. */
export const optionalUrl = v.pipe(
  optionalLine,
  v.transform((typed) => (typed === "" ? "" : cleanUrl(typed))),
  v.string(because("urlInvalid")),
);

/** One cause per failing field. */
export type FieldErrors = Readonly<Partial<Record<string, Cause>>>;

/** Validates a form. All failing fields are reported; fields that the schema does not name are ignored. */
export function checkFields<Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  fields: Record<string, unknown>,
) {
  // A missing field becomes undefined, so that it gets its own cause.
  const known = Object.keys(schema.entries).map((name) => [name, fields[name]]);
  const { success, output, issues } = v.safeParse(schema, Object.fromEntries(known));
  if (success) return { ok: true, values: output } as const;
  const errors: Partial<Record<string, Cause>> = {};
  for (const { path, message } of issues)
    errors[String(path?.[0]?.key)] ??= isCause(message) ? message : "notText";
  return { ok: false, errors: errors as FieldErrors } as const;
}
