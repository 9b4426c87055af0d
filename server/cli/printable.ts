// Control characters (C0, DEL, C1), line and paragraph separators, bidi marks and overrides, what cannot be seen. Not ZWJ
// and ZWNJ, which Urdu and emoji need.
const unsafe =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/**
 * Escapes a visitor's text, so that it cannot send control sequences to the terminal. As in JSON: ESC
 * becomes `\u001b`, and JSON stays equivalent.
 * @param kept unsafe characters to keep, by default those of a text of several lines
 */
export const printable = (text: string, kept = "\n\t"): string =>
  text.replaceAll(unsafe, (found) =>
    kept.includes(found) ? found : found.split("").map(escaped).join(""),
  );

/** Likewise for a text on one line. */
export const printableLine = (text: string): string => printable(text, "");

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
