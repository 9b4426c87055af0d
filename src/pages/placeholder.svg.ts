import type { APIRoute } from "astro";
import { archColor, fiveColors } from "#src/lib/theme/arch-colors.ts";
import { arch } from "#src/ui/arches/arch.ts";

const gates = fiveColors.map((fill, index) => {
  const size = 1 - 0.17 * index;
  return `<path fill="${fill}" d="${arch(180 * size, 170 * size, 214, 6)}"/>`;
});

/** Arches in the brand's colors, for entries without a picture. */
export const GET: APIRoute = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-320 -200 640 400"><path fill="${archColor(0)}" d="M-320-200h640v400h-640z"/>${gates.join("")}</svg>`,
    { headers: { "Content-Type": "image/svg+xml" } },
  );
