/**
 * Collects what a folder of content files exports, so that a new entry is one new file.
 * @param folder for messages, relative to the repository
 * @param modules path to entry, from an eager `import.meta.glob` with `import` set
 * @throws naming the file when it exports no entry or its slug is not its name
 */
export function collect<Entry extends { slug: string }>(
  folder: string,
  modules: Record<string, Entry | undefined>,
): Entry[] {
  return Object.entries(modules).map(([path, entry]) => {
    const name = path.replace(/^\.\//, "").replace(/\.ts$/, "");
    if (entry === undefined) {
      throw new Error(`${folder}/${name}.ts exports no entry under the expected name`);
    }
    if (entry.slug !== name) {
      throw new Error(
        `${folder}/${name}.ts has the slug "${entry.slug}"; it must be its file name`,
      );
    }
    return entry;
  });
}

/**
 * Sorts entries by a number each has to itself.
 * @throws naming both entries when two share a number
 */
export function inOrder<Entry extends { slug: string }>(
  folder: string,
  entries: readonly Entry[],
  position: (entry: Entry) => number,
): Entry[] {
  const sorted = entries.toSorted((a, b) => position(a) - position(b));
  sorted.forEach((entry, index) => {
    const previous = sorted[index - 1];
    if (previous && position(previous) === position(entry)) {
      throw new Error(
        `${folder}: ${previous.slug}.ts and ${entry.slug}.ts share the number ${position(entry)}`,
      );
    }
  });
  return sorted;
}
