type Piece = { text: string; isOwn: boolean };

/** Comparing grows with the product of the lengths. */
const mostWords = 400;

/** Two texts in pieces; `isOwn`: words that the other one has not in this place. */
export function wordsApart(old: string, now: string): [old: Piece[], now: Piece[]] {
  const [a, b] = [old, now].map((text) => text.match(/\s+|[^\s]+/g) ?? []);
  if (!a || !b || a.length > mostWords || b.length > mostWords) return [[], []];
  // Length of the longest common sequence of what follows.
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const [was, is]: [Piece[], Piece[]] = [[], []];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add(was, a[i] ?? "", false);
      add(is, b[j] ?? "", false);
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      add(was, a[i] ?? "", true);
      i += 1;
    } else {
      add(is, b[j] ?? "", true);
      j += 1;
    }
  }
  return [was, is];
}

function add(pieces: Piece[], text: string, isOwn: boolean) {
  const last = pieces.at(-1);
  if (last && last.isOwn === isOwn) last.text += text;
  else pieces.push({ text, isOwn });
}
