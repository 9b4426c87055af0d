import { maxResumeBytes } from "#contract/application.ts";
import { maxFieldBytes } from "#contract/provider.ts";
import { cleanFileName } from "../resume/file-name.ts";
import { tooLargeText } from "./body.ts";
import { fileBytes, type FileBytes } from "./file-bytes.ts";
import {
  collectFields,
  mostFields,
  noFields,
  quoted,
  tooManyFields,
  type Fields,
} from "./fields.ts";
import type { PartSink } from "./multipart.ts";
import type { PartHeader } from "./part-header.ts";
import { Refusal } from "./refusal.ts";
import { utf8 } from "./text.ts";
import type { Allotment } from "./upload-budget.ts";

/** A file as it came; `size` in bytes counts all of it, `bytes` is empty when that was too much. */
export type Upload = { name: string; size: number; bytes: Uint8Array; free(): void };

/** A form as it came, in any format; whoever has it frees the file once it is stored. */
export type Posted = { fields: Fields; file: Upload | undefined };

/** The one field that may be a file. */
const fileField = "resume";

export type PostedForm = {
  open(header: PartHeader): PartSink;
  /** @throws Refusal 400, 413 */
  done(): Posted;
  /** What can be read of what has come so far. */
  soFar(): Fields;
  /** Gives back the memory of a file that nobody will ask for. */
  free(): void;
};

/**
 * Gathers the parts of a form while they arrive. Of a file that is too large only the size is
 * kept, so that its sender gets the form's own message and everything else back.
 */
export function gatherForm(allotment: Allotment): PostedForm {
  const texts: { name: string; pieces: Uint8Array[] }[] = [];
  let textBytes = 0;
  let file: { name: string; size: number; kept: FileBytes } | undefined;

  function openText(name: string): PartSink {
    if (texts.length === mostFields) throw tooManyFields();
    const pieces: Uint8Array[] = [];
    texts.push({ name, pieces });
    textBytes += Buffer.byteLength(name);
    return (data) => {
      textBytes += data.byteLength;
      if (textBytes > maxFieldBytes) throw new Refusal(413, tooLargeText);
      allotment.take(data.byteLength);
      pieces.push(Buffer.from(data));
    };
  }

  function openFile(name: string, fileName: string): PartSink {
    if (name !== fileField) throw textOnly(name);
    if (file) throw new Refusal(400, `The field ${quoted(name)} was sent more than once.`);
    const upload = { name: cleanFileName(fileName), size: 0, kept: fileBytes(maxResumeBytes) };
    file = upload;
    return (data) => {
      upload.size += data.byteLength;
      if (upload.size > maxResumeBytes) {
        upload.kept.free();
        return;
      }
      allotment.take(data.byteLength);
      upload.kept.add(data);
    };
  }

  const pairs = () => texts.map(({ name, pieces }) => [name, utf8(Buffer.concat(pieces))] as const);

  return {
    open: ({ name, fileName }) =>
      fileName === undefined ? openText(name) : openFile(name, fileName),
    done() {
      const fields = collectFields(pairs());
      if (!file) return { fields, file };
      const { name, size, kept } = file;
      return { fields, file: { name, size, bytes: kept.view(), free: kept.free } };
    },
    soFar() {
      try {
        return collectFields(pairs());
      } catch {
        return noFields;
      }
    },
    free: () => file?.kept.free(),
  };
}

/** For a form that has no file, or not under this name. */
export const textOnly = (name: string) =>
  new Refusal(400, `The field ${quoted(name)} is a file; this form takes text only.`);
