/**
 * Hidden fields of both forms, against duplicates and spam. They are optional, so that other clients of
 * the API need not know them.
 */

/**
 * Idempotency key, made by the page's script: a new one when a form is shown, after each success and
 * after each change, the same one when the visitor only tries again. The same key with the same content
 * is answered OK without a second entry, with other content 422.
 */
export const submissionField = "submission_id";

/** Other values are ignored. */
export const submissionPattern = /^[A-Za-z0-9_-]{16,64}$/;

/**
 * Honeypot: an empty text input that no person sees (off-screen, `tabindex="-1"`, `autocomplete="off"`,
 * `aria-hidden="true"`). Its name means nothing, so that no browser fills it in.
 */
export const trapField = "page_note";

/**
 * Milliseconds between showing the page and sending, an integer, set by the page's script before it
 * sends. Without scripts the input is empty, which counts as absent.
 */
export const elapsedField = "page_time";

/** What both were called until version 1.2: pages that were opened before the update still send them. */
const earlier = { trap: "g13_note", elapsed: "g13_time" } as const;

/** Milliseconds. Nobody fills in the required fields faster. */
export const leastElapsedMs = 2000;

/** Why a bot is suspected: by the honeypot, or by the time. */
export type Suspicion = "hidden-field" | "time";

/**
 * Whether a bot probably filled in the form. Such a message is stored and answered like any other and
 * only marked: a person whose browser fills in fields must not be turned away.
 * @param field returns the text of a field, undefined when there is none
 */
export function suspicionOf(field: (name: string) => string | undefined): Suspicion | undefined {
  if (field(trapField) || field(earlier.trap)) return "hidden-field";
  const elapsed = (field(elapsedField) ?? field(earlier.elapsed))?.trim();
  if (!elapsed) return undefined;
  return !/^\d{1,15}$/.test(elapsed) || Number(elapsed) < leastElapsedMs ? "time" : undefined;
}
