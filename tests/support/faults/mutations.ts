/** At least 27 characters: the platform's own parser rejects shorter ones. */
export const boundary = "----a-boundary-as-of-browsers";

// Byte sequences that parsers may treat specially, separated by bars.
const tokens = [
  '\0|\r|\n|"|\\|;|:|=|&|%|+|,|{|}| |\t|\u007f|\u00ff|\u00c3|\u0080|\r\n|\r\n\r\n|\n\n|--|%00|%ff|%zz|%22|%0D',
  '\u00ef\u00bb\u00bf|\\ud800|"__proto__":{},|&__proto__=x|__proto__|email|&email=other@example.org|\r\n--c--',
  `\r\n--${boundary}|\r\n--${boundary}\r\n|\r\n--${boundary}--\r\n|--${boundary}|; charset=utf-16le|\r\nX: `,
  '; name="subject"|; filename="cv.pdf"|; filename*=utf-8\'\'cv.pdf|\r\nContent-Type: image/x|\r\n folded',
  '\r\nContent-Disposition: form-data; name="subject"|\r\nContent-Type: text/plain; charset=utf-16le',
  '\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\nContent-Disposition: form-data; name="email"\r\n\r\nx',
  "\r\nContent-Disposition: attachment|\r\nContent-Transfer-Encoding: base64",
].flatMap((line) => line.split("|"));
const headTokens = [
  "\r\nContent-Length: 5|\r\nContent-Length: 99999|\r\nTransfer-Encoding: chunked|\r\nTransfer-Encoding: gzip",
  "\r\nHost: a..1|\r\nHost: other|\r\nExpect: 100-continue|\r\nExpect: x|\r\nConnection: close| HTTP/1.0|//|/..",
  "\r\nUpgrade: h2c|\r\nContent-Encoding: gzip|\r\nOrigin: null|GET / HTTP/1.1\r\nHost: x\r\n\r\n",
].flatMap((line) => line.split("|"));

/** Seeded random choices. Bodies and heads are binary strings: one character per byte. */
export function choices(seed: number) {
  let state = seed;
  /** Mulberry32: the same numbers on every machine. */
  function below(n: number): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  }
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T; // never empty

  /** Splits at a random position, preferably near a delimiter. */
  function split(text: string): [before: string, range: string, after: string] {
    const mark = pick(["\r\n", "\r\n", "----", '"', ";", "=", "&", ":", ","]);
    const marked = text.indexOf(mark, below(text.length)) + pick([0, 0, 1, 2, 3]);
    const from = pick([marked, marked, below(text.length + 1)]);
    const to = from + pick([below(8), below(8), below(200)]);
    return [text.slice(0, from), text.slice(from, to), text.slice(to)];
  }
  const insert = (text: string, more: string) => split(text).toSpliced(1, 0, more).join("");

  /** Applies up to four random mutations. */
  function mutate(text: string, isHead = false): string {
    const token = () => pick(isHead ? pick([tokens, headTokens]) : tokens);
    const ways: ((it: string) => string)[] = [
      (it) => insert(it, pick([token(), token(), token(), token().repeat(below(3000))])),
      (it) => insert(it, pick([token(), split(it)[1]])),
      (it) => split(it).toSpliced(1, 1).join(""),
      (it) => insert(split(it).toSpliced(1, 1).join(""), String.fromCharCode(below(256))),
      (it) => pick([it, it, it, split(it)[0]]),
      (it) => it.replace(pick(["----", "name", "email", "form-data", "\r\n"]), token),
      (it) => pick([it, it, it, it.replaceAll("\r\n", "\n")]),
    ];
    let mutated = text;
    for (let left = below(5); left > 0; left -= 1) mutated = pick(ways)(mutated);
    return mutated;
  }
  return { pick, mutate };
}
