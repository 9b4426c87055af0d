import { inflateRawSync } from "node:zlib";
import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";

export const docxMediaType =
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

// A resume with pictures has a few dozen parts; each costs some microseconds here.
const maxParts = 1000;
// Of the sizes that all parts claim to unpack to.
const maxUnpackedBytes = 100 * 1024 * 1024;
// Of the content types and relationships together, the only parts unpacked here: usually 10 KiB.
const maxListBytes = 256 * 1024;

/** Names of programs, scripts, macros, ActiveX controls and OLE objects. */
const codeName =
  /\.(?:bat|chm|cmd|com|cpl|dll|exe|hta|jar|jse?|lnk|ms[ip]|pif|ps1|reg|scr|vb[es]|ws[fh])$|(?:^|\/)(?:vba|(?:activex|embeddings)\/)[^/]*\.bin$/;
/** Types of such parts and relationships. `&#111;` could hide a word; Word writes no references here. */
const codeType = /&|activex|macroenabled|oleobject|vba|\/control$/;
/** Templates that Word opens from a local disk or the document's folder; it would download others. */
const localFile = /^(?:file:\/\/(?:localhost)?\/\w|[\w .-]+$)/;

/**
 * Whether bytes are a Word document without code: a ZIP archive with the required parts (ECMA-376,
 * part 2), no part that is code, and no external content except pictures and links.
 */
export async function isDocx(bytes: Buffer): Promise<boolean> {
  // ZIP allows other data before the archive (a program, for example); Word writes none.
  if (bytes.toString("latin1", 0, 4) !== "PK\x03\x04") return false;
  try {
    const zip = await fromBufferPromise(bytes);
    const parts = await readParts(zip);
    const lists = await readLists(zip, parts, bytes);
    const tags = [...lists.values()].flat();
    // Usually word/document.xml; Word on the web writes word/document2.xml.
    const root = lists.get("_rels/.rels")?.find(({ Type }) => Type?.endsWith("/officedocument"));
    return (
      parts.has(root?.Target?.replace(/^\//, "") ?? "") &&
      tags.some(({ ContentType }) => ContentType === `${docxMediaType}.main+xml`) &&
      tags.every(isHarmless) &&
      !parts.keys().some((name) => codeName.test(name))
    );
  } catch {
    return false; // not readable, or over a limit
  }
}

/** By lower-case name: part names are case-insensitive. @throws above limits and for overlaps */
async function readParts(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxParts) throw new Error("The archive has too many parts.");
  const parts = new Map<string, Entry>();
  for await (const part of zip.eachEntry()) parts.set(part.fileName.toLowerCase(), part);
  if (parts.size < zip.entryCount) throw new Error("Two parts have one name.");
  const startOf = (part: Entry) => part.relativeOffsetOfLocalHeader;
  let [end, unpacked] = [0, 0];
  for (const part of [...parts.values()].toSorted((a, b) => startOf(a) - startOf(b))) {
    if (startOf(part) < end || part.isEncrypted())
      throw new Error("Parts overlap or are encrypted.");
    end = startOf(part) + part.compressedSize;
    unpacked += part.uncompressedSize;
  }
  if (end > zip.fileSize || unpacked > maxUnpackedBytes) throw new Error("The parts are too long.");
  return parts;
}

/** The tags of the content types and of all relationships, by the name of the part they stand in. */
async function readLists(zip: ZipFile, parts: Map<string, Entry>, bytes: Buffer) {
  const lists = [...parts].filter(
    ([name]) => name === "[content_types].xml" || name.endsWith(".rels"),
  );
  const unpacked = lists.reduce((sum, [, part]) => sum + part.uncompressedSize, 0);
  if (unpacked > maxListBytes) throw new Error("The lists are too long.");
  const read = async ([name, part]: [string, Entry]) => {
    const { fileDataStart: start } = await zip.readLocalFileHeaderPromise(part, { minimal: true });
    const data = bytes.subarray(start, start + part.compressedSize);
    const limit = { maxOutputLength: part.uncompressedSize };
    const xml = part.compressionMethod === 0 ? data : inflateRawSync(data, limit);
    return [name, readTags(new TextDecoder("utf-8", { fatal: true }).decode(xml))] as const;
  };
  return new Map(await Promise.all(lists.map(read)));
}

/** Checks a content type, a relationship, or the XML declaration: other encodings could hide words. */
function isHarmless(tag: Attributes): boolean {
  const { encoding = "utf-8", ContentType = "", Type = "", Target = "" } = tag;
  if (encoding !== "utf-8" || codeType.test(ContentType) || codeType.test(Type)) return false;
  if (Type.endsWith("/attachedtemplate")) return localFile.test(Target);
  return (tag.TargetMode ?? "internal") === "internal" || /\/(?:hyperlink|image)$/.test(Type);
}

// Both are linear: no quantified piece can begin with the character that follows it.
const tag = /<[/?]?[\w:.-]+((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*[/?]?>\s*/gy;
const attribute = /\s([\w:.-]+)\s*=\s*(["'])(.*?)\2/gs;

/** By name. Values are in lower case; references such as `&amp;` are not decoded. */
type Attributes = Partial<Record<string, string>>;

/**
 * The attributes of all tags in an XML document without text, as these parts are.
 * @throws for text, comments, CDATA and document types, which could hide or fake a tag
 */
function readTags(xml: string): Attributes[] {
  if (xml.trim().replaceAll(tag, "") !== "") throw new Error("The XML contains more than tags.");
  return [...xml.trim().matchAll(tag)].map(([, attributes = ""]) => {
    const pairs = attributes.matchAll(attribute);
    return Object.fromEntries(pairs.map(([, name, , value = ""]) => [name, value.toLowerCase()]));
  });
}
