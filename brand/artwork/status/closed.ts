import { circle, path, rect } from "../shapes/svg.ts";
import { gateway } from "./gateway.ts";

const brass = "#f0a51e";

/** Planks of one leaf, from the seam outwards, in slightly different shades. */
const planks = (side: -1 | 1) =>
  ["#7d3f22", "#6c3319", "#77391d", "#653017", "#71371d"]
    .map((fill, i) => rect(side === 1 ? 283 + i * 31 : 246 - i * 31, 60, 31, 400, fill))
    .join("");

/** A brass band with studs across both leaves. */
function band(y: number): string {
  const studs = Array.from({ length: 10 }, (_, i) => 145 + i * 30);
  return (
    rect(120, y, 320, 22, "#4a2110") +
    studs
      .map((x) => circle(x, y + 11, 5.5, brass) + circle(x - 1.5, y + 9, 1.8, "#ffe096"))
      .join("")
  );
}

/** A knocker: a ring on its plate. */
const knocker = (x: number) =>
  circle(x, 318, 15, brass) +
  circle(x, 318, 9, "#c57f0d") +
  circle(x, 337, 17, "none", { stroke: brass, stroke_width: 6 });

/** Light between the doors. */
const lightWithin =
  rect(278, 84, 4, 366, "#ffe096") +
  rect(120, 443, 320, 6, "#ffe096") +
  path("M120 449L100 452H460L440 449Z", "#ffe096", { opacity: 0.8 });

/** The wicket door, ajar. */
const wicket =
  path("M338 444V376Q364 342 390 376V444Z", "#4a2110") +
  path("M345 444V379Q364 352 383 379V444Z", "#ffe096") +
  path("M352 444V384Q366 362 383 379V444Z", "#8a4a2a") +
  circle(359, 412, 3, brass);

/** Two leaves of an old city gate, shut. */
export const closed = gateway(
  rect(110, 60, 340, 400, "#4a2110") +
    planks(-1) +
    planks(1) +
    band(166) +
    band(262) +
    wicket +
    knocker(250) +
    knocker(310) +
    lightWithin,
);
