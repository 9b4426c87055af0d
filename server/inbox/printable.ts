// C0 and DEL, C1, line and paragraph separators, and the marks and overrides that reorder text.
// ZWJ and ZWNJ stay: Urdu and emoji are written with them.
const harmful = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const names: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** `\n` by its usual name, ESC as `\x1b`, a bidi override as `\u202e`. */
function escaped(character: string): string {
  const code = character.charCodeAt(0).toString(16);
  return (
    names[character] ??
    (code.length > 2 ? `\\u${code.padStart(4, "0")}` : `\\x${code.padStart(2, "0")}`)
  );
}

/** What a visitor typed, on one line, and unable to steer the terminal it is shown on. */
export const printableLine = (text: string): string => text.replaceAll(harmful, escaped);

/** The same for a message: its line feeds and tabs stay. */
export function printableText(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(harmful, (character) =>
      character === "\n" || character === "\t" ? character : escaped(character),
    );
}

/** JSON that says the same and is safe to print: what JSON leaves as it is becomes `\uXXXX`. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(harmful, (character) =>
    // JSON has escaped every control character inside strings; these line feeds are its layout.
    character === "\n" ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
