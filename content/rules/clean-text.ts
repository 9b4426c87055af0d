/* Characters that nobody sees or means: YAML has no way to write most of them, and a file with one cannot be built. */

/** Control characters, halves of pairs, and numbers that are no character. Tabs and line breaks are none of them. */
const unseen = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\uFEFF]/gu;

/**
 * A text without them, with one kind of line break, and each letter in one piece: what comes from file names of a Mac and
 * from PDFs has accents apart, which fonts draw beside their letters and searches do not find.
 */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replaceAll(unseen, "")
    .normalize("NFC");

/** What is wrong with a text that has one; undefined if it has none. */
export function controlFault(text: string): string | undefined {
  const at = text.search(unseen);
  if (at === -1) return undefined;
  const code = (text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const before = text.slice(Math.max(0, at - 20), at).trim();
  const where = before ? `after “${before}”` : "at its start";
  return `has a character that nobody sees (U+${code}) ${where}: delete it, or save the form once`;
}
