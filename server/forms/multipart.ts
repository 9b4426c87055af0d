import { finished } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { Busboy } from "@fastify/busboy";
import { maxResumeBytes } from "#contract/application.ts";
import { cleanFileName } from "#server/file-name.ts";
import { discardBody, errorFrom, lengthOf, readBody, releaseMemory } from "./body.ts";
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

/** What a file ends with. Empty where the parser may read it otherwise: then nothing is skipped. */
const delimiterOf = (contentType: string): Buffer => {
  const [, boundary] = /;\s?boundary="?([\w'()+,./:=?-]+)"?$/i.exec(contentType) ?? [];
  return Buffer.from(boundary === undefined ? "" : `\r\n--${boundary}`);
};

/** Parses a multipart form while it arrives. Everything it keeps is limited. */
export function multipartReader(contentType: string): FormReader {
  return async (request, memory, pairs) => {
    let parser: ReturnType<typeof createParser>;
    try {
      parser = createParser(contentType);
    } catch {
      return discardBody(request, illFormed()); // no boundary
    }
    const delimiter = delimiterOf(contentType);
    // Nothing of its file is kept then.
    const isTooLong = lengthOf(request) > maxResumeBytes + maxTextBytes;
    const content = memory.buffer(maxResumeBytes, true);
    let file: { name: string; size: number } | undefined;
    let fileBytes = 0;
    let isTooLarge = false;
    let error: unknown;
    for (const limit of ["fieldsLimit", "partsLimit"] as const)
      parser.on(limit, () => (error ??= tooManyFields()));
    parser.on("field", (name, value) => void pairs.push([name ?? "", value]));
    parser.on("file", (name, stream, fileName) => {
      if (name !== fileField || file) error ??= unexpectedFile(name ?? "");
      const upload = { name: cleanFileName(unescapeName(fileName ?? "")), size: 0 };
      file ??= upload;
      isTooLarge = isTooLong;
      stream.on("data", (chunk: Buffer) => {
        fileBytes += chunk.byteLength;
        upload.size += chunk.byteLength;
        // For a file that is too large the form's message needs the size only.
        isTooLarge ||= upload.size > maxResumeBytes;
        if (isTooLarge) content.free();
        else error ??= errorFrom(() => content.add(chunk));
      });
      stream.on("end", () => (isTooLarge = false));
      stream.on("error", () => {}); // also reported by the parser
    });
    const parsed = finished(parser).catch(() => {
      throw illFormed();
    });
    parsed.catch(() => {}); // awaited after the body, too late for Node's check for unhandled ones

    let received = 0;
    let textBytes = 0;
    const parse = (bytes: Buffer) => {
      for (let at = 0; at < bytes.byteLength; at += sliceBytes) {
        if (error) throw error;
        parser.write(bytes.subarray(at, at + sliceBytes));
      }
    };
    const edge = delimiter.byteLength;
    let before = Buffer.alloc(0);
    await readBody(request, async (chunk) => {
      received += chunk.byteLength;
      // The parser tells a moment later that a file has ended.
      if (isTooLarge) await setImmediate();
      const start = Buffer.concat([before, chunk.subarray(0, edge)]);
      // Also of several chunks, which may be shorter.
      before = Buffer.concat([before, chunk.subarray(-edge)]).subarray(-edge);
      if (file && isTooLarge && !start.includes(delimiter) && !chunk.includes(delimiter)) {
        // In the middle of the file: searching takes a tenth of the time of parsing. Its end may begin here.
        const end = chunk.subarray(-edge);
        parse(Buffer.from(end));
        const skipped = chunk.byteLength - end.byteLength;
        fileBytes += skipped;
        file.size += skipped;
        releaseMemory(chunk);
      } else parse(chunk);
      // Everything outside files counts as text, part headers included.
      const more = received - fileBytes - textBytes;
      if (more <= 0) return;
      textBytes += more;
      memory.reserve(more + chunkOverhead);
      if (textBytes > maxTextBytes) throw payloadTooLarge();
    });
    parser.end();
    await parsed;
    if (error) throw error;
    // What came after its end is too much.
    if (isTooLong && (file?.size ?? 0) <= maxResumeBytes) throw payloadTooLarge();
    return file && { ...file, bytes: content.view() };
  };
}

const illFormed = () => malformed("The multipart body is ill-formed or incomplete.");
