import { createRequire } from "node:module";
import type { Remark, Text } from "./texts.ts";

const require = createRequire(import.meta.url);

/** Languages with a dictionary: its setting, and the package that has it if cspell itself does not. */
const dictionaries: Record<string, { locale: string; package?: string }> = {
  en: { locale: "en-US" },
  "en-GB": { locale: "en-GB,en-US" },
  // English besides: names of technologies and products.
  de: { locale: "de,en-US", package: "@cspell/dict-de-de/cspell-ext.json" },
};

/**
 * Words that the dictionaries of a language do not have, with the text that each is in. Text in other scripts is not
 * checked, and nothing in a language without a dictionary.
 * @param names further correct words
 * @param language BCP 47
 */
export async function misspelled(
  texts: readonly Text[],
  names: readonly string[],
  language: string,
): Promise<Remark[]> {
  const { language: plain, region = "US" } = new Intl.Locale(language);
  // Canada and others write some words as Britain does, and some as the United States.
  const dictionary = dictionaries[plain === "en" && region !== "US" ? "en-GB" : plain];
  if (!dictionary) return [];
  const { locale, package: file } = dictionary;
  // One document with a line per text: a document each would take a few ms for each of a thousand texts.
  const document = texts.map(({ text }) => text.replaceAll("\n", " ")).join("\n");
  const { spellCheckDocument } = await import("cspell-lib");
  const { issues } = await spellCheckDocument(
    { uri: "content.txt", text: document, languageId: "plaintext", locale },
    { generateSuggestions: true, noConfigSearch: true },
    {
      words: [...names],
      numSuggestions: 1,
      ...(file && { import: [require.resolve(file)] }),
    },
  );
  return issues.flatMap(({ text: word, offset, suggestions: [suggestion] = [] }) => {
    const at = texts[document.slice(0, offset).split("\n").length - 1];
    if (!at || !isLatin(word)) return [];
    const write = suggestion ? `"${suggestion}"` : "another word";
    const says = `says "${word}", which is not in the dictionary; write ${write}, or add it to names in house-style/index.yaml`;
    return [{ at, says, word, ...(suggestion !== undefined && { suggestion }) }];
  });
}

const isLatin = (word: string) => /^[\p{Script=Latin}\p{M}\p{N}\p{P}]+$/u.test(word);
