import { loggedPath } from "#server/route.ts";

/** Kept at a time, each with at most 80 characters. */
const capacity = 1_000;
/** Told: the most wanted. */
const told = 50;
/** How often a path was asked for before it is told: once or twice is a slip or a probe. */
const minVisits = 3;

export type Wanted = { path: string; visits: number };

/** Where it is told, on the port of the metrics, which visitors cannot reach. */
export const notFoundPath = "/not-found";

/**
 * Counts the paths that visitors ask for and nothing has, in memory: what was there before the site was. Only those that
 * the log may write; what looks like a person's address or a random value is not counted.
 */
export function countNotFound() {
  const visits = new Map<string, number>();

  return {
    count(path: string): void {
      if (loggedPath(path) !== path) return;
      if (!visits.has(path) && visits.size >= capacity) forgetRarest();
      visits.set(path, (visits.get(path) ?? 0) + 1);
    },
    /** @param isFound whether a path has something by now */
    wanted: (isFound: (path: string) => boolean = () => false): Wanted[] =>
      [...visits]
        .map(([path, count]) => ({ path, visits: count }))
        .filter(({ path, visits: count }) => count >= minVisits && !isFound(path))
        .toSorted((a, b) => b.visits - a.visits)
        .slice(0, told),
  };

  /** Half of them: the least asked for, of these the oldest. */
  function forgetRarest() {
    const rarest = [...visits].toSorted(([, a], [, b]) => a - b).slice(0, capacity / 2);
    for (const [path] of rarest) visits.delete(path);
  }
}

export type NotFound = ReturnType<typeof countNotFound>;
