import { spellCheckDocument } from "cspell-lib";
import type { Text } from "./entries.ts";

/**
 * One sentence for each word that no dictionary of American English has.
 * @param names words that are right as well
 */
export async function misspelled(
  texts: readonly Text[],
  names: readonly string[],
): Promise<string[]> {
  // One document, a line a text: each of its own takes a few milliseconds, and there are a thousand.
  const document = texts.map(({ text }) => text.replaceAll("\n", " ")).join("\n");
  const { issues } = await spellCheckDocument(
    { uri: "content.txt", text: document, languageId: "plaintext", locale: "en-US" },
    { generateSuggestions: true, noConfigSearch: true },
    { words: [...names], numSuggestions: 1 },
  );
  return issues.map(({ text, offset, suggestions: [meant] = [] }) => {
    const place = texts[document.slice(0, offset).split("\n").length - 1];
    return `${place?.where} says "${text}", which the dictionary does not know; write ${meant ? `"${meant}"` : "another word"}, or add it to names in src/content/house-style/index.yaml`;
  });
}
