import { crc32, deflateRawSync } from "node:zlib";

export type Part = { name: string; content: string | Buffer };

/** `streamed`: sizes after the data, as writers do that cannot seek. `zip64`: 64-bit sizes and offsets. */
type Shape = { streamed?: boolean; zip64?: boolean; encrypted?: boolean };

// Numbers of two, four and eight bytes. Little-endian, as the machines are that run this.
const short = (...numbers: number[]) => Buffer.from(Uint16Array.from(numbers).buffer);
const long = (...numbers: number[]) => Buffer.from(Uint32Array.from(numbers).buffer);
const huge = (...numbers: number[]) => Buffer.from(BigUint64Array.from(numbers, BigInt).buffer);

const none = 0xffffffff; // the number is in the 64-bit field

/** A valid ZIP archive. Names in ASCII. */
export function zipOf(parts: Part[], shape: Shape = {}): Buffer {
  const { streamed = false, zip64 = false, encrypted = false } = shape;
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const data = deflateRawSync(content);
    const sizes = [data.length, Buffer.byteLength(content)];
    const crc = crc32(content);
    const start = short(zip64 ? 45 : 20, Number(encrypted) + 8 * Number(streamed), 8, 0, 0);
    const before = streamed ? long(0, 0, 0) : long(crc, ...sizes);
    const after = streamed ? [Buffer.from("PK\x07\x08"), long(crc, ...sizes)] : [];
    const head = [Buffer.from("PK\x03\x04"), start, before, short(name.length, 0)];
    const file = Buffer.concat([...head, Buffer.from(name), data, ...after]);
    const extra = zip64 ? [short(1, 24), huge(...sizes.toReversed(), offset)] : [];
    central.push(Buffer.from("PK\x01\x02"), short(20), start);
    central.push(zip64 ? long(crc, none, none) : long(crc, ...sizes));
    central.push(short(name.length, zip64 ? 28 : 0, 0, 0, 0, 0, 0));
    central.push(long(zip64 ? none : offset), Buffer.from(name), ...extra);
    local.push(file);
    offset += file.length;
  }
  const directory = Buffer.concat(central);
  const ends = zip64 ? [end64Of(parts.length, directory.length, offset)] : [];
  return Buffer.concat([
    ...local,
    directory,
    ...ends,
    endOf(parts.length, directory.length, offset),
  ]);
}

/** The record at the end. @param size of the directory @param offset where the directory begins */
export const endOf = (count: number, size: number, offset: number): Buffer =>
  Buffer.concat([
    Buffer.from("PK\x05\x06"),
    short(0, 0, count, count),
    long(size, offset),
    short(0),
  ]);

function end64Of(count: number, size: number, offset: number): Buffer {
  const record = [short(45, 45), long(0, 0), huge(count, count, size, offset)];
  const locator = [Buffer.from("PK\x06\x07"), long(0), huge(offset + size), long(1)];
  return Buffer.concat([Buffer.from("PK\x06\x06"), huge(44), ...record, ...locator]);
}

export const plain = (name: string, content: Part["content"] = "x"): Part => ({ name, content });

export const many = (count: number): Part[] =>
  Array.from({ length: count }, (_, i) => plain(`word/media/image${i}.png`));
