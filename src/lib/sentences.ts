import { page } from "#words";
import { fill } from "#contract/sentences/fill.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * What ends with a period inside of a sentence, before a capital: initials and 'z. B.', titles before names and the
 * like. Where small letters follow, `Intl` knows by itself that the sentence goes on.
 */
const goesOn =
  /(?:^|[^\p{L}\p{N}])(?:\p{L}|dr|prof|dipl|ing|mag|mr|mrs|ms|mx|st|mme|mlle|sr|sra|srta|dra|sig|dott|hr|fr|nr|bzw|ca|vs|approx)\.\s*$/iu;

/** The sentences of a text, each with the space after it. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && goesOn.test(last)) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences;
}

/** @returns the first sentence of a text, and what follows it ("" if nothing does) */
export function firstSentence(text: string): [first: string, rest: string] {
  const [first = text] = sentencesOf(text);
  return [first.trim(), text.slice(first.length).trim()];
}

/** With the language's full stop. */
export const inSentence = (text: string): string => fill(page.sentence, { text });

/** For a sentence that has elements in it. */
export const fullStop = inSentence("");

/** The first sentence, up to its first colon. */
export function firstClause(text: string): string {
  const [sentence] = firstSentence(text);
  const [clause = "", ...more] = sentence.split(/:\s/);
  return more.length > 0 || /[\p{L}\p{N}]$/u.test(clause) ? inSentence(clause) : clause;
}
