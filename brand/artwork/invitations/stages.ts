import { arch } from "../../components/arch.ts";
import { light } from "../shapes/gates.ts";
import { group, move, path, rect, stroke } from "../shapes/svg.ts";
import { at, centring, courses, crane, place, plan, rope, stones, wood } from "./keystone.ts";

/** The same gate as in the drawing with the keystone, earlier. */

const hook = stroke("M190 28L166 52M190 28L214 52", rope, 2);

/** Stones of the ring from the springing line up, without those near the crown. */
const risen = [-1, 1].flatMap((side) =>
  stones.slice(3).map((fill, i) => {
    const [from, to] = [side * (48.2 + i * 12.4), side * (48.2 + (i + 1) * 12.4)];
    const shape = `M${at(from, 94)}L${at(from, 240)}L${at(to, 240)}L${at(to, 94)}Z`;
    return path(shape, fill, { stroke: "#5b7fd6", stroke_width: 1.6 });
  }),
);

/** Half of the ring stands on its centring, the next stone hangs from the crane. */
export const half =
  move(
    place.x,
    place.y,
    `<clipPath id="r">${path(arch(150, 128, 98, 6), "#000")}</clipPath>`,
    group({ clip_path: "url(#r)" }, ...risen, courses([0, 1, 2])),
    stroke("M-92 0A92 92 0 0 1 92 0", wood, 6),
    centring,
  ) +
  crane +
  hook +
  path("M160 52L220 52L210 88L170 88Z", "#1c62ab") +
  path("M160 52L220 52L218 60L162 60Z", "#3a7cc4") +
  plan;

/** Blocks side by side, as wide as the gate. */
const plinth = [-156, -104, -52, 0, 52, 104]
  .map((x, i) => rect(x, 66, 51, 31, ["#14286f", "#16307f", "#1b56a3"][i % 3] ?? ""))
  .join("");

const outline = (half: number, rise: number, foils: number) =>
  path(arch(half, rise, 64, foils), "none", {
    stroke: "#5b7fd6",
    stroke_width: 2.6,
    stroke_dasharray: "2 8",
    stroke_linecap: "round",
  });

/** The plinth stands in its trench, the gate is only a line yet; a first stone comes down, with the light in it. */
export const foundation =
  path("M0 300V268Q18 256 34 268V300ZM346 300V268Q362 252 420 262V300Z", "#d9b98a") +
  move(
    place.x,
    place.y,
    outline(150, 128, 6),
    outline(92, 78, 5),
    plinth,
    rect(-150, 33, 58, 32, "#1f3fae"),
    rect(92, 33, 58, 32, "#1b56a3"),
  ) +
  crane +
  stroke("M190 28V128M190 128L154 160M190 128L226 160", rope, 2) +
  rect(142, 160, 96, 52, "#f0a51e", 3) +
  rect(142, 160, 96, 10, "#ffc24d", 3) +
  light(190, 190, 9) +
  plan;
