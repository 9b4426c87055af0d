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

/** Only these fields. A missing one becomes undefined, so that it gets its own message. */
export const pickFields = (names: readonly string[], values: Record<string, unknown>) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** The first message of each failing field. */
export function fieldErrors<Name extends string>(
  names: readonly Name[],
  issues: readonly v.BaseIssue<unknown>[],
): Partial<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = {};
  for (const { path, message } of issues) {
    const name = names.find((one) => one === path?.[0]?.key);
    if (name) errors[name] ??= message;
  }
  return errors;
}
