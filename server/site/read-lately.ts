/**
 * Remembers what was read last, up to a size, so that readers of one file at the same time share its bytes: 400 slow
 * readers of a script held 350 MB.
 * @param read what is not found is not remembered
 * @param maxBytes of all together
 */
export function readLately<T>(
  read: (name: string) => Promise<T | undefined>,
  sizeOf: (found: T) => number,
  maxBytes: number,
) {
  const known = new Map<string, { found: Promise<T | undefined>; size: number }>();
  let bytes = 0;

  function forget(name: string): void {
    bytes -= known.get(name)?.size ?? 0;
    known.delete(name);
  }

  async function readNew(name: string): Promise<T | undefined> {
    const entry = { found: read(name), size: 0 };
    known.set(name, entry);
    const found = await entry.found.catch(() => undefined);
    if (known.get(name) !== entry) return found;
    if (found === undefined) known.delete(name);
    else bytes += entry.size = sizeOf(found);
    for (const oldest of known.keys()) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
    return found;
  }

  return {
    get(name: string): Promise<T | undefined> {
      const entry = known.get(name);
      if (!entry) return readNew(name);
      // The last one read is forgotten last.
      known.delete(name);
      known.set(name, entry);
      return entry.found;
    },
    clear(): void {
      for (const name of known.keys()) forget(name);
    },
  };
}
