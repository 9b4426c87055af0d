/*
 * Slows down whoever guesses passwords, without keeping others out: each client has guesses of its own, and so has each
 * browser that has signed in before. Of all strangers together one guess is checked after the other.
 */

const minuteMs = 60_000;
/** In a minute. */
const most = { own: 5, quick: 20 };
/** Then every stranger's guess waits for so long, and never longer than those before it take. */
const slowMs = 1_000;

/** Who guesses. @property isKnown a browser that has signed in before */
export type Guesser = { key: string; isKnown: boolean };

/**
 * @param now milliseconds
 * @param pause waits for so many of them
 */
export function createGuesses(now: () => number, pause: (ms: number) => Promise<void>) {
  let wrong: { key: string; isKnown: boolean; at: number }[] = [];
  const busy = new Set<string>();
  /** A check takes 32 MB for a tenth of a second: of strangers, and of those known, one at a time. */
  const turns = { strangers: Promise.resolve(), known: Promise.resolve() };

  return {
    /**
     * Checks a password, perhaps after a while.
     * @returns "wait" without checking when this client has guessed too often, or has a guess waiting
     */
    async check(
      { key, isKnown }: Guesser,
      isRight: () => Promise<boolean>,
    ): Promise<boolean | "wait"> {
      wrong = wrong.filter(({ at }) => at > now() - minuteMs);
      if (busy.has(key) || wrong.filter((it) => it.key === key).length >= most.own) return "wait";
      busy.add(key);
      const lane = isKnown ? "known" : "strangers";
      const own = turns[lane].then(async () => {
        if (!isKnown && wrong.filter((it) => !it.isKnown).length >= most.quick) await pause(slowMs);
        return isRight();
      });
      turns[lane] = own.then(
        () => {},
        () => {},
      );
      try {
        const result = await own;
        if (!result) wrong.push({ key, isKnown, at: now() });
        return result;
      } finally {
        busy.delete(key);
      }
    },
  };
}
