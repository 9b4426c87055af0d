import { bearded, dupatta, long, person, skins, torso } from "../../shapes/figure.ts";
import { arm } from "../../shapes/arm.ts";
import { group, path, rect, stroke } from "../../shapes/svg.ts";
import { red, sketches } from "./sketches.ts";
import { chai, plant } from "./things.ts";

/** A designer pinning up a screen, from behind. */
const pinning = group(
  { transform: "translate(226 236) scale(2.1)" },
  arm(
    { shoulder: [11, 18], elbow: [17, 2], hand: [22, -15], pose: "holds" },
    "#c97f0a",
    skins.wheat,
  ),
  torso("#f0a51e", 92, 17),
  arm({ shoulder: [-12, 18], elbow: [-17, 34], hand: [-11, 46] }, "#d98f12", skins.wheat),
  path("M-3.4 4H3.4V13H-3.4Z", skins.wheat.shade),
  path("M-8.5-4C-9-17 9-17 8.5-4C8.5 4 6 8 3 11Q5 26 0 40Q-5 26-3 11C-6 8-8.5 4-8.5-4Z", "#2a1710"),
  stroke("M-2.6 15Q0 17 2.6 15M-2.3 22Q0 24 2.3 22", "#f7bd4b", 1.2),
);

const critic = person({
  at: [384, 222],
  scale: 2.1,
  skin: skins.brown,
  hair: bearded("#231a17"),
  look: [-1.7, -0.4],
  tilt: -4,
  jaw: 6,
  body: torso("#1f3fae", 98, 16) + path("M-3.5 10.5L0 16L3.5 10.5Z", "#fff8e1"),
  before:
    arm(
      {
        shoulder: [-11, 18],
        elbow: [-20, 28],
        hand: [-27, 13],
        pose: "holds",
        thing: stroke("M-2-3L-7-12", red, 2.4),
      },
      "#2b4fc4",
      skins.brown,
    ) + arm({ shoulder: [11, 18], elbow: [18, 36], hand: [3, 40] }, "#2b4fc4", skins.brown),
});

const listener = person({
  at: [86, 292],
  scale: 2,
  skin: skins.tan,
  hair: dupatta("#a83b22", "#f7bd4b"),
  look: [1.6, -0.6],
  tilt: 4,
  body: torso("#c4583e", 70, 18),
  before:
    path("M6 36L26 32L29 56L9 60Z", "#22305f") +
    path("M8 38L24 35L26.5 53.5L10.5 56.5Z", "#dfe8ff") +
    arm({ shoulder: [-12, 18], elbow: [-16, 40], hand: [8, 50] }, "#a83b22", skins.tan) +
    stroke("M16 44L24 36", "#f7bd4b", 2) +
    arm({ shoulder: [12, 18], elbow: [22, 34], hand: [20, 45] }, "#a83b22", skins.tan),
});

const builder = person({
  at: [492, 300],
  scale: 1.9,
  skin: skins.fair,
  hair: long("#3a2116"),
  look: [-1.7, -0.8],
  tilt: -3,
  body: torso("#0b8a8f", 70, 17),
  before:
    arm({ shoulder: [-12, 18], elbow: [-19, 36], hand: [-8, 40] }, "#0a7479", skins.fair) +
    arm({ shoulder: [12, 18], elbow: [18, 38], hand: [-1, 44] }, "#0a7479", skins.fair),
});

/** Rolled-up drawings in a bin. */
const rolls =
  group(
    { fill: "#fff8e9", stroke: "#d8c9a3", stroke_width: 1.5 },
    '<path d="M604 300L612 372H624L616 298ZM626 290V372H638V290ZM652 304L640 372H650L662 308Z"/>',
  ) +
  path("M596 344H666L658 404H604Z", "#16307f") +
  rect(592, 338, 78, 9, "#1f3fae", 3);

/** A stool, tall enough for a glass. */
const stool =
  stroke("M152 384L146 420M176 384L182 420M149 404H179", "#7a5030", 5) +
  rect(140, 376, 48, 9, "#16307f", 4);

/** Wider than the other scenes: it fills a wide tile, and narrow tiles show its middle. */
export const sketchWall =
  rect(-120, 0, 800, 420, "#ecdcb9") +
  rect(-120, 0, 800, 14, "#a8744a") +
  path("M-120 372H680V420H-120Z", "#a8744a") +
  rect(-120, 366, 800, 8, "#8a5b36") +
  stroke("M0 14V366M140 14V366M280 14V366M420 14V366M560 14V366", "#dfcba0", 2) +
  sketches +
  plant(530, 384) +
  plant(-62, 402, "#12785f", "#0b8a8f") +
  rolls +
  stool +
  pinning +
  critic +
  listener +
  builder +
  chai(164, 376, "#fff8e9", "#fff8e9");
