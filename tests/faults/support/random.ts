export type Random = {
  seed: number;
  /** From 0 to 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  chance(probability: number): boolean;
  bytes(count: number): Buffer;
};

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const word = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = () => word() / 2 ** 32;
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    seed,
    next,
    int,
    chance: (probability) => next() < probability,
    pick<T>(from: readonly T[]): T {
      // In range by construction; a list of nothing is a fault of the test.
      return from[int(0, from.length - 1)] as T;
    },
    bytes(count) {
      const bytes = Buffer.allocUnsafe(Math.ceil(count / 4) * 4);
      for (let at = 0; at < bytes.length; at += 4) bytes.writeUInt32LE(word(), at);
      return bytes.subarray(0, count);
    },
  };
}
