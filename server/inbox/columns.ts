const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

// East Asian wide letters and pictures take two cells in a terminal.
const wide =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|^\p{Emoji_Presentation}/u;

const cells = (grapheme: string) => (wide.test(grapheme) ? 2 : 1);

const split = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);

/** Width of a text without control characters, in terminal cells. */
export const cellWidth = (text: string): number =>
  split(text).reduce((sum, grapheme) => sum + cells(grapheme), 0);

/** Cuts a text to a width, with an ellipsis where something is missing. */
export function fit(text: string, width: number): string {
  if (cellWidth(text) <= width) return text;
  let kept = "";
  let used = 1;
  for (const grapheme of split(text)) {
    used += cells(grapheme);
    if (used > width) break;
    kept += grapheme;
  }
  return `${kept}…`;
}

export const padEnd = (text: string, width: number): string =>
  text + " ".repeat(Math.max(0, width - cellWidth(text)));
