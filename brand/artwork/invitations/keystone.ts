import { arch } from "../../components/arch.ts";
import { gate, light } from "../shapes/gates.ts";
import { circle, group, move, path, rect, stroke } from "../shapes/svg.ts";

export const [wood, dark, rope] = ["#b57a45", "#7a5030", "#d9b98a"];
export const place = { x: 190, y: 204 };
export const stones = ["#1f3fae", "#16307f", "#1b56a3", "#1f3fae", "#14286f", "#1b56a3", "#16307f"];

/** A point on the ring; degrees from the crown. */
export const at = (degrees: number, radius: number) => {
  const turn = (degrees * Math.PI) / 180;
  return `${Math.round(radius * Math.sin(turn))} ${Math.round(-radius * Math.cos(turn))}`;
};

/** Seven stones per side around the missing keystone. */
const ring = [-1, 1]
  .flatMap((side) =>
    stones.map((fill, i) => {
      const [from, to] = [side * (11 + i * 12.4), side * (11 + (i + 1) * 12.4)];
      return path(`M0 0L${at(from, 240)}L${at(to, 240)}Z`, fill);
    }),
  )
  .join("");

/** Courses of the piers, below the springing line; 0 is the uppermost. */
export const courses = (rows: readonly number[]) =>
  rows
    .flatMap((row) =>
      [-150, 92].map((x, side) =>
        rect(x, row * 32 + 1, 58, 31, ["#1f3fae", "#16307f", "#1b56a3"][(row + side) % 3] ?? ""),
      ),
    )
    .join("");
const piers = courses([0, 1, 2]);

const joints = stroke(
  [-1, 1]
    .flatMap((side) => stones.map((_, i) => `M0 0L${at(side * (11 + i * 12.4), 240)}`))
    .join("") + "M-150 32H150M-150 64H150",
  "#5b7fd6",
  1.6,
);

export const centring =
  stroke("M-82 -6H82M-52 -50H52M-74 98V-6M74 98V-6M-70 96L66 0M70 96L-66 0", wood, 7) +
  stroke("M0 -6V-74M-48 -6L-28 -50M48 -6L28 -50", wood, 6) +
  [-74, 0, 74].map((x) => circle(x, -6, 3, dark)).join("");

const masonry = move(
  place.x,
  place.y,
  `<clipPath id="r">${path(arch(150, 128, 98, 6), "#000")}</clipPath>`,
  group({ clip_path: "url(#r)" }, ring, piers, joints),
  gate({ x: 0, y: 6, half: 94, rise: 80, depth: 92, foils: 5 }, "#f0a51e"),
  gate({ x: 0, y: 10, half: 87, rise: 74, depth: 88, foils: 5 }, "#ffe7b0"),
  centring,
);

/** The crane: a mast, a jib, a rope over a wheel. */
export const crane =
  rect(374, 10, 11, 292, wood, 2) +
  rect(180, 14, 206, 9, wood, 3) +
  stroke("M380 92L308 20M366 300L380 236L396 300", dark, 6) +
  stroke("M190 20V28M194 14L379 150", rope, 2) +
  circle(190, 19, 7, dark) +
  circle(190, 19, 2.5, rope) +
  rect(367, 146, 26, 20, dark, 4);

/** The keystone, hanging from the crane. */
const lastStone =
  stroke("M190 28L172 40M190 28L208 40", rope, 2) +
  move(
    190,
    0,
    path("M-26 38H26L16 84H-16Z", "#f0a51e"),
    path("M-26 38H26L24.5 45H-24.5Z", "#ffc24d"),
  ) +
  light(190, 64, 6);

export const plan =
  path("M14 300L28 252H96L86 300Z", "#fff8e9") +
  group(
    {
      transform: "translate(55 284) skewX(-14)",
      fill: "none",
      stroke: "#1f3fae",
      stroke_width: 1.8,
    },
    path(arch(22, 18, 12, 4), "none"),
    path(arch(12, 10, 12, 3), "none"),
  ) +
  stroke("M80 246L66 278", "#a83b22", 3.4);

export const keystone = masonry + crane + lastStone + plan;
