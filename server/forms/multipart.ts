import { finished } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { maxResumeBytes } from "#contract/application.ts";
import { cleanFileName } from "#server/file-name.ts";
import { lengthOf } from "#server/http/body-length.ts";
import { readBody } from "./body.ts";
import {
  type FormReader,
  maxFields,
  maxTextBytes,
  tooManyFields,
  unexpectedFile,
  type Upload,
} from "./fields.ts";
import { malformed, payloadTooLarge, retryLater } from "./http-error.ts";

const fileField = "resume";

/** Undoes the escapes browsers use in names (HTML standard, 4.10.22.7); there are no others. */
const unescapeName = (name: string) => name.replaceAll(/%0[AD]/g, "\n").replaceAll("%22", '"');

const createParser = (contentType: string) =>
  new Busboy({
    headers: { "content-type": contentType },
    limits: {
      // No field is cut short: text of this size is rejected as a whole.
      fieldSize: maxTextBytes,
      fields: maxFields,
      fileSize: maxResumeBytes,
      // One more than allowed, so that the second is reported.
      files: 2,
      parts: maxFields + 2,
      headerPairs: 20,
      headerSize: 4096,
    },
    isPartAFile: (_, __, fileName) => fileName !== undefined,
  });

/** Parses a multipart form while it arrives. Of a file that is too large, or one too many, only the fields are kept. */
export function multipartReader(contentType: string): FormReader {
  return async (request, mayKeepFile, pairs) => {
    let parser: ReturnType<typeof createParser>;
    try {
      parser = createParser(contentType);
    } catch {
      throw illFormed(); // no boundary
    }
    let file: Upload | undefined;
    let isKept = true;
    let textBytes = 0;
    let error: unknown;
    for (const limit of ["fieldsLimit", "partsLimit"] as const)
      parser.on(limit, () => (error ??= tooManyFields()));
    parser.on("field", (name = "", value) => {
      textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
      if (textBytes > maxTextBytes) error ??= payloadTooLarge();
      else pairs.push([name, value]);
    });
    parser.on("file", (name, stream, fileName) => {
      if (name !== fileField || file) error ??= unexpectedFile(name ?? "");
      const upload = { name: cleanFileName(unescapeName(fileName ?? "")), size: 0, bytes: nothing };
      file ??= upload;
      stream.on("data", (chunk: Buffer) => {
        if (upload.size === 0) {
          isKept = mayKeepFile();
          if (isKept) upload.bytes = new Uint8Array(Math.min(lengthOf(request), maxResumeBytes));
        }
        if (isKept) upload.bytes.set(chunk, upload.size);
        upload.size += chunk.byteLength;
      });
      stream.on("limit", () => (upload.bytes = nothing));
      stream.on("end", () => {
        upload.bytes = upload.bytes.subarray(0, upload.size);
        if (stream.truncated) upload.size += 1;
      });
      stream.on("error", () => {}); // also reported by the parser
    });
    const parsed = finished(parser).catch(() => void (error ??= illFormed()));
    await readBody(request, (block) => {
      if (error) throw error;
      parser.write(block);
    });
    parser.end();
    await parsed;
    if (error) throw error;
    if (!isKept) throw retryLater("uploadsFull", 10);
    return file;
  };
}

const nothing = new Uint8Array(0);
const illFormed = () => malformed("The multipart body is ill-formed or incomplete.");
