import { inflateRawSync } from "node:zlib";
import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";

export const docxMediaType =
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

// A resume with pictures has some dozen parts; each costs a few microseconds here.
const maxParts = 1000;
// What the parts claim to unpack to, together. Word itself would have to hold all of it.
const maxUnpackedBytes = 100 * 1024 * 1024;
// The content types and relationships together, all that is unpacked here: some 10 KiB usually.
const maxListBytes = 256 * 1024;

/** Programs and scripts, and where Word keeps macros, ActiveX controls and OLE objects. */
const codeName =
  /\.(?:bat|chm|cmd|com|cpl|dll|exe|hta|jar|jse?|lnk|ms[ip]|pif|ps1|reg|scr|vb[es]|ws[fh])$|(?:^|\/)(?:vba|(?:activex|embeddings)\/)[^/]*\.bin$/;
/** Of parts and relationships. A reference (`&#111;`) could hide a word; Word writes none there. */
const codeType = /&|activex|macroenabled|oleobject|vba|\/control$/;
/** Word notes on whose disk a template lies, or that it lies beside; it would fetch any other. */
const localFile = /^(?:file:\/\/(?:localhost)?\/\w|[\w .-]+$)/;

/**
 * Whether bytes are a Word document without code: a ZIP archive with the parts such a document
 * must have (ECMA-376, part 2), none of them code, and nothing but pictures fetched from elsewhere.
 */
export async function isDocx(bytes: Buffer): Promise<boolean> {
  // An archive may start anywhere by its own rules; what Word writes starts at once.
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
    // Whatever the archive's reader does not like, Word may like even less.
    return false;
  }
}

/** By name in lower case, since names of parts are compared so. */
async function readParts(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxParts) throw new Error("The archive has too many parts.");
  const parts = new Map<string, Entry>();
  for await (const part of zip.eachEntry()) parts.set(part.fileName.toLowerCase(), part);
  if (parts.size < zip.entryCount) throw new Error("Two parts have one name.");
  const startOf = (part: Entry) => part.relativeOffsetOfLocalHeader;
  let [end, unpacked] = [0, 0];
  for (const part of [...parts.values()].toSorted((a, b) => startOf(a) - startOf(b))) {
    if (startOf(part) < end || part.isEncrypted()) throw new Error("A part cannot be read.");
    end = startOf(part) + part.compressedSize;
    unpacked += part.uncompressedSize;
  }
  if (end > zip.fileSize || unpacked > maxUnpackedBytes) throw new Error("The parts are too long.");
  return parts;
}

/** The content types and all relationships, by the name of the part that lists them. */
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

/** Of a content type, a relationship or the XML declaration, whose encoding could hide words. */
function isHarmless(tag: Attributes): boolean {
  const { encoding = "utf-8", ContentType = "", Type = "", Target = "" } = tag;
  if (encoding !== "utf-8" || codeType.test(ContentType) || codeType.test(Type)) return false;
  if (Type.endsWith("/attachedtemplate")) return localFile.test(Target);
  return (tag.TargetMode ?? "internal") === "internal" || /\/(?:hyperlink|image)$/.test(Type);
}

// Both run in linear time: what may follow each piece begins with another character.
const tag = /<[/?]?[\w:.-]+((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*[/?]?>\s*/gy;
const attribute = /\s([\w:.-]+)\s*=\s*(["'])(.*?)\2/gs;

/** By name; values in lower case, with references such as `&amp;` as written. */
type Attributes = Partial<Record<string, string>>;

/**
 * The attributes of every tag of an XML text that holds tags only, as a package's lists do.
 * @throws for text, comments, CDATA and document types, which could hide a tag or feign one
 */
function readTags(xml: string): Attributes[] {
  if (xml.trim().replaceAll(tag, "") !== "") throw new Error("The XML holds more than tags.");
  return [...xml.trim().matchAll(tag)].map(([, attributes = ""]) => {
    const pairs = attributes.matchAll(attribute);
    return Object.fromEntries(pairs.map(([, name, , value = ""]) => [name, value.toLowerCase()]));
  });
}
