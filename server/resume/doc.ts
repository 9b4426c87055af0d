// Compound File Binary format: [MS-CFB], sections 2.2 (header), 2.3 (FAT), 2.6 (directory).
const entryBytes = 128;
const kinds: Partial<Record<number, string>> = { 1: "storage", 2: "stream", 5: "root" };

/** Where Word, Excel and the rest keep macros: [MS-OVBA], section 2.2.1. */
const macros = /^(?:storage (?:macros|vba|_vba_project_cur)|stream (?:_vba_project|projectwm))$/;

/**
 * Whether bytes are a Word 97-2003 document without macros: a compound file with a stream named
 * WordDocument at its top and no macros anywhere. Every chain and tree is followed at most once
 * through, so a file that refers to itself ends the walk.
 */
export function isDoc(bytes: Buffer): boolean {
  if (bytes.length < 512 || bytes.toString("hex", 0, 8) !== "d0cf11e0a1b11ae1") return false;
  const sectorShift = bytes.readUInt16LE(30);
  if (sectorShift !== 9 && sectorShift !== 12) return false;
  const directory = readDirectory(bytes, 1 << sectorShift);
  const names = directory.map(describe);
  const hasText = topLevel(directory).some((place) => names[place] === "stream worddocument");
  return hasText && !names.some((name) => macros.test(name));
}

function readDirectory(bytes: Buffer, sectorBytes: number): Buffer[] {
  const startOf = (sector: number) => (sector + 1) * sectorBytes;
  const isInside = (sector: number) => startOf(sector + 1) <= bytes.length;
  const entries: Buffer[] = [];
  const visited = new Set<number>();
  let sector = bytes.readUInt32LE(48);
  // The mark of a chain's end is no sector's number.
  while (isInside(sector) && !visited.has(sector)) {
    visited.add(sector);
    for (let at = startOf(sector); at < startOf(sector + 1); at += entryBytes) {
      entries.push(bytes.subarray(at, at + entryBytes));
    }
    // The header lists 109 sectors of the FAT, which cover 6.8 MB; a resume has at most 5.
    const table = bytes.readUInt32LE(76 + 4 * Math.floor((4 * sector) / sectorBytes));
    if (!isInside(table)) break;
    sector = bytes.readUInt32LE(startOf(table) + ((4 * sector) % sectorBytes));
  }
  return entries;
}

/** Kind and name, such as `stream worddocument`; the length is in bytes with a closing zero. */
function describe(entry: Buffer): string {
  const name = entry.toString("utf16le", 0, entry.readUInt16LE(64) - 2);
  return `${kinds[entry.readUInt8(66)]} ${name.toLowerCase()}`;
}

/** The places of the root storage's entries, which are a binary tree of siblings. */
function topLevel(directory: Buffer[]): number[] {
  const [root] = directory;
  if (!root || !describe(root).startsWith("root")) return [];
  // A set visits each place once, also those added on the way.
  const places = new Set([root.readUInt32LE(76)]);
  for (const place of places) {
    const entry = directory[place];
    if (entry) places.add(entry.readUInt32LE(68)).add(entry.readUInt32LE(72));
  }
  return [...places];
}
