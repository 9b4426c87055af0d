import { arch } from "./arches/arch.ts";

/** The mark's three nested arches, the outermost first, around the middle of a 32 by 36 box. */
export const markOutlines = {
  outer: { d: arch(13, 13, 16, 3), down: 0 },
  middle: { d: arch(8, 8.4, 16, 2), down: 1.5 },
  inner: { d: arch(3.6, 4, 16, 1), down: 3 },
} as const;

type MarkColors = Record<keyof typeof markOutlines, string>;

/** The mark in colors of its own, for pictures that know no theme. */
export const markShapes = (colors: MarkColors): string =>
  (["outer", "middle", "inner"] as const)
    .map((part) => {
      const { d, down } = markOutlines[part];
      return `<path fill="${colors[part]}" d="${d}" transform="translate(0 ${down})"/>`;
    })
    .join("");
