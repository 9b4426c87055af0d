// C0 and DEL, C1, line and paragraph separators, and the marks and overrides that reorder text.
// ZWJ and ZWNJ stay: Urdu and emoji are written with them.
const harmful = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** As in JSON and in JavaScript: ESC is `\u001b`. */
const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** What a visitor typed, on one line, and unable to steer the terminal it is shown on. */
export const printableLine = (text: string): string => text.replaceAll(harmful, escaped);

/** The same for a message: its line feeds and tabs stay. */
export const printableText = (text: string): string =>
  text
    .replaceAll("\r\n", "\n")
    .replaceAll(harmful, (found) => (found === "\n" || found === "\t" ? found : escaped(found)));

/** JSON that says the same and is safe to print. In its strings it has no line feed nor tab as such. */
export const printableJson = (value: unknown): string =>
  printableText(JSON.stringify(value, null, 2));
