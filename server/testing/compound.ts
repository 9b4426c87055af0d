const none = 0xffffffff;
const endOfChain = 0xfffffffe;

/** An entry of the directory, with links: the indices of others. */
export type Stored = { name: string; kind: 1 | 2 | 5 } & Partial<Record<Link, number>>;
type Link = "left" | "right" | "child";

/** The directory of a Word file: the root, its WordDocument stream and `more` as siblings. */
export const wordEntries = (...more: Stored[]): Stored[] => [
  { name: "Root Entry", kind: 5, child: 1 },
  ...[{ name: "WordDocument", kind: 2 } as const, ...more].map((entry, i, { length }) => ({
    right: i + 1 < length ? i + 2 : none,
    ...entry,
  })),
];

/**
 * A compound file (OLE) of 512-byte sectors, with what isDoc reads: FAT in sector 0, directory from
 * sector 1 on.
 */
export function compoundOf(entries: Stored[]): Buffer {
  const sectors = Math.ceil(entries.length / 4);
  const bytes = Buffer.alloc(512 * (2 + sectors));
  bytes.write("d0cf11e0a1b11ae1", "hex");
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 48);
  for (let i = 1; i <= sectors; i += 1)
    bytes.writeUInt32LE(i < sectors ? i + 1 : endOfChain, 512 + 4 * i);
  entries.forEach(({ name, kind, left = none, right = none, child = none }, i) => {
    const at = 1024 + 128 * i;
    bytes.write(name, at, "utf16le");
    bytes.writeUInt16LE(2 * name.length + 2, at + 64);
    bytes.writeUInt8(kind, at + 66);
    [left, right, child].forEach((id, k) => bytes.writeUInt32LE(id, at + 68 + 4 * k));
  });
  return bytes;
}
