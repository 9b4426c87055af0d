import { sentencesOf } from "#content/sentences-of.ts";
import type { Remark, Text } from "./texts.ts";

/** In words. Readers have to reread longer ones; plain-language guides ask for 15 to 20 on average. */
const longestSentence = 30;
/** In words: the most that a schema allows, about fifteen lines on a phone. */
const longestParagraph = 90;
/** In words. Shorter runs, such as "in front of the people who", are common phrases. */
const shortestRepeat = 7;

/** Sentences and paragraphs that are too long. */
export const longSentences = (texts: readonly Text[]): Remark[] =>
  texts.flatMap((at) => {
    const paragraphs = at.text.split(/\n\s*\n/);
    const sentences = paragraphs.flatMap((paragraph) =>
      sentencesOf(paragraph).flatMap((sentence) => sentence.split(/(?<=:)\s+/)),
    );
    const tooLong = (what: string, passages: readonly string[], most: number) =>
      passages
        .filter((passage) => count(passage) > most)
        .map((passage) => ({
          at,
          says: `has a ${what} of ${count(passage)} words (at most ${most}): "${beginning(passage)} …"`,
        }));
    return [
      ...tooLong("sentence", sentences, longestSentence),
      ...tooLong("paragraph", paragraphs, longestParagraph),
    ];
  });

/**
 * Texts that repeat seven consecutive words of another one. A text that is the same as a whole, such as the
 * contract of each opening, is meant to be.
 */
export function repeatedRuns(texts: readonly Text[]): Remark[] {
  const places = new Map<string, Text>();
  const whole = new Set<string>();
  return texts.flatMap((at) => {
    const { text } = at;
    if (whole.has(text)) return [];
    whole.add(text);
    const tokens = wordsOf(text.toLowerCase());
    for (let start = 0; start + shortestRepeat <= tokens.length; start += 1) {
      const run = tokens.slice(start, start + shortestRepeat).join(" ");
      const other = places.get(run);
      if (other) return { at, other, says: `repeats {other}: "${run}"; reword one of them` };
      places.set(run, at);
    }
    return [];
  });
}

/** Without punctuation around them: e-mail and don't are one word each. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*/gu) ?? [];
const count = (text: string) => text.trim().split(/\s+/).length;
const beginning = (text: string) => text.split(/\s+/, 6).join(" ");
