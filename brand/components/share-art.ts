import { fiveColors } from "#src/lib/theme/arch-colors.ts";
import type { ShareArt } from "#src/slots/share-art.ts";
import { arch } from "./arch.ts";
import { gateOutline, thirteen } from "./thirteen.ts";

/** Nested arches standing on the lower edge; fills from the outermost inwards. */
function arches(fills: readonly string[], halfWidth: number, step: number, springing: number) {
  const paths = fills.map((fill, i) => {
    const half = halfWidth - step * i;
    const at = `translate(900 ${springing + (step * i) / 2})`;
    return `<path d="${arch(half, half * 0.9, 400, 6)}" fill="${fill}" transform="${at}"/>`;
  });
  return paths.join("");
}

const gates = thirteen.map(
  ({ transform, fill }) => `<path d="${gateOutline}" fill="${fill}" transform="${transform}"/>`,
);

export const shareArt: ShareArt = {
  // As on the frieze.
  tile: '<g fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="1.4"><path d="M36 6l8.8 21.2L66 36l-21.2 8.8L36 66l-8.8-21.2L6 36l21.2-8.8zM36 14.8L51 21l6.2 15L51 51l-15 6.2L21 51l-6.2-15L21 21zM0 0l21 21M72 0L51 21M0 72l21-21M72 72L51 51M36 6V-6M36 66v12M6 36H-6M66 36h12"/></g>',
  lit: arches(fiveColors, 286, 46, 330),
  view: arches(fiveColors.slice(0, -1), 262, 20, 322),
  plain: (fill) => arches([fill], 278, 0, 370),
  alone: `<g transform="translate(560 -32) scale(1.03)"><g stroke="#fff" stroke-opacity=".16" stroke-width="1.5">${gates.join("")}</g><circle cx="350" cy="372" r="20" fill="#fff8e1"/></g>`,
  opening: `<path d="${arch(182, 164, 400, 6)}" transform="translate(194 272)"/>`,
};
