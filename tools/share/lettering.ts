import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { create, type Font } from "fontkit";

const root = join(import.meta.dirname, "..", "..");

/** Space between letters, in ems: the display type of the site is set as tight. */
const tracking = -0.02;

export type Lettering = {
  /** The words on a baseline that starts at the origin, as the `d` of a path. */
  outline(words: string, size: number): string;
  /** How wide they are, in the units of the size. */
  measure(words: string, size: number): number;
  /** The words in lines at most so wide, each as full as it goes. */
  wrap(words: string, size: number, width: number): string[];
};

/**
 * The site's display type as outlines, since a machine that builds has no fonts installed. The
 * font is the one cut for the pages: it has every letter of the site's words.
 */
export async function openLettering(): Promise<Lettering> {
  const opened = create(await readFile(join(root, ".generated", "display.woff2")));
  if (!("layout" in opened)) throw new Error("display.woff2 holds more than one font");
  const font: Font = opened;

  const outline = (words: string, size: number): string => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(words);
    let x = 0;
    const parts = glyphs.map((glyph, i) => {
      const { xOffset = 0, xAdvance = 0 } = positions[i] ?? {};
      const placed = glyph.path.scale(scale, -scale).translate(x + xOffset * scale, 0);
      x += xAdvance * scale + tracking * size;
      return placed.toSVG();
    });
    return parts.join("");
  };

  // Fitting a title asks for the same lines again and again.
  const ems = new Map<string, number>();
  const measure = (words: string, size: number): number => {
    const known = ems.get(words);
    if (known !== undefined) return known * size;
    const { advanceWidth, glyphs } = font.layout(words);
    const width = advanceWidth / font.unitsPerEm + tracking * glyphs.length;
    ems.set(words, width);
    return width * size;
  };

  const wrap = (words: string, size: number, width: number): string[] => {
    const lines: string[] = [];
    let line = "";
    for (const word of words.split(/\s+/)) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && measure(longer, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  };

  return { outline, measure, wrap };
}
