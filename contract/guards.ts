/**
 * Hidden fields that both forms may carry beside what the visitor fills in. None is required: a
 * plain client of the provider leaves them out and is neither judged nor refused for it.
 */

/**
 * Idempotency key, made by the page's script for one content: a new one when a form is shown, after
 * each success and after each change, the same one while the visitor only tries again. The same key
 * with the same content is answered OK without a second entry, with other content 422.
 */
export const submissionField = "submission_id";

/** What counts as a key; anything else is as good as none. */
export const submissionPattern = /^[A-Za-z0-9_-]{16,64}$/;

/**
 * A text input no person sees (out of view, `tabindex="-1"`, `autocomplete="off"`,
 * `aria-hidden="true"`), left empty. Its name means nothing, so that no browser fills it in.
 */
export const trapField = "g13_note";

/**
 * Milliseconds between showing the page and sending, as a whole number, filled in by the page's
 * script right before it sends. Without scripts the input is empty, which is as good as absent.
 */
export const elapsedField = "g13_time";

/** Nobody reads a form and fills in its required fields faster, in milliseconds. */
export const leastElapsedMs = 2000;

/**
 * Whether a program probably filled the form in. Such a message is kept and answered like any
 * other, and only marked: a person with an eager browser must not be turned away.
 * @param field the text sent under a name, undefined when there was none
 */
export function isSuspected(field: (name: string) => string | undefined): boolean {
  if (field(trapField)) return true;
  const elapsed = field(elapsedField)?.trim();
  if (!elapsed) return false;
  return !/^\d{1,15}$/.test(elapsed) || Number(elapsed) < leastElapsedMs;
}
