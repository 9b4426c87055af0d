import type { Text } from "./texts.ts";

/** In words. What is longer is read twice; plain-language guides ask for 15 to 20 on average. */
const longestSentence = 30;
/** In words: what the longest of the schemas allow, and some fifteen lines on a phone. */
const longestParagraph = 90;
/** In words: shorter ones, such as "in front of the people who", are the language's, not the writer's. */
const shortestRepeat = 7;
/** In characters: what a page's description has at least, and no two pages share one. */
const shortestDescription = 50;

/** One sentence for each sentence and each paragraph that is too long to read. */
export const longSentences = (texts: readonly Text[]): string[] =>
  texts.flatMap(({ where, text }) =>
    text.split(/\n\s*\n/).flatMap((paragraph) => {
      const found = paragraph
        .split(/(?<=[.?!:])\s+/)
        .filter((sentence) => count(sentence) > longestSentence)
        .map(
          (sentence) =>
            `${where} has a sentence of ${count(sentence)} words, and needs ${longestSentence} or fewer: "${beginning(sentence)} …"`,
        );
      if (count(paragraph) > longestParagraph)
        found.push(
          `${where} has a paragraph of ${count(paragraph)} words, and needs ${longestParagraph} or fewer: "${beginning(paragraph)} …"`,
        );
      return found;
    }),
  );

/** One sentence for each run of seven words or more, and each longer text, that has stood elsewhere. */
export function repeatedRuns(texts: readonly Text[]): string[] {
  const places = new Map<string, string>();
  return texts.flatMap(({ where, text }) => {
    const tokens = wordsOf(text.toLowerCase());
    const length =
      text.length < shortestDescription ? shortestRepeat : Math.min(shortestRepeat, tokens.length);
    const run = (start: number, end: number) => tokens.slice(start, end).join(" ");
    const found: string[] = [];
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const place = places.get(run(start, start + length));
      if (place === undefined) {
        places.set(run(start, start + length), where);
        continue;
      }
      let end = start + length;
      while (end < tokens.length && places.get(run(end + 1 - length, end + 1)) === place) end += 1;
      found.push(
        `${where} says again what ${place} says: "${run(start, end)}"; say it once, or otherwise`,
      );
      start = end - 1;
    }
    return found;
  });
}

/** Without the signs around them: e-mail and don't are one word each. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*/gu) ?? [];
const count = (text: string) => text.trim().split(/\s+/).length;
const beginning = (text: string) => text.split(/\s+/, 6).join(" ");
