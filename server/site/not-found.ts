/** Kept at a time, each with at most 80 characters. */
const capacity = 1_000;
/** How often a path was asked for before it is told: once or twice is a slip or a probe. */
const minVisits = 3;
/** Told at a time: the most frequent ones. */
const most = 50;

export type Wanted = { path: string; visits: number };

/** Where the editor reads it. */
export const notFoundPath = "/not-found.json";

/**
 * Counts the pages that visitors ask for in vain, in memory: what was there before the site was.
 * @param isFound whether a path has something by now
 */
export function countNotFound(isFound: (path: string) => boolean = () => false) {
  const visits = new Map<string, { all: number; week: number }>();

  return {
    /** @param path as the log shows it */
    add(path: string): void {
      if (!visits.has(path) && visits.size >= capacity) forgetRarest();
      const { all, week } = visits.get(path) ?? { all: 0, week: 0 };
      visits.set(path, { all: all + 1, week: week + 1 });
    },
    /** Those that could lead on. @param since the start of this server, or if that is later the last weekly mail */
    wanted: (since: "all" | "week" = "all"): Wanted[] =>
      [...visits]
        .map(([path, counts]) => ({ path, visits: counts[since] }))
        .filter((it) => it.visits >= minVisits && isWhole(it.path) && !isFound(it.path))
        .toSorted((a, b) => b.visits - a.visits)
        .slice(0, most),
    /** A new week begins. */
    reset(): void {
      for (const [path, { all }] of visits) visits.set(path, { all, week: 0 });
    },
  };

  /** Half of them: the least asked for, of these the newest. Scanners ask for thousands, each once. */
  function forgetRarest() {
    const rarest = [...visits].toReversed().toSorted(([, a], [, b]) => a.all - b.all);
    for (const [path] of rarest.slice(0, capacity / 2)) visits.delete(path);
  }
}

/** The log leaves out what could be a person's address or a random value, and cuts what is long. */
const isWhole = (path: string) => !path.includes("...") && path.length < 80;

export type NotFound = ReturnType<typeof countNotFound>;
