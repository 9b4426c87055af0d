/** Tables of a font by their four letters, as in the sfnt container of TrueType and OpenType. */
export type FontTables = Map<string, Buffer>;

const headerBytes = 12;
const recordBytes = 16;

/**
 * @param font an sfnt file: TrueType or OpenType, not WOFF
 * @see https://learn.microsoft.com/typography/opentype/spec/otff#table-directory
 */
export function tablesOf(font: Buffer): FontTables {
  const tables: FontTables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = headerBytes + index * recordBytes;
    const offset = font.readUInt32BE(record + 8);
    const length = font.readUInt32BE(record + 12);
    tables.set(font.toString("latin1", record, record + 4), font.subarray(offset, offset + length));
  }
  return tables;
}

/** The font of these tables, with TrueType outlines, as an sfnt file. */
export function fontOf(tables: FontTables): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(headerBytes + sorted.length * recordBytes);
  const power = Math.floor(Math.log2(sorted.length));
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(2 ** power * recordBytes, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((sorted.length - 2 ** power) * recordBytes, 10);

  const parts = [header];
  let offset = header.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    const record = headerBytes + index * recordBytes;
    header.write(tag, record, "latin1");
    header.writeUInt32BE(checksum(padded), record + 4);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(table.length, record + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

/** The sum of a table's 32-bit words; the table is a whole number of them. */
function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}
