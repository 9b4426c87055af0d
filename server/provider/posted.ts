import type { IncomingMessage } from "node:http";
import { maxFieldBytes } from "#contract/provider.ts";
import { type Fields, quoted } from "./fields.ts";
import { HttpError } from "./http-error.ts";

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

// Outside ASCII every byte becomes three characters (%D8) or six (\u0645).
export const mostTextBytes: number = 3 * maxFieldBytes + 16 * 1024;

/** For a form that has no file, or not under this name. */
export const textOnly = (name: string) =>
  new HttpError(400, `The field ${quoted(name)} is a file; this form takes text only.`);
