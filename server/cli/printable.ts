// Control characters (C0, DEL, C1), line and paragraph separators, bidi marks and overrides. Not ZWJ
// and ZWNJ, which Urdu and emoji need.
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** As in JSON: ESC becomes `\u001b`. */
const escapeCharacter = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Escapes a visitor's text for one line: it cannot send control sequences to the terminal. */
export const printableLine = (text: string): string => text.replaceAll(unsafe, escapeCharacter);

/** Likewise for a text of several lines: keeps line feeds and tabs. */
export const printableText = (text: string): string =>
  text
    .replaceAll("\r\n", "\n")
    .replaceAll(unsafe, (found) =>
      found === "\n" || found === "\t" ? found : escapeCharacter(found),
    );

/** Equivalent JSON that is safe to print. Line feeds and tabs in its strings are escaped already. */
export const printableJson = (value: unknown): string =>
  printableText(JSON.stringify(value, null, 2));
