import { spellCheckDocument } from "cspell-lib";
import type { Text } from "./texts.ts";

/**
 * One sentence for each word that no dictionary of American English has.
 * @param names words that are right as well
 */
export async function misspelled(
  texts: readonly Text[],
  names: readonly string[],
): Promise<string[]> {
  // One document: each of its own takes a few milliseconds, and there are a thousand.
  let document = "";
  const starts = texts.map(({ text }) => {
    const start = document.length;
    document += `${text}\n`;
    return start;
  });
  const { issues } = await spellCheckDocument(
    { uri: "content.txt", text: document, languageId: "plaintext", locale: "en-US" },
    { generateSuggestions: true, noConfigSearch: true },
    { words: [...names], numSuggestions: 3 },
  );
  return issues.map(({ text, offset, suggestions = [] }) => {
    const place = texts[starts.findLastIndex((start) => start <= offset)];
    const meant = suggestions
      .filter(isFirst)
      .map((word) => `"${word}"`)
      .join(" or ");
    return `${place?.where} says "${text}", which the dictionary does not know; write ${meant || "another word"}, or add it to names in src/content/house-style/index.yaml`;
  });
}

/** Of the words that differ in capitals only. */
const isFirst = (word: string, index: number, words: readonly string[]) =>
  words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === index;
