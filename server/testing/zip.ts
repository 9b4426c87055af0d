import { crc32, deflateRawSync } from "node:zlib";

export type Part = {
  name: string;
  content: string | Buffer;
  /** What the central directory says where it shall lie. */
  claims?: { unpacked?: number; packed?: number; offset?: number; encrypted?: boolean };
};

/** A ZIP archive out of parts, honest unless told otherwise. @param count what its end says */
export function zipOf(parts: Part[], count = parts.length): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  const packedBefore = new Map<string | Buffer, Buffer>();
  for (const { name, content, claims = {} } of parts) {
    const data = Buffer.from(content);
    const packed = packedBefore.get(content) ?? deflateRawSync(data);
    packedBefore.set(content, packed);
    const label = Buffer.from(name);
    const facts = Buffer.alloc(20);
    facts.writeUInt16LE(claims.encrypted ? 0x801 : 0x800, 0);
    facts.writeUInt16LE(8, 2);
    facts.writeUInt32LE(crc32(data), 8);
    facts.writeUInt32LE(claims.packed ?? packed.length, 12);
    facts.writeUInt32LE(claims.unpacked ?? data.length, 16);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(label.length);
    const start = Buffer.concat([Buffer.from("PK\x03\x04\x14\0"), facts, lengths, label, packed]);
    local.push(start);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(claims.offset ?? offset, 10);
    central.push(
      Buffer.concat([Buffer.from("PK\x01\x02\x14\0\x14\0"), facts, lengths, rest, label]),
    );
    offset += start.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06");
  end.writeUInt16LE(count & 0xffff, 8);
  end.writeUInt16LE(count & 0xffff, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

const typesOf = (main: string, more = "") =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>${more}
<Override PartName="/word/document.xml" ContentType="application/vnd.${main}.main+xml"/></Types>`;

export const documentType = "openxmlformats-officedocument.wordprocessingml.document";

/** The three parts of the smallest Word document. */
export const docxParts = (main = documentType, more = ""): Part[] => [
  { name: "[Content_Types].xml", content: typesOf(main, more) },
  { name: "_rels/.rels", content: "<Relationships/>" },
  { name: "word/document.xml", content: "<w:document><w:body/></w:document>" },
];
