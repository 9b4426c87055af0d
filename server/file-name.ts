// Beside control characters and what reorders text: path separators, what Windows refuses in a
// name, and quotes, which shells and headers give a meaning.
const unfit =
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff/\\:*?"'<>|`$]+/gu;

// In UTF-8, without the ending: with what is put in front of it (a number of 15 digits at most) a
// name stays under 180 bytes. Most file systems take 255.
const longestBytes = 140;

/**
 * A name for a visitor's file that is a plain file of the folder it is put into, whatever was
 * stored: no path, no hidden file, no device of Windows, its ending kept when it has one of a few
 * letters.
 */
export function fileName(stored: string): string {
  const clean = stored.replaceAll(unfit, " ").replaceAll(/\s+/g, " ").trim();
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(clean)?.[0] ?? "";
  const stem = clean.slice(0, clean.length - ending.length).replace(/^[ .-]+/, "");
  const bytes = new TextEncoder().encode(stem).subarray(0, longestBytes);
  // As in a stream: a letter that was cut in two is left out.
  const short = [...new TextDecoder().decode(bytes, { stream: true })];
  const name = short.slice(0, short.findLastIndex((letter) => !" .".includes(letter)) + 1).join("");
  const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(name);
  return `${name === "" || device ? `resume ${name}`.trim() : name}${ending}`;
}
