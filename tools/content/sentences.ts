import { sentencesOf } from "#src/lib/sentences.ts";
import type { Text } from "./read-content.ts";

/** In words. Readers have to reread longer ones; plain-language guides ask for 15 to 20 on average. */
const longestSentence = 30;
/** In words: the most that a schema allows, about fifteen lines on a phone. */
const longestParagraph = 90;
/** In words. Shorter runs, such as "in front of the people who", are common phrases. */
const shortestRepeat = 7;

/** One line per sentence and paragraph that is too long. */
export const longSentences = (texts: readonly Text[]): string[] =>
  texts.flatMap(({ where, text }) => {
    const paragraphs = text.split(/\n\s*\n/);
    const sentences = paragraphs.flatMap((paragraph) =>
      sentencesOf(paragraph).flatMap((sentence) => sentence.split(/(?<=:)\s+/)),
    );
    const tooLong = (what: string, passages: readonly string[], most: number) =>
      passages
        .filter((passage) => count(passage) > most)
        .map(
          (passage) =>
            `${where} has a ${what} of ${count(passage)} words (at most ${most}): "${beginning(passage)} …"`,
        );
    return [
      ...tooLong("sentence", sentences, longestSentence),
      ...tooLong("paragraph", paragraphs, longestParagraph),
    ];
  });

/**
 * One line per text that repeats seven consecutive words of another one. A text that is the same as a whole, such as the
 * contract of each opening, is meant to be.
 */
export function repeatedRuns(texts: readonly Text[]): string[] {
  const places = new Map<string, string>();
  const whole = new Set<string>();
  return texts.flatMap(({ where, text }) => {
    if (whole.has(text)) return [];
    whole.add(text);
    const tokens = fieldLabelOf(text.toLowerCase());
    for (let start = 0; start + shortestRepeat <= tokens.length; start += 1) {
      const run = tokens.slice(start, start + shortestRepeat).join(" ");
      const place = places.get(run);
      if (place !== undefined) return `${where} repeats ${place}: "${run}"; reword one of them`;
      places.set(run, where);
    }
    return [];
  });
}

/** Without punctuation around them: e-mail and don't are one word each. */
const fieldLabelOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*/gu) ?? [];
const count = (text: string) => text.trim().split(/\s+/).length;
const beginning = (text: string) => text.split(/\s+/, 6).join(" ");
