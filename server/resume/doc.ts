// Compound File Binary format: [MS-CFB], sections 2.2 (header), 2.3 (FAT), 2.6 (directory).
const signature = "d0cf11e0a1b11ae1";
const headerBytes = 512;
// The header lists the first 109 sectors of the FAT, which cover 6.8 MB; a resume has at most 5.
const listedInHeader = 109;
const entryBytes = 128;
const kinds = { storage: 1, stream: 2, root: 5 } as const;
const noEntry = 0xffffffff;

/** `id`s of neighbours and of the first child are places in the directory. */
type DirectoryEntry = { name: string; kind: number; left: number; right: number; child: number };

/**
 * Whether bytes are a Word 97-2003 document without macros: a compound file with a stream named
 * WordDocument at its top and no storage of code anywhere. Every chain and tree is followed at
 * most once through, so a file that refers to itself ends the walk.
 */
export function isDoc(bytes: Buffer): boolean {
  const directory = readDirectory(bytes);
  if (!directory || directory.some(isCode)) return false;
  return topLevel(directory).some(
    ({ name, kind }) => name === "worddocument" && kind === kinds.stream,
  );
}

function readDirectory(bytes: Buffer): DirectoryEntry[] | undefined {
  if (bytes.length < headerBytes || bytes.toString("hex", 0, 8) !== signature) return undefined;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const size = 1 << shift;
  const sector = (number: number): Buffer | undefined => {
    const start = (number + 1) * size;
    return start + size <= bytes.length ? bytes.subarray(start, start + size) : undefined;
  };
  /** What follows a sector in its chain; no sector at all when the table has no such place. */
  const next = (number: number): number => {
    const perSector = size / 4;
    const listed = Math.floor(number / perSector);
    if (listed >= listedInHeader) return noEntry;
    const table = sector(bytes.readUInt32LE(76 + 4 * listed));
    return table ? table.readUInt32LE(4 * (number % perSector)) : noEntry;
  };
  const entries: DirectoryEntry[] = [];
  const visited = new Set<number>();
  for (let at = bytes.readUInt32LE(48); !visited.has(at); at = next(at)) {
    visited.add(at);
    const data = sector(at);
    // Marks of a chain's end are no sector's number either.
    if (!data) break;
    for (let start = 0; start < size; start += entryBytes) {
      entries.push(readEntry(data.subarray(start, start + entryBytes)));
    }
  }
  return entries;
}

function readEntry(data: Buffer): DirectoryEntry {
  // Counted in bytes with the closing zero; more than 64 is a lie.
  const nameBytes = Math.min(64, data.readUInt16LE(64)) & ~1;
  return {
    name: data.toString("utf16le", 0, Math.max(0, nameBytes - 2)).toLowerCase(),
    kind: data.readUInt8(66),
    left: data.readUInt32LE(68),
    right: data.readUInt32LE(72),
    child: data.readUInt32LE(76),
  };
}

/** Where Word, Excel and the rest keep macros: [MS-OVBA], section 2.2.1. */
const isCode = ({ name, kind }: DirectoryEntry): boolean =>
  (kind === kinds.storage && ["macros", "vba", "_vba_project_cur"].includes(name)) ||
  (kind === kinds.stream && ["_vba_project", "projectwm"].includes(name));

/** The entries of the root storage: a binary tree of siblings. */
function topLevel(directory: DirectoryEntry[]): DirectoryEntry[] {
  const root = directory[0];
  if (root?.kind !== kinds.root) return [];
  const found = new Set<DirectoryEntry>();
  const waiting = [root.child];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = directory[id];
    if (!entry || found.has(entry)) continue;
    found.add(entry);
    waiting.push(entry.left, entry.right);
  }
  return [...found];
}
