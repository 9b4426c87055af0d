import { brand } from "#src/entries/brand.ts";
import { blend } from "#content/schemas/color.ts";

/** Color of the drawn arches at `t`, from the outermost (0) to the light in the middle (1). */
export function archColor(t: number): string {
  const { arches } = brand;
  const position = t * (arches.length - 1);
  const index = Math.min(Math.floor(position), arches.length - 2);
  const [from, to] = [arches[index], arches[index + 1]];
  if (!from || !to) throw new RangeError(`no color at ${t}`);
  return blend(to, position - index, from);
}

/** Colors of five nested arches; 0 is the color of the backgrounds they stand on. */
export const fiveColors = [0.25, 0.375, 0.5, 0.75, 1].map(archColor);
