import { spellCheckDocument } from "cspell-lib";
import type { Text } from "./entries.ts";

/**
 * One line per word that the American English dictionaries do not have.
 * @param names further correct words
 */
export async function misspelled(
  texts: readonly Text[],
  names: readonly string[],
): Promise<string[]> {
  // One document with a line per text: a document each would take a few ms for each of a thousand texts.
  const document = texts.map(({ text }) => text.replaceAll("\n", " ")).join("\n");
  const { issues } = await spellCheckDocument(
    { uri: "content.txt", text: document, languageId: "plaintext", locale: "en-US" },
    { generateSuggestions: true, noConfigSearch: true },
    { words: [...names], numSuggestions: 1 },
  );
  return issues.map(({ text, offset, suggestions: [suggestion] = [] }) => {
    const place = texts[document.slice(0, offset).split("\n").length - 1];
    return `${place?.where} says "${text}", which is not in the dictionary; write ${suggestion ? `"${suggestion}"` : "another word"}, or add it to names in house-style/index.yaml`;
  });
}
