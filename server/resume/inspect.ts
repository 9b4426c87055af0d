import { parse } from "node:path";
import { problemOfCompoundFile } from "./compound-file.ts";
import type { ResumeProblem } from "#contract/causes.ts";
import { problemOfZip } from "./zip.ts";

type Inspection =
  | { ok: true; mediaType: string; name: string }
  | { ok: false; cause: ResumeProblem };

/** Media types as in https://www.iana.org/assignments/media-types */
type Kind = {
  mediaType: string;
  extension: string;
  problemOf?: (bytes: Buffer) => Promise<ResumeProblem | undefined> | ResumeProblem | undefined;
};

// One that needs a password is taken, and the office is told (pdf.ts).
const pdf: Kind = { mediaType: "application/pdf", extension: ".pdf" };
const doc: Kind = {
  mediaType: "application/msword",
  extension: ".doc",
  problemOf: problemOfCompoundFile,
};
const docx: Kind = {
  mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  extension: ".docx",
  problemOf: problemOfZip,
};
// Word processors save RTF as .doc too, and open it under that name.
const rtf: Kind = { mediaType: "application/rtf", extension: ".doc" };

/**
 * Determines from the content what an attached file is. The type that the sender claims is ignored, and
 * what the document says is not read. Takes linear time, unpacks nothing and keeps no reference to
 * the bytes once the promise has settled.
 * @param file its name cleaned, with the extension in lower case
 * @returns the name with the extension of its content: Word does not open a DOC named .docx
 */
export async function inspectResume(file: {
  name: string;
  bytes: Uint8Array;
}): Promise<Inspection> {
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  if (bytes.length === 0) return { ok: false, cause: "resumeEmpty" };
  const kind = kindOf(bytes);
  const { name: stem, ext } = parse(file.name);
  if (!kind || (kind === rtf && ext !== rtf.extension))
    return { ok: false, cause: "resumeUnreadable" };
  const cause = await kind.problemOf?.(bytes);
  if (cause) return { ok: false, cause };
  return { ok: true, mediaType: kind.mediaType, name: stem + kind.extension };
}

/** By signature. Printers and mail programs put bytes before a PDF or an archive; readers skip them. */
function kindOf(bytes: Buffer): Kind | undefined {
  const start = bytes.toString("latin1", 0, 1024);
  if (start.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")) return doc;
  if (start.startsWith("{\\rtf")) return rtf;
  // Before PDF, because the first file in an archive can be one.
  if (start.startsWith("PK\x03\x04")) return docx;
  // Readers look for the header in the first kilobyte: ISO 32000-1, annex H, note 13.
  if (start.includes("%PDF-")) return pdf;
  return bytes.includes("PK\x03\x04") ? docx : undefined;
}
