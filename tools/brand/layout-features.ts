import { isShaped } from "#src/lib/shaped.ts";

/** Accents and the like, which a font places on letters; not what chooses the look of an emoji. */
const marks = /[\p{M}--\p{Default_Ignorable_Code_Point}]/v;

/**
 * What a subset of a font keeps of its layout: no more than its characters need.
 * @param characters those that are in the font and in the site's texts
 * @returns options of subset-font
 */
export function layoutOf(
  characters: ReadonlySet<string>,
  language: string,
): { keepFeatures?: string[]; dropTables?: string[] } {
  const text = [...characters].join("");
  if (isShaped(text)) return {};
  // Kerning, and what joins a letter and its accents. No font writes English in forms of its own.
  const keepFeatures = ["kern", "ccmp", "mark", "mkmk"];
  if (new Intl.Locale(language).language !== "en") keepFeatures.push("locl");
  // It says which glyphs are marks. Without it the kerning's variations are dropped, too: all weights share one kerning
  // table, and the file is a quarter smaller.
  return marks.test(text) ? { keepFeatures } : { keepFeatures, dropTables: ["GDEF"] };
}
