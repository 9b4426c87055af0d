import { arch } from "../../../src/ui/arches/arch.ts";
import { arm, bearded, dupatta, long, person, skins, torso } from "../../shapes/figure.ts";
import { circle, group, path, rect, stroke } from "../../shapes/svg.ts";
import { chai, plant } from "./things.ts";

const [pencil, blue, red, green] = ["#6d7897", "#1f3fae", "#c4432a", "#0b8a8f"];

const sheet = (
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  fill: string,
  ...ink: string[]
) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    rect(3, 5, width, height, "#7d6a4a", 0, { opacity: 0.22 }),
    rect(0, 0, width, height, fill),
    ...ink,
    circle(width / 2, 5, 4, red),
  );

const phone = (x: number, y: number, inside: string) =>
  stroke(
    `M${x + 4} ${y}h24a4 4 0 0 1 4 4v52a4 4 0 0 1-4 4h-24a4 4 0 0 1-4-4v-52a4 4 0 0 1 4-4Z`,
    pencil,
    1.8,
  ) + stroke(inside, blue, 1.8, { transform: `translate(${x} ${y})` });

/** Four screens in a row with arrows: a journey from search to booking. */
const journey = sheet(
  34,
  44,
  206,
  92,
  -1.5,
  "#fff",
  phone(14, 18, "M6 12H26M6 20H20M6 32H26V46H6Z"),
  phone(64, 18, "M6 10H26V30H6ZM6 38H22M6 46H16"),
  phone(114, 18, "M16 12A8 8 0 1 1 15.9 12M6 40H26M6 48H20"),
  phone(164, 18, "M8 30L14 37L25 22M6 50H26"),
  stroke(
    "M50 48H60M56 44L60 48L56 52M100 48H110M106 44L110 48L106 52M150 48H160M156 44L160 48L156 52",
    red,
    2,
  ),
);

const study = sheet(
  262,
  26,
  116,
  140,
  1.5,
  "#fff8e9",
  ...[1, 0.72, 0.46].map((k, i) =>
    path(arch(44 * k, 38 * k, 60 - i * 2, 5), "none", {
      transform: `translate(58 ${66 + i * 4})`,
      stroke: [blue, green, "#c67f06"][i],
      stroke_width: 2,
    }),
  ),
  stroke("M8 128H108M14 66V126M102 66V126", pencil, 1.2, { stroke_dasharray: "3 3" }),
  stroke("M58 14V20", pencil, 1.5),
);

const chart = sheet(
  400,
  40,
  108,
  84,
  -2,
  "#eaf4f3",
  stroke("M14 16V68H96", pencil, 1.8),
  stroke("M18 60C34 56 42 30 56 36S76 22 92 20", green, 2.6),
  circle(92, 20, 4, red),
);
const note = (x: number, y: number, fill: string, turn: number) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    rect(0, 0, 44, 42, fill),
    stroke("M8 12H34M8 21H30M8 30H24", "#0f1b33", 1.8, { opacity: 0.6 }),
  );
const grid = sheet(
  52,
  158,
  120,
  86,
  2,
  "#f1f5ff",
  group(
    { fill: "none", stroke: blue, stroke_width: 1.6 },
    '<path d="M10 18H110V34H10ZM10 40H40V76H10ZM46 40H76V76H46ZM82 40H110V76H82ZM10 40L40 76M40 40L10 76"/>',
  ),
);
const palette = sheet(
  418,
  148,
  96,
  62,
  2,
  "#fff",
  ...["#14286f", green, "#f0a51e", "#a83b22"].map((color, i) =>
    rect(8 + i * 21, 16, 18, 36, color, 3),
  ),
);

/** She pins up the next screen; we see her from behind, as the wall does not. */
const pinning = group(
  { transform: "translate(226 236) scale(2.1)" },
  arm({ shoulder: [11, 18], elbow: [17, 2], hand: [22, -16] }, "#c97f0a", skins.wheat),
  torso("#f0a51e", 92, 17),
  arm({ shoulder: [-12, 18], elbow: [-17, 34], hand: [-11, 46] }, "#d98f12", skins.wheat),
  path("M-3.4 4H3.4V13H-3.4Z", skins.wheat.shade),
  path("M-8.5-4C-9-17 9-17 8.5-4C8.5 4 6 8 3 11Q5 26 0 40Q-5 26-3 11C-6 8-8.5 4-8.5-4Z", "#2a1710"),
  stroke("M-2.6 15Q0 17 2.6 15M-2.3 22Q0 24 2.3 22", "#f7bd4b", 1.2),
);

const pinned = sheet(
  262,
  178,
  62,
  78,
  -4,
  "#fff",
  stroke("M10 18H52V44H10ZM10 52H44M10 60H36", blue, 1.8),
  stroke("M10 44L24 30L34 38L42 32L52 44", green, 1.8),
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
    arm({ shoulder: [-11, 18], elbow: [-20, 28], hand: [-28, 12] }, "#2b4fc4", skins.brown) +
    stroke("M-28 11L-33 3", red, 2.6) +
    arm({ shoulder: [11, 18], elbow: [18, 36], hand: [3, 40] }, "#2b4fc4", skins.brown),
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

export const sketchWall =
  rect(0, 0, 560, 420, "#ecdcb9") +
  rect(0, 0, 560, 14, "#a8744a") +
  path("M0 372H560V420H0Z", "#a8744a") +
  rect(0, 366, 560, 8, "#8a5b36") +
  stroke("M140 14V372M280 14V372M420 14V372", "#dfcba0", 2) +
  journey +
  study +
  chart +
  grid +
  palette +
  note(188, 160, "#ffd45c", -5) +
  note(520, 214, "#ffb9a6", 5) +
  note(12, 150, "#b9e4df", -4) +
  note(330, 200, "#ffd45c", 4) +
  pinned +
  plant(530, 384) +
  pinning +
  critic +
  listener +
  builder +
  chai(164, 412, "#fff8e9", "#fff8e9");
