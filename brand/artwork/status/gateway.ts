import { arch } from "../../components/arch.ts";
import { gate, gates, star } from "../shapes/gates.ts";
import { group, path } from "../shapes/svg.ts";

/** The gateway's opening: an arch with its springing line at (x, y), down to the ground. */
export const opening = { x: 280, y: 236, half: 150, rise: 138, depth: 212, foils: 6 };

const stars = [
  [-205, 60],
  [205, 60],
  [-205, 130],
  [205, 130],
].map(([x, y]) =>
  path(star(14), "#4fd1cf", {
    transform: `translate(${280 + Number(x)} ${236 + Number(y)})`,
    opacity: 0.9,
  }),
);

/**
 * The gate of all status illustrations, 560 x 480.
 * @param inside clipped to the opening
 */
export const gateway = (inside: string) =>
  path("M24 452H536L556 472H4Z", "#5b6fae") +
  gates({ x: 280, y: 216, half: 240, rise: 184, depth: 240, foils: 6 }, 32, [
    "#14286f",
    "#1f3fae",
    "#16307f",
  ]) +
  stars.join("") +
  `<clipPath id="o">${path(arch(opening.half, opening.rise, opening.depth, opening.foils), "#000", { transform: `translate(${opening.x} ${opening.y})` })}</clipPath>` +
  gate({ ...opening, half: 158, rise: 146 }, "#f0a51e") +
  group({ clip_path: "url(#o)" }, inside);
