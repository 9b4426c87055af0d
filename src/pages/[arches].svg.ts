import type { APIRoute, GetStaticPaths } from "astro";
import { archColor, fiveColors } from "#src/lib/theme/arch-colors.ts";
import { arch } from "#src/ui/arches/arch.ts";

const outline = arch(190, 170, 300, 6);

/** Outermost first, shrinking in equal steps. */
const five = fiveColors.map((fill, place) => {
  const transform = `translate(0 ${11 * place}) scale(${(100 - 18 * place) / 100})`;
  return `<path fill="${fill}" d="${outline}" transform="${transform}"/>`;
});
const night = `<path fill="${archColor(0)}" d="M-320-200h640v400h-640z"/>`;

const svg = (viewBox: string, ...shapes: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes.join("")}</svg>`;

/** Five nested arches in the brand's colors: alone, and as the picture of entries without one. */
export const getStaticPaths: GetStaticPaths = () => [
  { params: { arches: "arches" }, props: { drawing: svg("-200 -200 400 300", ...five) } },
  {
    params: { arches: "placeholder" },
    props: { drawing: svg("-320 -200 640 400", night, ...five) },
  },
];

export const GET: APIRoute = ({ props }) =>
  new Response(String(props["drawing"]), { headers: { "Content-Type": "image/svg+xml" } });
