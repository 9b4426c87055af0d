import { DatabaseError } from "pg";
import { StoreAwayError, UnusableStoreError } from "#server/inbox/store.ts";

/*
 * SQLSTATEs: https://www.postgresql.org/docs/current/errcodes-appendix.html. A class is two characters.
 * 08: connection; 40: deadlock; 53: disk, memory or connections used up; 55: locked; 57: shutdown, start, timeout;
 * 25006: a standby; 58: input or output failed.
 */
const away = /^(?:08|40|53|55|57|58|25006|26000)/;
const damaged = /^XX00[12]/;

/** Whether the connection was cut, and the same may work on another one. */
export const isCut = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? /^(?:08|57P0[12])/.test(error.code ?? "")
    : ["ECONNRESET", "EPIPE"].includes(codeOf(error)) ||
      /^Connection terminated|^Client has encountered a connection error/.test(messageOf(error));

/** Whether the server answered, so that the connection still works. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof DatabaseError && error.severity === "ERROR";

/** Whether no answer came within the client's own limit: the network swallows packets. */
export const isSilence = (error: unknown): boolean =>
  !(error instanceof DatabaseError) && messageOf(error) === "Query read timeout";

/** The database cannot be reached with these settings. The message says which one to change. */
class UnreachableError extends Error {}
const known = [StoreAwayError, UnusableStoreError, UnreachableError];

/** By the reason that Node or the driver gives. An expired certificate can be renewed while we run. */
const advice: [reason: RegExp, text: string][] = [
  [/altnames/, "DATABASE_URL has to name the database's server as its certificate does"],
  [
    /certificate(?! has expired)/,
    "NODE_EXTRA_CA_CERTS has to be the file with the certificate that the database's own is signed by",
  ],
  [
    /does not support SSL/,
    "turn on TLS there; only for a network that nobody else is in, end DATABASE_URL in ?sslmode=disable",
  ],
];

/** The contract's error for one of PostgreSQL or the network; others stay as they are. */
export function storeError(error: unknown): unknown {
  if (known.some((type) => error instanceof type)) return error;
  const text = messageOf(error);
  if (error instanceof DatabaseError) {
    const code = error.code ?? "";
    if (damaged.test(code)) return new UnusableStoreError(text, { cause: error });
    return away.test(code) ? new StoreAwayError(text, { cause: error }) : error;
  }
  const [, toDo] = advice.find(([reason]) => reason.test(text)) ?? [];
  // After the semicolon Node recommends an option of its own.
  const [reason] = text.split(";");
  if (toDo !== undefined) return new UnreachableError(`${reason}: ${toDo}`, { cause: error });
  const isNetwork =
    codeOf(error) !== "" || /^Connection terminated|timeout|^Client has/i.test(text);
  return isNetwork ? new StoreAwayError(text || codeOf(error), { cause: error }) : error;
}

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? "");

/** The first error's, when every address of a host failed. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
