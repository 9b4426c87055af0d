const none = 0xffffffff;
const endOfChain = 0xfffffffe;

/** `flags`: those of the text's header, [MS-DOC] section 2.5.2. `ident`: the version of Word. */
type Text = { flags?: number; ident?: number };

/**
 * A compound file (OLE2) of 512-byte sectors: FAT in sector 0, directory from sector 1 on, then the first
 * sector of a text, to which the first entry belongs.
 * @param names of streams, and of storages with a final slash
 */
export function compoundOf(names: string[], { flags = 0, ident = 0xa5ec }: Text = {}): Buffer {
  const entries = ["Root Entry", ...names];
  const sectors = Math.ceil(entries.length / 4);
  const bytes = Buffer.alloc(512 * (3 + sectors));
  bytes.write("d0cf11e0a1b11ae1", "hex");
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 48);
  for (let i = 1; i <= sectors + 1; i += 1)
    bytes.writeUInt32LE(i < sectors ? i + 1 : endOfChain, 512 + 4 * i);
  entries.forEach((entry, i) => {
    const name = entry.replace("/", "");
    const kind = entry === name ? 2 : 1;
    const at = 1024 + 128 * i;
    bytes.write(name, at, "utf16le");
    bytes.writeUInt16LE(2 * name.length + 2, at + 64);
    bytes.writeUInt8(i === 0 ? 5 : kind, at + 66);
    // All are in the root, each the next one's left neighbour.
    const next = i > 0 && i + 1 < entries.length ? i + 1 : none;
    [none, next, i === 0 ? 1 : none].forEach((id, k) => bytes.writeUInt32LE(id, at + 68 + 4 * k));
    bytes.writeUInt32LE(sectors + 1, at + 116);
  });
  bytes.writeUInt16LE(ident, 1024 + 512 * sectors);
  bytes.writeUInt16LE(flags, 1024 + 512 * sectors + 10);
  return bytes;
}
