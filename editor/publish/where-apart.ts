/** What is around the difference of two texts. */
type Cut = { before: string; own: string; after: string };

/** Letters that are shown around it. */
const around = 80;

/** Two texts, cut to where they differ: `own` are the words that the other one has not in this place. */
export function whereApart(old: string, now: string): [old: Cut, now: Cut] {
  const [a, b] = [partsOf(old), partsOf(now)];
  const most = Math.min(a.length, b.length);
  let [start, end] = [0, 0];
  while (start < most && a[start] === b[start]) start += 1;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const cut = (words: readonly string[]): Cut => {
    const before = words.slice(0, start).join("");
    const after = words.slice(words.length - end).join("");
    return {
      before: before.length > around ? `… ${before.slice(-around)}` : before,
      own: words.slice(start, words.length - end).join(""),
      after: after.length > around ? `${after.slice(0, around)} …` : after,
    };
  };
  return [cut(a), cut(b)];
}

const partsOf = (text: string) => text.match(/\s+|\S+/g) ?? [];
