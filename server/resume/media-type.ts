import { isDoc } from "./doc.ts";
import { docxMediaType, isDocx } from "./docx.ts";

/**
 * Goes by the content, which has to be what the name's ending says; the media type that a sender
 * claims counts for nothing. The work is linear in the file's size.
 * @param name cleaned, with its ending in lower case
 * @returns as in https://www.iana.org/assignments/media-types; undefined for what is no PDF, DOC or
 * DOCX, or holds code
 */
export async function mediaTypeOf(file: {
  name: string;
  bytes: Uint8Array;
}): Promise<string | undefined> {
  const ending = file.name.slice(file.name.lastIndexOf("."));
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  if (ending === ".pdf" && isPdf(bytes)) return "application/pdf";
  if (ending === ".doc" && isDoc(bytes)) return "application/msword";
  // Word and others write RTF under this ending too.
  if (ending === ".doc" && isRtf(bytes)) return "application/rtf";
  return ending === ".docx" && (await isDocx(bytes)) ? docxMediaType : undefined;
}

/**
 * Readers look for the header in the whole first kilobyte (ISO 32000-1, annex H, note 13), so a
 * program or a web page could be a PDF too. Some writers begin with a byte order mark or blanks.
 */
function isPdf(bytes: Buffer): boolean {
  return /^(?:\xef\xbb\xbf)?[\t\n\r ]{0,16}%PDF-/.test(bytes.toString("latin1", 0, 32));
}

/** Without embedded objects or a template that lies on no drive, which Word would fetch. */
function isRtf(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  return text.startsWith("{\\rtf1") && !/\\obj(?:ect|data)|\\template(?!\s{0,9}[a-z]:)/i.test(text);
}
