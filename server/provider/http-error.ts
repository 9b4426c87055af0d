import type { FieldErrors } from "#contract/field-schemas.ts";

/** An error whose message is sent to the client. `errors` is set when fields failed validation. */
export class HttpError extends Error {
  readonly status: number;
  readonly extras: { headers?: Record<string, string>; errors?: FieldErrors };

  constructor(status: number, message: string, extras: HttpError["extras"] = {}) {
    super(message);
    this.status = status;
    this.extras = extras;
  }
}

/** An error with a Retry-After header. */
export const retryLater = (status: 429 | 503, message: string, seconds: number): HttpError =>
  new HttpError(status, message, { headers: { "Retry-After": String(seconds) } });

/** EmailJS's wording, whose own limit is 50Kb; seen in many public repositories. */
export const payloadTooLarge = () =>
  new HttpError(413, "Variables size limit. The maximum allowed variables size is 100Kb");
