import type { ResumeProblem } from "#contract/causes.ts";

/** Where Word and documents embedded in it keep macros: [MS-OVBA], section 2.2.1. */
const macros = ["macros", "vba", "_vba_project", "_vba_project_cur", "projectwm"];

/**
 * @param bytes a compound file (OLE2), which can be a DOC, other Office files, or a DOCX encrypted with
 * a password ([MS-OFFCRYPTO], section 2.3.4)
 * @returns undefined for a DOC without macros
 */
export function problemOfCompoundFile(bytes: Buffer): ResumeProblem | undefined {
  const entries = findEntries(bytes);
  if (entries.has("encryptedpackage")) return "resumeLocked";
  const text = entries.get("worddocument");
  if (text === undefined) return "resumeUnreadable";
  if (macros.some((name) => entries.has(name))) return "resumeMacros";
  return isEncryptedText(bytes, text) ? "resumeLocked" : undefined;
}

/**
 * Finds the directory's entries wherever they are, by their shape: [MS-CFB], section 2.6.1. An entry has
 * 128 bytes and begins at a multiple of that, because sectors do. Following the directory's chain
 * of sectors would need protection against crafted chains, and another reader could follow it
 * differently; this finds all that any reader can find.
 * @returns the first sector of each by its name, in lower case because names are case-insensitive
 */
function findEntries(bytes: Buffer): Map<string, number> {
  const entries = new Map<string, number>();
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    const nameBytes = bytes.readUInt16LE(at + 64); // with the final NUL
    const isEntry = nameBytes > 2 && nameBytes <= 64 && nameBytes % 2 === 0;
    const isStorageOrStream = bytes[at + 66] === 1 || bytes[at + 66] === 2;
    if (!isEntry || !isStorageOrStream || bytes.readUInt16LE(at + nameBytes - 2) !== 0) continue;
    const name = bytes.toString("utf16le", at, at + nameBytes - 2).toLowerCase();
    entries.set(name, bytes.readUInt32LE(at + 116));
  }
  return entries;
}

/** Whether the text begins with a header that says it is encrypted: [MS-DOC], section 2.5.2 (fEncrypted). */
function isEncryptedText(bytes: Buffer, sector: number): boolean {
  const at = (sector + 1) * 2 ** bytes.readUInt16LE(30);
  if (at + 12 > bytes.length) return false;
  const isHeader = [0xa5ec, 0xa5dc].includes(bytes.readUInt16LE(at)); // Word 97, Word 6
  return isHeader && (bytes.readUInt16LE(at + 10) & 0x100) !== 0;
}
