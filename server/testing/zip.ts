import { crc32, deflateRawSync } from "node:zlib";

export type Part = {
  name: string;
  content: string | Buffer;
  /** False statements for the central directory. */
  claims?: { unpacked?: number; packed?: number; offset?: number; encrypted?: boolean };
};

/** A ZIP archive, valid by default. @param count number of entries in the end record */
export function zipOf(parts: Part[], count = parts.length): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims = {} } of parts) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
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

export const plain = (name: string, content: string | Buffer = "x"): Part => ({ name, content });

export const many = (count: number, ending = "png", content = "x"): Part[] =>
  Array.from({ length: count }, (_, i) => plain(`word/${i}.${ending}`, content));

export const documentType = "openxmlformats-officedocument.wordprocessingml.document";

/** @param kind such as `hyperlink` @param mode `Internal` or `External` */
export const relationship = (kind: string, target: string, mode = "Internal") =>
  `<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="${mode}"/>`;

/** A part with a list of relationships. */
export const relationships = (name: string, ...list: string[]): Part => ({
  name,
  content: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join("")}</Relationships>`,
});

/**
 * The three parts of a minimal Word document.
 * @param type content type of the main part
 * @param types more content types, as XML
 * @param main name of the main part
 */
export const docxParts = (type = documentType, types = "", main = "word/document.xml"): Part[] => [
  {
    name: "[Content_Types].xml",
    content: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>${types}
<Override PartName="/${main}" ContentType="application/vnd.${type}.main+xml"/></Types>`,
  },
  relationships("_rels/.rels", relationship("officeDocument", main)),
  { name: main, content: "<w:document><w:body/></w:document>" },
];
