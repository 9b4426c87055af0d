import { spellCheckDocument } from "cspell-lib";
import type { Text } from "./entries.ts";

export type Misspelling = Text & { word: string; suggestion?: string };

/**
 * Words that the American English dictionaries do not have, with the text that each is in. Text in other scripts is not
 * checked.
 * @param names further correct words
 * @param suggests whether to look for the right word, which takes 20 ms for each
 */
export async function misspellings(
  texts: readonly Text[],
  names: readonly string[],
  suggests = true,
): Promise<Misspelling[]> {
  // One document with a line per text: a document each would take a few ms for each of a thousand texts.
  const document = texts.map(({ text }) => text.replaceAll("\n", " ")).join("\n");
  const { issues } = await spellCheckDocument(
    { uri: "content.txt", text: document, languageId: "plaintext", locale: "en-US" },
    { generateSuggestions: suggests, noConfigSearch: true },
    { words: [...names], numSuggestions: 1 },
  );
  return issues.flatMap(({ text: word, offset, suggestions: [suggestion] = [] }) => {
    const place = texts[document.slice(0, offset).split("\n").length - 1];
    if (!place || !isLatin(word)) return [];
    return [{ ...place, word, ...(suggestion !== undefined && { suggestion }) }];
  });
}

const isLatin = (word: string) => /^[\p{Script=Latin}\p{M}\p{N}\p{P}]+$/u.test(word);

/** One line per word that is not in the dictionary. */
export const misspelled = async (...args: Parameters<typeof misspellings>) =>
  (await misspellings(...args)).map(
    ({ where, word, suggestion }) =>
      `${where} says "${word}", which is not in the dictionary; write ${suggestion ? `"${suggestion}"` : "another word"}, or add it to names in house-style/index.yaml`,
  );
