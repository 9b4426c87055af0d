import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";

// A letter with pictures has some dozen parts; each costs a few microseconds here.
const mostParts = 1000;

// What the parts claim to unpack to, together. Word itself would have to hold all of it.
const mostUnpacked = 100 * 1024 * 1024;

// The list of types has a line for each part; this is all that is ever unpacked.
const mostTypesBytes = 256 * 1024;

const typesPart = "[Content_Types].xml";
const mainPart = "word/document.xml";
const mainType = "wordprocessingml.document.main+xml";

/**
 * Whether bytes are a Word document without macros: a ZIP archive with the parts such a document
 * must have (ECMA-376, part 2) and none that holds code. Nothing but the list of types is
 * unpacked, at most 256 KiB, so an archive that lies about itself costs no more than an honest one.
 */
export async function isDocx(bytes: Buffer): Promise<boolean> {
  // An archive may start anywhere by its own rules; what Word writes starts at once.
  if (bytes.readUInt32LE(0) !== 0x04034b50) return false;
  try {
    const zip = await fromBufferPromise(bytes);
    if (zip.entryCount > mostParts) return false;
    const parts = await listParts(zip);
    const [types, main] = [parts.get(typesPart.toLowerCase()), parts.get(mainPart)];
    if (!types || !main || !isSound([...parts.values()])) return false;
    await zip.readLocalFileHeaderPromise(main);
    return holdsNoCode([...parts.keys()], await unpackTypes(zip, types));
  } catch {
    // Whatever the archive's reader does not like, Word may like even less.
    return false;
  }
}

/** By name in lower case, since names of parts are compared so. @throws for a repeated name */
async function listParts(zip: ZipFile): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    if (parts.has(name)) throw new Error("Two parts have one name.");
    parts.set(name, entry);
  }
  return parts;
}

/** No part is encrypted or shares its bytes with another, and all together unpack to little. */
function isSound(parts: Entry[]): boolean {
  let [end, unpacked] = [0, 0];
  const inOrder = parts.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  );
  for (const part of inOrder) {
    unpacked += part.uncompressedSize;
    if (part.isEncrypted() || unpacked > mostUnpacked) return false;
    if (part.relativeOffsetOfLocalHeader < end) return false;
    end = part.relativeOffsetOfLocalHeader + part.compressedSize;
  }
  return true;
}

async function unpackTypes(zip: ZipFile, part: Entry): Promise<string> {
  if (part.uncompressedSize > mostTypesBytes) throw new Error("The list of types is too long.");
  const chunks: Buffer[] = [];
  // The reader stops at the size that was promised.
  for await (const chunk of await zip.openReadStreamPromise(part)) chunks.push(chunk as Buffer);
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
}

function holdsNoCode(names: string[], types: string): boolean {
  if (names.some((name) => /(?:^|\/)vba[^/]*\.bin$/.test(name))) return false;
  // References and comments could hide a word from the tests below; no word processor writes any.
  if (/&#|<!/.test(types)) return false;
  return types.includes(mainType) && !/macroenabled|vbaproject|ms-word\.vba/i.test(types);
}
