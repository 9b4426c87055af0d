import * as v from "valibot";

/** A required text. Like all texts here it is trimmed. */
export const requiredText = (message: string) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message));

export const optionalText = v.optional(v.pipe(v.string(), v.trim()), "");

/**
 * The same language as `^[^\s@]+@[^\s@]+\.[^\s@]+$` (decision 10), written so that matching needs no
 * backtracking.
 */
const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
// RFC 5321, 4.5.3.1.3: a path has at most 256 octets, two of them the angle brackets.
const maxEmailLength = 254;

const invalidEmail = "Please enter a valid email address";

export const emailAddress = v.pipe(
  v.string(invalidEmail),
  v.trim(),
  v.maxLength(maxEmailLength, invalidEmail),
  v.regex(emailPattern, invalidEmail),
);

/** One message per failing field. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** Validates a form. All failing fields are reported; fields that the schema does not name are ignored. */
export function checkFields<Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  fields: Record<string, unknown>,
) {
  // A missing field becomes undefined, so that it gets its own message.
  const known = Object.keys(schema.entries).map((name) => [name, fields[name]]);
  const { success, output, issues } = v.safeParse(schema, Object.fromEntries(known));
  if (success) return { ok: true, values: output } as const;
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message } of issues) errors[String(path?.[0]?.key)] ??= message;
  return { ok: false, errors: errors as FieldErrors } as const;
}
