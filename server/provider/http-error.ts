/** One message a failing field. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

type Extras = {
  headers?: Record<string, string>;
  /** Set when the form's own rules failed. */
  errors?: FieldErrors;
};

/** Why a message was not taken: what the sender is told, and with which status. */
export class HttpError extends Error {
  readonly status: number;
  readonly extras: Extras;

  constructor(status: number, sentence: string, extras: Extras = {}) {
    super(sentence);
    this.status = status;
    this.extras = extras;
  }
}

/** For what may work later. */
export const comeBack = (status: 429 | 503, sentence: string, seconds: number): HttpError =>
  new HttpError(status, sentence, { headers: { "Retry-After": String(seconds) } });
