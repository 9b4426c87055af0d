import type { IncomingMessage } from "node:http";
import { maxFieldBytes } from "#contract/provider.ts";
import { HttpError } from "./http-error.ts";

/** What was sent, by field name. A Map, so that no name can reach an object's prototype. */
export type Fields = ReadonlyMap<string, string>;

/** A file as it came; `size` in bytes counts all of it, `bytes` is empty when that was too much. */
type Upload = { name: string; size: number; bytes: Uint8Array<ArrayBuffer> };

/** A form as it came, in any format. */
export type Posted = {
  fields: Fields;
  file: Upload | undefined;
  /** Gives the file's memory back. */
  free(): void;
};

/** How a request's body becomes a form. `soFar` is what could be read before an error. */
export type FormReader = {
  read(request: IncomingMessage, failed?: HttpError): Promise<Posted>;
  soFar(): Fields;
};

/** Wording of EmailJS, whose own limit is 50Kb; seen in many public repositories. */
export const tooLarge = () =>
  new HttpError(413, "Variables size limit. The maximum allowed variables size is 100Kb");

// The forms have at most nine, the client library adds four, the page's guards three.
export const mostFields = 50;
export const tooManyFields = () => new HttpError(400, `More than ${mostFields} fields were sent.`);

/** The client library appends these, also to a form that already carries them for no-script posts. */
const repeatable = new Set(["user_id", "service_id", "template_id", "lib_version"]);

/** @throws HttpError 400 for a repeated name or too many, 413 for too many bytes */
export function collectFields(pairs: Iterable<readonly [string, string]>): Fields {
  const fields = new Map<string, string>();
  let bytes = 0;
  let count = 0;
  for (const [name, value] of pairs) {
    bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    count += 1;
    if (bytes > maxFieldBytes) throw tooLarge();
    if (count > mostFields) throw tooManyFields();
    const before = fields.get(name);
    if (before !== undefined && !(repeatable.has(name) && before === value))
      throw new HttpError(400, `The field ${quoted(name)} was sent more than once.`);
    // Form posts turn a typed newline into CRLF and JSON does not; the store holds what was typed.
    // JSON can also spell half a character, which no UTF-8 text can hold.
    fields.set(name, value.replaceAll("\r\n", "\n").toWellFormed());
  }
  return fields;
}

/** A name a stranger chose, short and on one line. */
export const quoted = (name: string): string =>
  JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}...` : name);

// Outside ASCII every byte becomes three characters (%D8) or six (\u0645).
export const mostTextBytes: number = 3 * maxFieldBytes + 16 * 1024;

/** For a form that has no file, or not under this name. */
export const textOnly = (name: string) =>
  new HttpError(400, `The field ${quoted(name)} is a file; this form takes text only.`);
