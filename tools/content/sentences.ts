import type { Text } from "./entries.ts";

/** In words. What is longer is read twice; plain-language guides ask for 15 to 20 on average. */
const longestSentence = 30;
/** In words: what the longest of the schemas allow, and some fifteen lines on a phone. */
const longestParagraph = 90;
/** In words: shorter ones, such as "in front of the people who", are the language's, not the writer's. */
const shortestRepeat = 7;

/** One sentence for each sentence and each paragraph that is too long to read. */
export const longSentences = (texts: readonly Text[]): string[] =>
  texts.flatMap(({ where, text }) => {
    const paragraphs = text.split(/\n\s*\n/);
    const sentences = paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.?!:])\s+/));
    const tooLong = (what: string, passages: readonly string[], most: number) =>
      passages
        .filter((passage) => count(passage) > most)
        .map(
          (passage) =>
            `${where} has a ${what} of ${count(passage)} words, and needs ${most} or fewer: "${beginning(passage)} …"`,
        );
    return [
      ...tooLong("sentence", sentences, longestSentence),
      ...tooLong("paragraph", paragraphs, longestParagraph),
    ];
  });

/** One sentence for each text in which seven words in a row have stood elsewhere. */
export function repeatedRuns(texts: readonly Text[]): string[] {
  const places = new Map<string, string>();
  return texts.flatMap(({ where, text }) => {
    const tokens = wordsOf(text.toLowerCase());
    for (let start = 0; start + shortestRepeat <= tokens.length; start += 1) {
      const run = tokens.slice(start, start + shortestRepeat).join(" ");
      const place = places.get(run);
      if (place !== undefined)
        return `${where} says again what ${place} says: "${run}"; say it once, or otherwise`;
      places.set(run, where);
    }
    return [];
  });
}

/** Without the signs around them: e-mail and don't are one word each. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*/gu) ?? [];
const count = (text: string) => text.trim().split(/\s+/).length;
const beginning = (text: string) => text.split(/\s+/, 6).join(" ");
