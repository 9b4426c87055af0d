import { gate, gates } from "../shapes/gates.ts";
import { circle, group, move, path, rect, stroke } from "../shapes/svg.ts";
import { gateway, opening } from "./gateway.ts";

const within = gates({ ...opening, y: 246, half: 150, rise: 138, depth: 202 }, 19, [
  "#16307f",
  "#1b56a3",
  "#17799c",
  "#1b9a94",
  "#f0a51e",
  "#ffc24d",
  "#ffe096",
  "#fff8e1",
]);

/** Light on the threshold. */
const lightOutside = path("M206 452H354L398 472H162Z", "#ffe096", { opacity: 0.85 });

const seal =
  circle(0, 0, 15, "#b4472c") +
  circle(0, 0, 15, "none", { stroke: "#9c341c", stroke_width: 2 }) +
  gate({ x: 0, y: 0, half: 6, rise: 6, depth: 7, foils: 3 }, "#ffe096");

/** A letter in its envelope, the middle of its lower edge at the origin. */
const envelope =
  rect(-82, -102, 164, 104, "#fffdf6", 8) +
  stroke("M-78 -4L-22 -54M78 -4L22 -54", "#d8c9a3", 3) +
  path("M-80 -100H80L8 -42Q0 -36 -8 -42Z", "#f2e7cc") +
  stroke("M-80 -99L-8 -42Q0 -36 8 -42L80 -99", "#d8c9a3", 3) +
  move(0, -44, seal);

/** A resume sticking out of the envelope: a face in an arch, a name, lines. */
const resume =
  rect(-62, -178, 124, 130, "#ffffff", 6) +
  gate({ x: -34, y: -142, half: 16, rise: 15, depth: 18, foils: 3 }, "#1f3fae") +
  circle(-34, -142, 6.5, "#ffe096") +
  path("M-45 -124Q-45 -134 -34 -134Q-23 -134 -23 -124Z", "#ffe096") +
  rect(-8, -158, 54, 8, "#14286f", 4) +
  rect(-8, -144, 40, 6, "#94a3c7", 3) +
  rect(-8, -132, 48, 6, "#c9d3ea", 3) +
  rect(-50, -112, 96, 6, "#c9d3ea", 3);

const onThreshold = (...things: string[]) =>
  group({ transform: "translate(280 462) rotate(-3)" }, ...things);

/** A letter in the open gate. */
export const messageArrived = gateway(within) + lightOutside + onThreshold(envelope);

/** The same with a resume in the envelope. */
export const applicationArrived = gateway(within) + lightOutside + onThreshold(resume, envelope);
