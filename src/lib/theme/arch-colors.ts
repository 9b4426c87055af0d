import { brand } from "#src/content/brand.ts";
import { mixed } from "./color.ts";

/** Color of the drawn arches at `t` (0 to 1) on the way from the outermost to the light at the end. */
export function archColor(t: number): string {
  const { arches } = brand;
  const place = t * (arches.length - 1);
  const index = Math.min(Math.floor(place), arches.length - 2);
  const [from, to] = [arches[index], arches[index + 1]];
  if (!from || !to) throw new RangeError(`no color at ${t}`);
  return mixed(to, place - index, from);
}

/** Of five arches, one inside the other: the first is left to grounds, which it would not stand out from. */
export const fiveColors = [0.25, 0.375, 0.5, 0.75, 1].map(archColor);
