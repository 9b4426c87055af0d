import { page } from "#words";
import { sentencesOf } from "#content/sentences-of.ts";
import { fill } from "#contract/sentences/fill.ts";

/** @returns the first sentence of a text, and what follows it ("" if nothing does) */
export function firstSentence(text: string): [first: string, rest: string] {
  const [first = text] = sentencesOf(text);
  return [first.trim(), text.slice(first.length).trim()];
}

/** @returns what a text says first, up to a colon or the end of the sentence, and what follows, its colon too */
export function firstPart(text: string): [first: string, rest: string] {
  const [sentence] = firstSentence(text);
  const [first = sentence] = sentence.split(/(?=:\s)/);
  return [first, text.slice(first.length)];
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
