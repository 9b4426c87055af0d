import { fromBufferPromise } from "yauzl";
import type { ResumeProblem } from "#contract/causes.ts";

// Each costs two turns of the event loop, together up to 25 ms. Documents have a few dozen.
const maxEntries = 5000;

/** Macros and the data about them ([MS-OFFMACRO2]), in any folder. Word ignores case. */
const macros = /vba(?:project\.bin|data\.xml)$/i;

const wordPart = /^\/?word[/\\]/i;

/**
 * @param bytes with a ZIP archive in them
 * @returns undefined for a DOCX without macros, going by the names in the archive's directory
 */
export async function problemOfZip(bytes: Buffer): Promise<ResumeProblem | undefined> {
  const archive = withoutBytesAfter(bytes);
  // Offsets count from the start of the file, or of the archive if bytes were put before it later.
  for (const start of new Set([0, Math.max(0, archive.indexOf("PK\x03\x04"))])) {
    const found = await readDirectory(archive.subarray(start));
    if (!found?.isWord) continue;
    if (found.isEncrypted) return "resumeLocked";
    return found.hasMacros ? "resumeMacros" : undefined;
  }
  return "resumeUnreadable";
}

/** yauzl expects the end record and its comment at the very end. */
function withoutBytesAfter(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf("PK\x05\x06");
  return end === -1 || end + 22 > bytes.length
    ? bytes
    : bytes.subarray(0, end + 22 + bytes.readUInt16LE(end + 20));
}

/** @returns undefined if the archive cannot be read or has too many entries */
async function readDirectory(archive: Buffer) {
  const found = { isWord: false, isEncrypted: false, hasMacros: false };
  try {
    // Strings are not decoded: yauzl rejects archives for names that Word opens.
    const options = { decodeStrings: false, validateEntrySizes: false };
    const zip = await fromBufferPromise(archive, options);
    if (zip.entryCount > maxEntries) return undefined;
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileNameRaw.toString("latin1");
      found.isWord ||= wordPart.test(name);
      found.hasMacros ||= macros.test(name);
      found.isEncrypted ||= entry.isEncrypted();
    }
    return found;
  } catch {
    return undefined;
  }
}
