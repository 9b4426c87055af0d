import { dome, minaret } from "../../shapes/city.ts";
import { gate } from "../../shapes/gates.ts";
import {
  bearded,
  dupatta,
  glasses,
  laugh,
  long,
  person,
  short,
  skins,
  torso,
} from "../../shapes/figure.ts";
import { arm } from "../../shapes/arm.ts";
import { circle, group, move, path, rect, stroke } from "../../shapes/svg.ts";
import { chai, lamp, laptop, plant } from "./things.ts";

/** The old city in the morning: one view behind three windows. */
const city =
  rect(20, 20, 520, 290, "#ffe7b0") +
  circle(322, 116, 30, "#fff8e1") +
  minaret(52, 280, 196, 14, "#e0a06a") +
  minaret(136, 280, 196, 14, "#e0a06a") +
  dome(94, 160, 25, "#edb880") +
  rect(64, 162, 60, 100, "#e3a56e") +
  dome(246, 186, 20, "#edb880") +
  dome(300, 198, 14, "#edb880") +
  minaret(436, 290, 170, 15, "#e0a06a") +
  dome(486, 182, 26, "#edb880") +
  rect(456, 184, 60, 80, "#e3a56e") +
  path(
    "M20 300V206H74V222H110V196H140V214H214V188H262V202H290V216H340V200H402V220H428V194H462V212H500V204H540V300Z",
    "#c97b4c",
  ) +
  [
    [60, 230],
    [96, 240],
    [232, 210],
    [256, 226],
    [318, 226],
    [416, 234],
    [444, 214],
    [482, 228],
  ]
    .map(([x, y]) => rect(Number(x), Number(y), 8, 12, "#ffe096"))
    .join("");

const panes = [92, 276, 460].map((x) => ({ x, y: 128, half: 64, rise: 58, depth: 150, foils: 5 }));

const windows =
  panes.map((pane) => gate({ ...pane, half: 73, rise: 66, depth: 158 }, "#0e1d57")).join("") +
  `<clipPath id="w">${panes.map((pane) => gate(pane, "#000")).join("")}</clipPath>` +
  group(
    { clip_path: "url(#w)" },
    city,
    ...panes.map(({ x }) => stroke(`M${x} 40V290M${x - 64} 176H${x + 64}`, "#0e1d57", 4)),
  );

const engineer = person({
  at: [116, 192],
  scale: 2,
  skin: skins.wheat,
  hair: dupatta("#0b8a8f", "#f7bd4b"),
  look: [1, 0.8],
  tilt: 4,
  body: torso("#066a70", 62, 17),
  before:
    arm({ shoulder: [-12, 18], elbow: [-17, 38], hand: [-2, 50] }, "#0b7a80", skins.wheat) +
    arm({ shoulder: [12, 18], elbow: [18, 38], hand: [9, 51] }, "#0b7a80", skins.wheat),
});

const designer = person({
  at: [276, 176],
  scale: 2,
  skin: skins.tan,
  hair: short("#1f1714"),
  look: [0.6, 1],
  tilt: -3,
  extra: glasses,
  mouth: laugh,
  body: torso("#f0a51e", 62, 17) + path("M-4 10.5Q0 17 4 10.5L2 16H-2Z", "#fff8e1"),
  before:
    arm(
      { shoulder: [12, 18], elbow: [20, 36], hand: [34, 44], pose: "points" },
      "#d98f12",
      skins.tan,
    ) + arm({ shoulder: [-12, 18], elbow: [-19, 38], hand: [-6, 56] }, "#d98f12", skins.tan),
});

const lead = person({
  at: [436, 188],
  scale: 2,
  skin: skins.brown,
  hair: bearded("#2a211d"),
  look: [-1.4, 0.6],
  tilt: -5,
  jaw: 6,
  body: torso("#a83b22", 62, 17) + path("M-3.5 10.5L0 16L3.5 10.5Z", "#fff8e1"),
  before:
    arm({ shoulder: [-12, 18], elbow: [-20, 35], hand: [-30, 46] }, "#8f2f18", skins.brown) +
    arm({ shoulder: [12, 18], elbow: [18, 38], hand: [4, 52] }, "#8f2f18", skins.brown),
});

/** On the table: a phone-sized paper prototype and pens. */
const papers = move(
  356,
  318,
  path("M-52 0L-40-26H44L58 0Z", "#fff8e9"),
  stroke("M-32-20H-8L-12-6H-40ZM4-20H34M6-13H38M8-6H28", "#1f3fae", 1.8),
  path("M-86 14L-78-8H-50L-52 14Z", "#ffd0c4"),
  stroke("M-74-2H-58M-76 5H-62", "#a83b22", 1.8),
  stroke("M64-12L86-20", "#f0a51e", 4),
  stroke("M70 0L94-2", "#0b8a8f", 4),
);

const table =
  path("M0 322L40 300H520L560 322Z", "#d9a871") +
  path("M0 322H560V344H0Z", "#a8744a") +
  rect(0, 344, 560, 76, "#0e1d57") +
  rect(48, 344, 22, 76, "#8a5b36") +
  rect(490, 344, 22, 76, "#8a5b36");

const standing = person({
  at: [512, 128],
  scale: 1.7,
  skin: skins.fair,
  hair: long("#3a2116"),
  look: [-1.5, 0.5],
  body: torso("#c9d6ff", 122, 17) + stroke("M-5 44L-8 118M5 44L8 118", "#b2c3fb", 1),
  before:
    arm(
      { shoulder: [11, 18], elbow: [17, 36], hand: [4, 47], pose: "holds" },
      "#b2c3fb",
      skins.fair,
    ) +
    rect(-16, 33, 18, 24, "#fff8e9", 1.5) +
    stroke("M-13 38H-2M-13 43H-4M-13 48H-3", "#8ea0cf", 1.2) +
    arm(
      { shoulder: [-11, 18], elbow: [-19, 36], hand: [-14, 49], pose: "holds" },
      "#b2c3fb",
      skins.fair,
    ),
});

export const studioTable =
  rect(0, 0, 560, 420, "#1a3390") +
  rect(0, 314, 560, 106, "#14286f") +
  move(
    0,
    28,
    windows +
      plant(24, 306) +
      standing +
      move(0, -28, lamp(184, 62, "#f0a51e"), lamp(368, 48, "#f08a6c")) +
      engineer +
      designer +
      lead +
      table +
      laptop(132, 312) +
      papers +
      chai(216, 312, "#fff8e9", "#ffe7b0") +
      laptop(470, 314, "#dfe6f7") +
      chai(40, 318),
  );
