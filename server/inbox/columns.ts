const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

// East Asian wide letters and pictures take two cells in a terminal.
const wide =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|^\p{Emoji_Presentation}/u;

const cells = (grapheme: string) => (wide.test(grapheme) ? 2 : 1);

// Letters of Latin, Greek, Cyrillic and Arabic script that stand alone and take one cell. Most texts
// have no others, and finding graphemes in thousands of texts takes longer than reading them.
const plain =
  /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u0391-\u03ce\u0400-\u0481\u0621-\u064a\u0671-\u06d3]*$/;

/** Width of a text without control characters, in terminal cells. */
export function cellWidth(text: string): number {
  if (plain.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += cells(segment);
  return width;
}

/** Cuts a text to a width, with an ellipsis where something is missing. */
export function fit(text: string, width: number): string {
  if (text.length * 2 <= width) return text;
  if (plain.test(text)) return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
  let kept = "";
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += cells(segment);
    // Only now is it known that it does not fit, and that what was kept may have to make room.
    if (used > width) return `${shortened(kept, width - 1)}…`;
    kept += segment;
  }
  return text;
}

/** The beginning of a text that is at most so wide. */
function shortened(text: string, width: number): string {
  let kept = "";
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += cells(segment);
    if (used > width) break;
    kept += segment;
  }
  return kept;
}

export const padEnd = (text: string, width: number): string =>
  text + " ".repeat(Math.max(0, width - cellWidth(text)));
