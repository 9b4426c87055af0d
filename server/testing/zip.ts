import { crc32, deflateRawSync } from "node:zlib";

/** `claims`: false statements in the central directory. */
export type Part = {
  name: string;
  content: string;
  claims?: { unpacked?: number; packed?: number; offset?: number; encrypted?: boolean };
};

// Numbers of two and of four bytes. Little-endian, as the machines are that run this.
const short = (...numbers: number[]) => Buffer.from(Uint16Array.from(numbers).buffer);
const long = (...numbers: number[]) => Buffer.from(Uint32Array.from(numbers).buffer);

/** A ZIP archive, valid by default. Only ASCII. @param count number of entries in the end record */
export function zipOf(parts: Part[], count = parts.length): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims = {} } of parts) {
    const data = deflateRawSync(content);
    const { packed = data.length, unpacked = content.length, encrypted = false } = claims;
    const facts = Buffer.concat([
      short(20, Number(encrypted), 8, 0, 0),
      long(crc32(content), packed, unpacked),
      short(name.length, 0),
    ]);
    const file = Buffer.concat([Buffer.from("PK\x03\x04"), facts, Buffer.from(name), data]);
    local.push(file);
    central.push(Buffer.from("PK\x01\x02"), short(20), facts, short(0, 0, 0, 0, 0));
    central.push(long(claims.offset ?? offset), Buffer.from(name));
    offset += file.length;
  }
  const directory = Buffer.concat(central);
  const end = [short(0, 0, count, count), long(directory.length, offset), short(0)];
  return Buffer.concat([...local, directory, Buffer.from("PK\x05\x06"), ...end]);
}

export const plain = (name: string, content = "x"): Part => ({ name, content });

export const many = (count: number, ending = "png", content = "x"): Part[] =>
  Array.from({ length: count }, (_, i) => plain(`word/${i}.${ending}`, content));

/** A part with one relationship. @param kind such as `hyperlink` @param mode `Internal` or `External` */
export const relationshipIn = (name: string, kind: string, target: string, mode = "Internal") =>
  plain(
    name,
    `<?xml version="1.0" encoding="UTF-8"?><Relationships><Relationship Id="rId1" Target="${target}"
Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" TargetMode="${mode}"/></Relationships>`,
  );

export const documentType = "openxmlformats-officedocument.wordprocessingml.document";

/** The parts of a minimal Word document. @param type of the main part @param main its name */
export const docxParts = (type = documentType, main = "word/document.xml"): [Part, ...Part[]] => [
  plain(
    "[Content_Types].xml",
    `<?xml version="1.0" encoding="UTF-8"?><Types><Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/${main}" ContentType="application/vnd.${type}.main+xml"/></Types>`,
  ),
  relationshipIn("_rels/.rels", "officeDocument", main),
  plain(main, "<w:document><w:body/></w:document>"),
];
