import subsetFont from "subset-font";
import { tablesOf } from "./sfnt.ts";

/** The weights that the pages use: of headings one, of text a range. */
export const weights = { display: [700], text: [400, 500, 600] } as const;

/**
 * @returns what a font lacks of the weights that its use needs, in one sentence; nothing when it has them. A font
 * of one weight will do where one is needed.
 */
export async function missingWeights(
  use: keyof typeof weights,
  font: Buffer,
): Promise<string | undefined> {
  const [least, most] = [weights[use][0], weights[use].at(-1) ?? 0];
  const fvar = tablesOf(await subsetFont(font, "a", { targetFormat: "sfnt" })).get("fvar");
  const range = fvar && rangeIn(fvar);
  if (range ? range.min <= least && range.max >= most : least === most) return undefined;
  const has = range ? `${range.min} to ${range.max}` : "one only";
  return `fonts.${use} needs the weights ${least} to ${most}, and has ${has}: take a variable font`;
}

/** @see https://learn.microsoft.com/typography/opentype/spec/fvar */
function rangeIn(fvar: Buffer): { min: number; max: number } | undefined {
  const [start, count, size] = [4, 8, 10].map((at) => fvar.readUInt16BE(at));
  for (let axis = 0; axis < (count ?? 0); axis += 1) {
    const at = (start ?? 0) + axis * (size ?? 0);
    if (fvar.toString("latin1", at, at + 4) !== "wght") continue;
    // Numbers of 16 bits before the point and 16 behind it.
    return { min: fvar.readInt32BE(at + 4) / 65_536, max: fvar.readInt32BE(at + 12) / 65_536 };
  }
  return undefined;
}
