/** Characters of scripts whose letters stand side by side. Those of any other may be joined, stacked or reordered. */
const shaped =
  /[^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{sc=Common}\p{sc=Inherited}\p{sc=Unknown}]/u;

/** Whether letters of a text change with those beside them, and marks may stand far above and below. */
export const isShaped = (text: string): boolean => shaped.test(text);

/** The same of a language, by its own name. */
export const isShapedLanguage = (language: string): boolean =>
  isShaped(new Intl.DisplayNames(language, { type: "language" }).of(language) ?? "");
