import { finished } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { maxResumeBytes } from "#contract/application.ts";
import { cleanFileName } from "#server/file-name.ts";
import { discardBody, errorFrom, readBody } from "./body.ts";
import {
  type FormReader,
  maxFields,
  maxTextBytes,
  tooManyFields,
  unexpectedFile,
} from "./fields.ts";
import { malformed, payloadTooLarge } from "./http-error.ts";

// The parser keeps the chunks of a field, which may be single bytes, until the field ends.
const chunkOverhead = 256;

// The parser cannot be stopped inside a write, and one chunk may hold thousands of parts.
const sliceBytes = 4096;

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
      // One more than allowed, so that the second is reported.
      files: 2,
      parts: maxFields + 2,
      headerPairs: 20,
      headerSize: 4096,
    },
    isPartAFile: (_, __, fileName) => fileName !== undefined,
  });

/** Parses a multipart form while it arrives. Everything it keeps is limited. */
export function multipartReader(contentType: string): FormReader {
  return async (request, memory, pairs, refusal) => {
    let parser: ReturnType<typeof createParser>;
    try {
      parser = createParser(contentType);
    } catch {
      return discardBody(request, illFormed()); // no boundary
    }
    const content = memory.buffer(maxResumeBytes, true);
    let file: { name: string; size: number } | undefined;
    let fileBytes = 0;
    let error: unknown;
    for (const limit of ["fieldsLimit", "partsLimit"] as const)
      parser.on(limit, () => (error ??= tooManyFields()));
    parser.on("field", (name, value) => void pairs.push([name ?? "", value]));
    parser.on("file", (name, stream, fileName) => {
      error ??= refusal;
      if (name !== fileField || file) error ??= unexpectedFile(name ?? "");
      const upload = { name: cleanFileName(unescapeName(fileName ?? "")), size: 0 };
      file ??= upload;
      stream.on("data", (chunk: Buffer) => {
        fileBytes += chunk.byteLength;
        upload.size += chunk.byteLength;
        // For a file that is too large the form's message needs the size only.
        if (upload.size > maxResumeBytes) content.free();
        else error ??= errorFrom(() => content.add(chunk));
      });
      stream.on("error", () => {}); // also reported by the parser
    });
    const parsed = finished(parser).catch(() => {
      throw illFormed();
    });
    parsed.catch(() => {}); // awaited after the body, too late for Node's check for unhandled ones

    let received = 0;
    let textBytes = 0;
    await readBody(
      request,
      (chunk) => {
        for (let at = 0; at < chunk.byteLength; at += sliceBytes) {
          if (error) throw error;
          parser.write(chunk.subarray(at, at + sliceBytes));
        }
        received += chunk.byteLength;
        // Everything outside files counts as text, part headers included.
        const more = received - fileBytes - textBytes;
        if (more <= 0) return;
        textBytes += more;
        memory.reserve(more + chunkOverhead);
        if (textBytes > maxTextBytes) throw payloadTooLarge();
      },
      refusal !== undefined,
    );
    parser.end();
    await parsed;
    if (error) throw error;
    return file && { ...file, bytes: content.view() };
  };
}

const illFormed = () => malformed("The multipart body is ill-formed or incomplete.");
