import { isDoc } from "./doc.ts";
import { docxMediaType, isDocx } from "./docx.ts";

/**
 * Determines the media type from the content, which has to match the file's extension. The type that
 * the sender claims is ignored. Takes linear time.
 * @param file its name cleaned, with the extension in lower case
 * @returns as in https://www.iana.org/assignments/media-types; undefined for files that are no PDF, DOC
 * or DOCX, or contain code
 */
export async function mediaTypeOf(file: {
  name: string;
  bytes: Uint8Array;
}): Promise<string | undefined> {
  const extension = file.name.slice(file.name.lastIndexOf("."));
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  if (extension === ".pdf" && isPdf(bytes)) return "application/pdf";
  if (extension === ".doc" && isDoc(bytes)) return "application/msword";
  // Word processors also save RTF as .doc.
  if (extension === ".doc" && isRtf(bytes)) return "application/rtf";
  return extension === ".docx" && (await isDocx(bytes)) ? docxMediaType : undefined;
}

/**
 * PDF readers accept the header anywhere in the first kilobyte (ISO 32000-1, annex H, note 13), so a
 * program or web page could also be a PDF. Here it may follow only a byte order mark and blanks.
 */
function isPdf(bytes: Buffer): boolean {
  return /^(?:\xef\xbb\xbf)?[\t\n\r ]{0,16}%PDF-/.test(bytes.toString("latin1", 0, 32));
}

/** Rejects embedded objects, and templates without a drive letter, which Word might download. */
function isRtf(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  return text.startsWith("{\\rtf1") && !/\\obj(?:ect|data)|\\template(?!\s{0,9}[a-z]:)/i.test(text);
}
