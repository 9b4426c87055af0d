import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";

/** The weights that the pages use: of headings one, of text a range. */
export const weights = { display: [700], text: [400, 500, 600] } as const;

type Use = keyof typeof weights;

export const rangeOf = (use: Use) => ({
  min: Math.min(...weights[use]),
  max: Math.max(...weights[use]),
});

/** @returns what a font lacks of the weights that its use needs, in one sentence; nothing when it has them */
export async function missingWeights(use: Use, font: Buffer): Promise<string | undefined> {
  const { min, max } = rangeOf(use);
  const sfnt = await subsetFont(font, "a", { targetFormat: "sfnt" });
  const { wght } = new Face(new Blob(sfnt)).getAxisInfos();
  if (wght && wght.min <= min && wght.max >= max) return undefined;
  const has = wght ? `${wght.min} to ${wght.max}` : "one only";
  return `fonts.${use} needs the weights ${min} to ${max}, and has ${has}: take a variable font`;
}
