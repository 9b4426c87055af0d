// Compound File Binary format: [MS-CFB], sections 2.2 (header), 2.3 (FAT), 2.6 (directory).
const entryBytes = 128;
const kinds: Partial<Record<number, string>> = { 1: "storage", 2: "stream", 5: "root" };

/** Where Office documents keep macros: [MS-OVBA], section 2.2.1. */
const macros = /^(?:storage (?:macros|vba|_vba_project_cur)|stream (?:_vba_project|projectwm))$/;

/**
 * Whether bytes are a Word 97-2003 document without macros: a compound file with a stream named
 * WordDocument in its root storage and no macros anywhere. Each sector and each entry is visited at
 * most once, so files with cyclic references end too.
 */
export function isDoc(bytes: Buffer): boolean {
  if (bytes.length < 512 || bytes.toString("hex", 0, 8) !== "d0cf11e0a1b11ae1") return false;
  const sectorShift = bytes.readUInt16LE(30);
  if (sectorShift !== 9 && sectorShift !== 12) return false;
  const directory = readDirectory(bytes, 1 << sectorShift);
  const names = directory.map(kindAndName);
  const hasText = rootEntries(directory).some((index) => names[index] === "stream worddocument");
  return hasText && !names.some((name) => macros.test(name));
}

function readDirectory(bytes: Buffer, sectorBytes: number): Buffer[] {
  const startOf = (sector: number) => (sector + 1) * sectorBytes;
  const isInside = (sector: number) => startOf(sector + 1) <= bytes.length;
  const entries: Buffer[] = [];
  const visited = new Set<number>();
  let sector = bytes.readUInt32LE(48);
  // The end-of-chain marker lies outside any file.
  while (isInside(sector) && !visited.has(sector)) {
    visited.add(sector);
    for (let at = startOf(sector); at < startOf(sector + 1); at += entryBytes)
      entries.push(bytes.subarray(at, at + entryBytes));
    // The header lists 109 sectors of the FAT, which cover 6.8 MB; a resume has at most 5.
    const table = bytes.readUInt32LE(76 + 4 * Math.floor((4 * sector) / sectorBytes));
    if (!isInside(table)) break;
    sector = bytes.readUInt32LE(startOf(table) + ((4 * sector) % sectorBytes));
  }
  return entries;
}

/** Such as `stream worddocument`. The length of the name is in bytes and includes the final NUL. */
function kindAndName(entry: Buffer): string {
  const name = entry.toString("utf16le", 0, entry.readUInt16LE(64) - 2);
  return `${kinds[entry.readUInt8(66)]} ${name.toLowerCase()}`;
}

/** Indices of the entries in the root storage, which form a binary tree of siblings. */
function rootEntries(directory: Buffer[]): number[] {
  const [root] = directory;
  if (!root || !kindAndName(root).startsWith("root")) return [];
  // Iterating over a set also visits the indices added meanwhile, each once.
  const indices = new Set([root.readUInt32LE(76)]);
  for (const index of indices) {
    const entry = directory[index];
    if (entry) indices.add(entry.readUInt32LE(68)).add(entry.readUInt32LE(72));
  }
  return [...indices];
}
