import type { IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { maxResumeBytes } from "#contract/application.ts";
import { maxFieldBytes } from "#contract/provider.ts";
import { cleanFileName } from "../resume/file-name.ts";
import { discarded, growingBytes, readBody } from "./body.ts";
import {
  collectFields,
  type Fields,
  mostFields,
  quoted,
  tooLarge,
  tooManyFields,
} from "./fields.ts";
import { HttpError } from "./http-error.ts";
import type { Share } from "./upload-share.ts";

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
const mostTextBytes = 3 * maxFieldBytes + 16 * 1024;

// The parser joins the pieces of a field, which may come byte by byte, only at the field's end.
const pieceOverhead = 256;

/** Browsers write quotes and line breaks in a name so (HTML standard, 4.10.22.7), and nothing else. */
const unescaped = (name: string) => name.replaceAll(/%0[AD]/g, "\n").replaceAll("%22", '"');

const sliceBytes = 4096;

/** The one field that may be a file. */
const fileField = "resume";

/** @returns undefined for a content type that no form of a browser has */
export function formReader(contentType: string, share: Share): FormReader | undefined {
  switch (contentType.split(";", 1)[0]?.trim().toLowerCase()) {
    case "multipart/form-data":
      return multipartReader(contentType, share);
    case "application/x-www-form-urlencoded":
      return textReader(share, (text) => new URLSearchParams(text));
    default:
      return undefined;
  }
}

/** Reads the JSON variant: ids at the top, what was typed in `template_params`. */
export const jsonReader = (share: Share): FormReader => textReader(share, jsonPairs);

function textReader(
  share: Share,
  pairsOf: (text: string) => Iterable<[string, string]>,
): FormReader {
  let pairs: [string, string][] = [];
  return {
    async read(request, failed) {
      const body = growingBytes(mostTextBytes, share.take, tooLarge);
      await readBody(request, body.add, failed);
      pairs = [...pairsOf(utf8(body.view()))];
      body.free();
      return { fields: collectFields(pairs), file: undefined, free: () => {} };
    },
    soFar: () => new Map(pairs),
  };
}

/** @throws HttpError 400 for bytes that are not UTF-8 */
function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, "The request is not UTF-8 text.");
  }
}

function multipartReader(contentType: string, share: Share): FormReader {
  const pairs: [string, string][] = [];
  const bytes = growingBytes(maxResumeBytes, (more) => share.take(more, true), tooLarge);
  let file: { name: string; size: number } | undefined;
  let fileBytes = 0;
  let failed: HttpError | undefined;

  const open = () => {
    // No field is cut short, and one more of the others is told from enough.
    const limits = { fieldSize: mostTextBytes, fields: mostFields + 1, files: 2, parts: 100 };
    const more = { headerPairs: 20, headerSize: 4096 };
    const parser = new Busboy({
      headers: { "content-type": contentType },
      limits: { ...limits, ...more },
      isPartAFile: (_, __, fileName) => fileName !== undefined,
    });
    parser.on("field", (name, value) => void pairs.push([name ?? "", value]));
    parser.on("partsLimit", () => (failed ??= tooManyFields()));
    parser.on("fieldsLimit", () => (failed ??= tooManyFields()));
    parser.on("file", (name, stream, fileName) => {
      if (name !== fileField || file) failed ??= textOnly(name ?? "");
      const upload = { name: cleanFileName(unescaped(fileName ?? "")), size: 0 };
      file ??= upload;
      stream.on("data", (piece: Buffer) => {
        fileBytes += piece.byteLength;
        upload.size += piece.byteLength;
        // Of a file that is too large only its size is kept, for the form's own message.
        if (upload.size > maxResumeBytes) bytes.free();
        else if (!failed) failed = errorOf(() => bytes.add(piece));
      });
      stream.on("error", () => {}); // the parser's own error says it
    });
    return parser;
  };

  return {
    async read(request, refused) {
      let parser: ReturnType<typeof open>;
      try {
        parser = open();
      } catch {
        throw await discarded(request, illFormed()); // no boundary
      }
      const parsed = finished(parser).catch(() => {
        throw illFormed();
      });
      parsed.catch(() => {}); // looked at when the body has ended
      let received = 0;
      let textBytes = 0;
      try {
        await readBody(
          request,
          (piece) => {
            // In slices, so that one with thousands of parts ends soon.
            for (let at = 0; at < piece.byteLength; at += sliceBytes) {
              if (failed) throw failed;
              parser.write(piece.subarray(at, at + sliceBytes));
            }
            received += piece.byteLength;
            // All that is no file is text, names of fields among it.
            const more = received - fileBytes - textBytes;
            if (more <= 0) return;
            textBytes += more;
            share.take(more + pieceOverhead);
            if (textBytes > mostTextBytes) throw tooLarge();
          },
          refused,
        );
        parser.end();
        await parsed;
        if (failed) throw failed;
        const upload = file && { ...file, bytes: bytes.view() };
        return { fields: collectFields(pairs), file: upload, free: bytes.free };
      } catch (error) {
        bytes.free();
        throw error;
      }
    },
    soFar: () => new Map(pairs),
  };
}

const illFormed = () => new HttpError(400, "The multipart body is ill-formed or incomplete.");

/** For a form that has no file, or not under this name. */
export const textOnly = (name: string) =>
  new HttpError(400, `The field ${quoted(name)} is a file; this form takes text only.`);

function errorOf(work: () => void): HttpError | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}

const idNames = ["user_id", "service_id", "template_id", "lib_version"] as const;

/** Numbers and booleans become text, as in an EmailJS template; other members are ignored. */
function jsonPairs(text: string): [string, string][] {
  const sent = parsed(text);
  if (!isRecord(sent)) throw new HttpError(400, "The JSON body must be an object.");
  const params = sent["template_params"] ?? {};
  if (!isRecord(params)) throw new HttpError(400, "template_params must be an object.");
  if (Object.keys(params).length > mostFields) throw tooManyFields();
  const pairs = Object.entries(params).map(
    ([name, value]) => [name, asText(name, value)] satisfies [string, string],
  );
  // Last, so that a parameter named like an id counts as a repeated field.
  const ids = idNames.flatMap((name) => {
    const id = sent[name];
    return typeof id === "string" ? [[name, id] satisfies [string, string]] : [];
  });
  return [...pairs, ...ids];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, "The body is not well-formed JSON.");
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function asText(name: string, value: unknown): string {
  if (value === null) return "";
  if (typeof value === "object")
    throw new HttpError(
      400,
      `The parameter ${quoted(name)} must be text, not a list or an object.`,
    );
  return String(value);
}
