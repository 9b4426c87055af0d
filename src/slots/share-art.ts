import { fiveColors } from "#src/lib/theme/arch-colors.ts";

/** SVG shapes for share images of 1200 by 630. */
export type ShareArt = {
  /** Behind everything, side by side: 72 by 72. */
  tile: string;
  /** Grounds on the right half, for the pictures of a page. `plain`: in one color. */
  lit: string;
  view: string;
  plain: (fill: string) => string;
  /** The whole picture of a page without pictures. */
  alone: string;
  /** What is seen of a picture of 388 by 540 in `view`. */
  opening: string;
};

const disks = (fills: readonly string[], radius: number, step: number) =>
  fills
    .map((fill, i) => `<circle cx="900" cy="400" r="${radius - step * i}" fill="${fill}"/>`)
    .join("");

export const shareArt: ShareArt = {
  tile: '<g fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="1.4"><circle cx="36" cy="36" r="30"/><circle cx="36" cy="36" r="15"/></g>',
  lit: disks(fiveColors, 330, 56),
  view: disks(fiveColors.slice(0, -1), 330, 36),
  plain: (fill) => disks([fill], 330, 0),
  alone: disks(fiveColors, 330, 56),
  opening: `<rect width="388" height="540" rx="28"/>`,
};
