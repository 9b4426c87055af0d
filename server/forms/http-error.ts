import { type AnsweredCause, causes, sentenceOf } from "#contract/causes.ts";
import type { FieldErrors } from "#contract/field-schemas.ts";

type Extras = { headers?: Record<string, string>; errors?: FieldErrors };

/**
 * An answer other than OK. Its message is sent to programs. Visitors get the sentence of the cause, and those of the
 * fields in `errors`, on the page.
 */
export class HttpError extends Error {
  readonly reason: AnsweredCause;
  readonly status: (typeof causes)[AnsweredCause]["status"];
  readonly extras: Extras;

  /** @param message for programs; the visitors' sentence if there is no better one */
  constructor(reason: AnsweredCause, message = sentenceOf(reason), extras: Extras = {}) {
    super(message);
    this.reason = reason;
    this.status = causes[reason].status;
    this.extras = extras;
  }
}

/** An error with a Retry-After header. */
export const retryLater = (reason: AnsweredCause, seconds: number): HttpError =>
  new HttpError(reason, undefined, { headers: { "Retry-After": String(seconds) } });

export const malformed = (message: string): HttpError => new HttpError("malformed", message);

/** EmailJS's wording, whose own limit is 50Kb; seen in many public repositories. */
export const payloadTooLarge = () =>
  new HttpError("tooLarge", "Variables size limit. The maximum allowed variables size is 100Kb");

export const invalidFields = (errors: FieldErrors): HttpError => {
  const sentences = Object.values(errors).flatMap((cause) => (cause ? [sentenceOf(cause)] : []));
  return new HttpError("fieldsInvalid", sentences.join("\n"), { errors });
};
