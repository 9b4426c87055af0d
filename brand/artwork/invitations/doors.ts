import { arch } from "../../components/arch.ts";
import { gate, gates, star } from "../shapes/gates.ts";
import { circle, group, move, path, rect } from "../shapes/svg.ts";

const brass = "#f0a51e";
const opening = { x: 210, y: 132, half: 118, rise: 94, depth: 170 };

/** Six stars in brass frames, as carved doors in the old city have them. */
const panels = [-62, 2, 66]
  .flatMap((y) => [29, 87].map((x) => ({ x, y })))
  .map(({ x, y }) =>
    move(
      x,
      y,
      rect(-23, -27, 46, 54, "#5a2914", 3),
      path(star(19), "#8a4a2a"),
      path(star(11), brass),
      circle(0, 0, 4, "#5a2914"),
    ),
  );

const studs = Array.from({ length: 5 }, (_, i) => circle(14 + i * 22, 110, 4.5, brass)).join("");

/** A door leaf from the front, its hinge at the origin. */
const leaf =
  rect(0, -130, 116, 310, "#7d3f22") +
  [0, 58].map((x) => rect(x, -130, 3, 310, "#4a2110")).join("") +
  panels.join("") +
  rect(0, 100, 116, 20, "#4a2110") +
  studs +
  rect(111, -130, 5, 310, brass);

/** Both swung inwards; the far edge of each stands higher. */
const leaves =
  group({ transform: "matrix(.44 -.13 0 1 92 132)" }, leaf) +
  group({ transform: "matrix(-.44 -.13 0 1 328 132)" }, leaf);

const within = gates({ x: 210, y: 150, half: 84, rise: 80, depth: 152, foils: 5 }, 17, [
  "#0b8a8f",
  brass,
  "#ffc24d",
  "#ffe096",
  "#fff8e1",
]);

const tiles = [
  [62, 176],
  [358, 176],
  [62, 232],
  [358, 232],
].map(([x, y]) => path(star(10), "#4fd1cf", { transform: `translate(${x} ${y})` }));

const gateway =
  gates({ x: 210, y: 132, half: 178, rise: 112, depth: 170 }, 24, [
    "#14286f",
    "#1f3fae",
    "#16307f",
  ]) +
  tiles.join("") +
  `<clipPath id="o">${path(arch(opening.half, opening.rise, opening.depth, 6), "#000", { transform: `translate(${opening.x} ${opening.y})` })}</clipPath>` +
  gate({ ...opening, half: 124, rise: 100 }, brass) +
  group(
    { clip_path: "url(#o)" },
    rect(80, 0, 260, 302, "#1b56a3"),
    within,
    path("M132 302L168 258H252L288 302Z", "#fff8e1"),
    leaves,
  );

/** Two carved doors, open; smaller than the picture, whose edge would cut the gate's tip. */
export const doors = group({ transform: "translate(10.5 15)scale(.95)" }, gateway);
