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

/** The contract's error for one of PostgreSQL or the network; others stay as they are. */
export function storeError(error: unknown): unknown {
  if (error instanceof StoreAwayError || error instanceof UnusableStoreError) return error;
  const text = messageOf(error);
  if (error instanceof DatabaseError) {
    const code = error.code ?? "";
    if (damaged.test(code)) return new UnusableStoreError(text, { cause: error });
    return away.test(code) ? new StoreAwayError(text, { cause: error }) : error;
  }
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
