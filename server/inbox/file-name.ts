// Beside control characters and what reorders text: path separators, what Windows refuses in a
// name, and quotes, which shells and headers give a meaning.
const unfit =
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff/\\:*?"'<>|`$]+/gu;

// Most file systems take 255 bytes; a letter has four at most.
const longest = 60;

/**
 * A name for a visitor's file that is a plain file of the folder it is put into, whatever was
 * stored: no path, no hidden file, no device of Windows, its ending kept when it has one of a few
 * letters.
 */
export function fileName(stored: string): string {
  const clean = stored.replaceAll(unfit, " ").replaceAll(/\s+/g, " ").trim();
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(clean)?.[0] ?? "";
  const stem = clean
    .slice(0, clean.length - ending.length)
    .replace(/^[\s.-]+/, "")
    .replace(/[\s.]+$/, "");
  const short = [...stem].slice(0, longest).join("").trim();
  const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(short);
  return `${short === "" || device ? `resume ${short}`.trim() : short}${ending}`;
}
