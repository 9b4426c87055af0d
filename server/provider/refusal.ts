export type RefusalStatus = 400 | 403 | 413 | 415 | 422 | 429 | 503;

/** One message a failing field. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

type RefusalExtras = {
  headers?: Record<string, string>;
  /** Set when the form's own rules failed. */
  errors?: FieldErrors;
  /** What had been read when reading stopped, for the page that gives it back. */
  typed?: ReadonlyMap<string, string>;
  /** Ends when the unread rest of the request has been thrown away. */
  rest?: Promise<void>;
};

/** Why a message was not taken: what the sender is told, and with which status. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly extras: RefusalExtras;

  constructor(status: RefusalStatus, sentence: string, extras: RefusalExtras = {}) {
    super(sentence);
    this.status = status;
    this.extras = extras;
  }
}
