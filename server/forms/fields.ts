import type { IncomingMessage } from "node:http";
import { maxFieldBytes } from "#contract/form-endpoint.ts";
import { malformed, payloadTooLarge } from "./http-error.ts";

/** The text fields by name. A Map, so that no name can reach an object's prototype. */
export type Fields = ReadonlyMap<string, string>;

export type FieldPair = [name: string, value: string];

/** `size` is in bytes; of a file that is too large `bytes` is empty, and `size` one more than the limit. */
export type Upload = { name: string; size: number; bytes: Uint8Array<ArrayBuffer> };

/**
 * Reads a request's body as a form.
 * @param mayKeepFile called when a file begins; false: the fields are read, and then it throws 503
 * @param pairs receives the text fields, also those that were read before an error
 * @returns the attached file
 * @throws HttpError
 */
export type FormReader = (
  request: IncomingMessage,
  mayKeepFile: () => boolean,
  pairs: FieldPair[],
) => Promise<Upload | undefined>;

// The forms have at most nine, the client library adds four, the spam guards three.
export const maxFields = 50;

// Outside ASCII every byte becomes three characters (%D8) or six (\u0645).
export const maxTextBytes: number = 3 * maxFieldBytes + 16 * 1024;

export const idFields = ["user_id", "service_id", "template_id", "lib_version"];

/** @throws HttpError 400 for a repeated name or too many fields, 413 for too many bytes */
export function collectFields(pairs: Iterable<FieldPair>): Fields {
  const fields = new Map<string, string>();
  let bytes = 0;
  let count = 0;
  for (const [name, value] of pairs) {
    bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    count += 1;
    if (bytes > maxFieldBytes) throw payloadTooLarge();
    if (count > maxFields) throw tooManyFields();
    const before = fields.get(name);
    // The client library appends the ids to forms that already have them for posts without scripts.
    if (before !== undefined && !(idFields.includes(name) && before === value))
      throw malformed(`The field ${quoteName(name)} was sent more than once.`);
    // Form posts encode newlines as CRLF and JSON does not; stored messages have line feeds only.
    // JSON can also contain lone surrogates, which UTF-8 cannot. Other control characters nobody types, and receivers of
    // events refuse some: PostgreSQL's jsonb NUL.
    const text = value.replaceAll("\r\n", "\n").replaceAll(/[^\P{Cc}\n\t]/gu, "");
    fields.set(name, text.toWellFormed());
  }
  return fields;
}

/** Thrown before more fields are parsed: parsing 158,000 of them takes 240 ms. */
export const tooManyFields = () => malformed(`More than ${maxFields} fields were sent.`);

/** A field name from a client, shortened and on one line. */
export const quoteName = (name: string): string =>
  JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}...` : name);

export const unexpectedFile = (name: string) =>
  malformed(`The field ${quoteName(name)} is a file; this form takes text only.`);
