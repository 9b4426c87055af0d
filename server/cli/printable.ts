// C0 and DEL, C1, line and paragraph separators, and the marks and overrides that reorder text.
// ZWJ and ZWNJ stay: Urdu and emoji are written with them.
const harmful = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const names: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const hex = (character: string, digits: number) =>
  character.charCodeAt(0).toString(16).padStart(digits, "0");

/** `\n` by its usual name, ESC as `\x1b`, a bidi override as `\u202e`. */
const escaped = (character: string) =>
  names[character] ?? (character <= "\xff" ? `\\x${hex(character, 2)}` : `\\u${hex(character, 4)}`);

/** What a visitor typed, on one line, and unable to steer the terminal it is shown on. */
export const printableLine = (text: string): string => text.replaceAll(harmful, escaped);

/** The same for a message: its line feeds and tabs stay. */
export const printableText = (text: string): string =>
  text
    .replaceAll("\r\n", "\n")
    .replaceAll(harmful, (found) => (found === "\n" || found === "\t" ? found : escaped(found)));

/** JSON that says the same and is safe to print: what JSON leaves as it is becomes `\uXXXX`. */
export const printableJson = (value: unknown): string =>
  // JSON has escaped every control character inside strings; these line feeds are its layout.
  JSON.stringify(value, null, 2).replaceAll(harmful, (found) =>
    found === "\n" ? found : `\\u${hex(found, 4)}`,
  );
