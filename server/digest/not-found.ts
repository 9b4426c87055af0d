const mostPaths = 200;
const shown = 10;

/** Counts the pages that visitors asked for in vain, since the last weekly mail or the start of this server. */
export function countNotFound() {
  let counts = new Map<string, number>();
  return {
    /** @param path as the log shows it */
    add(path: string): void {
      const before = counts.get(path);
      // Scanners ask for thousands; what is asked for often is there by then.
      if (before !== undefined || counts.size < mostPaths) counts.set(path, (before ?? 0) + 1);
    },
    /** The most frequent ones, as `/old-page 12`. */
    list: (): string[] =>
      [...counts]
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, shown)
        .map(([path, count]) => `${path} ${count}`),
    reset: () => void (counts = new Map()),
  };
}
export type NotFound = ReturnType<typeof countNotFound>;
