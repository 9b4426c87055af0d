import { finished } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { maxResumeBytes } from "#contract/application.ts";
import { cleanFileName } from "../file-name.ts";
import { discarded, growingBytes, readBody, thrownBy } from "./body.ts";
import {
  collectFields,
  mostFields,
  tooLarge,
  tooManyFields,
  type FormReader,
  mostTextBytes,
  textOnly,
} from "./fields.ts";
import { HttpError } from "./http-error.ts";
import type { Share } from "./upload-share.ts";

// The parser joins the pieces of a field, which may come byte by byte, only at the field's end.
const pieceOverhead = 256;

/** Browsers write quotes and line breaks in a name so (HTML standard, 4.10.22.7), and nothing else. */
const unescaped = (name: string) => name.replaceAll(/%0[AD]/g, "\n").replaceAll("%22", '"');

const sliceBytes = 4096;

/** The one field that may be a file. */
const fileField = "resume";

/** Reads a multipart form while it arrives, within bounds on everything it may hold. */
export function multipartReader(contentType: string, share: Share): FormReader {
  const pairs: [string, string][] = [];
  const bytes = growingBytes(maxResumeBytes, (more) => share.take(more, true), tooLarge);
  let file: { name: string; size: number } | undefined;
  let fileBytes = 0;
  let failed: unknown;

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
        else failed ??= thrownBy(() => bytes.add(piece));
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
