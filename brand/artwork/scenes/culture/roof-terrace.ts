import { dome, minaret } from "../../shapes/city.ts";
import { gate } from "../../shapes/gates.ts";
import { bun, curly, laugh, person, short, skins, torso } from "../../shapes/figure.ts";
import { arm } from "../../shapes/arm.ts";
import { circle, group, path, rect, repeat, stroke } from "../../shapes/svg.ts";
import { chai, cup, laptop, plant } from "./things.ts";

const bands = ["#1b1f5e", "#3a2a74", "#6d3a80", "#a84a75", "#dd6a60", "#f2934f", "#f9bd5c"];
const sky = bands.map((fill, i) => rect(0, i * 42, 560, 44, fill)).join("");

const stars = group(
  { fill: "#fff8e1" },
  ...[
    [40, 24],
    [96, 58],
    [150, 18],
    [210, 44],
    [330, 20],
    [388, 52],
    [470, 26],
    [522, 60],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.6"/>`),
);

/** The Badshahi mosque: three marble domes behind a great gate, four minarets at the corners. */
const mosque =
  minaret(84, 262, 176, 20, "#7d2f4d") +
  minaret(400, 262, 176, 20, "#7d2f4d") +
  dome(172, 190, 32, "#f6d9c2", "#7d2f4d") +
  dome(316, 190, 32, "#f6d9c2", "#7d2f4d") +
  dome(244, 178, 44, "#fff0df", "#7d2f4d") +
  rect(104, 192, 280, 74, "#8c3753") +
  rect(198, 172, 92, 94, "#9b4057") +
  gate({ x: 244, y: 222, half: 26, rise: 24, depth: 44, foils: 4 }, "#5a2145") +
  [124, 160, 320, 356]
    .map((x) => gate({ x: x + 4, y: 238, half: 11, rise: 10, depth: 28, foils: 3 }, "#6b2849"))
    .join("");

/** Minar-e-Pakistan, petals at its foot. */
const tower =
  path("M476 262L484 128H492L500 262ZM462 262Q470 236 488 236T514 262Z", "#6b2849") +
  dome(488, 128, 7, "#f6d9c2") +
  rect(480, 126, 16, 4, "#6b2849");

const roofs =
  path(
    "M0 300V246H26V232H60V252H88V262H120V244H150V258H396V248H430V236H456V256H520V240H560V300Z",
    "#4a1e42",
  ) +
  group(
    { fill: "#f9bd5c" },
    ...[
      [14, 254],
      [38, 242],
      [104, 270],
      [134, 254],
      [412, 258],
      [440, 246],
      [534, 250],
      [508, 264],
    ].map(([x, y]) => `<rect x="${x}" y="${y}" width="6" height="8"/>`),
  );

const kites =
  path("M130 84L146 100L132 118L116 102Z", "#4fd1cf") +
  stroke("M132 118Q140 150 120 180", "#f6d9c2", 1) +
  path("M420 66L432 76L424 92L410 82Z", "#ffe096") +
  stroke("M424 92Q440 120 430 150", "#f6d9c2", 1);

const parapet =
  rect(0, 284, 560, 12, "#c4583e") +
  rect(0, 296, 560, 60, "#a83b22") +
  repeat(
    "p",
    gate({ x: 0, y: 0, half: 13, rise: 12, depth: 26, foils: 3 }, "#6e2615"),
    Array.from({ length: 14 }, (_, i) => ({ x: 20 + i * 40, y: 324 })),
  );

/** A point of the cord, which hangs in two quadratic curves. */
function onCord(along: number): [number, number] {
  const [x0, y0, cx, cy, x1, y1] =
    along < 1 ? [-6, 96, 140, 170, 284, 118] : [284, 118, 428, 66, 566, 104];
  const t = along % 1;
  const bezier = (a: number, b: number, c: number) =>
    (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  return [Math.round(bezier(x0, cx, x1)), Math.round(bezier(y0, cy, y1))];
}

const bulbs =
  stroke("M-6 96Q140 170 284 118T566 104", "#1b1f5e", 2) +
  Array.from({ length: 11 }, (_, i) => onCord(0.1 + i * 0.18))
    .map(
      ([x, y]) =>
        circle(x, y + 7, 12, "#ffe096", { opacity: 0.25 }) + circle(x, y + 7, 5, "#fff3c9"),
    )
    .join("");

const writer = person({
  at: [150, 240],
  scale: 2,
  skin: skins.wheat,
  hair: bun("#2a1710"),
  look: [0.8, 1],
  tilt: 3,
  body: torso("#0b8a8f", 62, 17),
  before:
    arm({ shoulder: [-12, 18], elbow: [-18, 38], hand: [-3, 51] }, "#0a7479", skins.wheat) +
    arm({ shoulder: [12, 18], elbow: [18, 38], hand: [6, 52] }, "#0a7479", skins.wheat),
});

const talker = person({
  at: [404, 236],
  scale: 2,
  skin: skins.brown,
  hair: curly("#1f1512"),
  look: [-1.2, 0],
  tilt: -3,
  mouth: laugh,
  jaw: 5.6,
  body: torso("#f3eee2", 62, 17) + stroke("M0 13V34", "#cfc4ae", 1.4),
  before:
    arm(
      { shoulder: [-12, 18], elbow: [-21, 30], hand: [-27, 14], pose: "open" },
      "#e4dccb",
      skins.brown,
    ) + arm({ shoulder: [12, 18], elbow: [18, 38], hand: [2, 52] }, "#e4dccb", skins.brown),
});

const looker = person({
  at: [286, 214],
  scale: 1.7,
  skin: skins.tan,
  hair: short("#2b1d17"),
  look: [-1.6, -0.4],
  tilt: -4,
  body: torso("#1f3fae", 96, 16) + path("M-3.5 10.5L0 16L3.5 10.5Z", "#fff8e1"),
  before:
    arm({ shoulder: [-11, 18], elbow: [-16, 36], hand: [-13, 53] }, "#2b4fc4", skins.tan) +
    arm(
      { shoulder: [11, 18], elbow: [17, 35], hand: [6, 31], pose: "holds", thing: cup },
      "#2b4fc4",
      skins.tan,
    ),
});

const table =
  path("M36 372L66 352H494L524 372Z", "#d9a871") +
  rect(36, 372, 488, 14, "#9c6a42") +
  rect(70, 386, 14, 34, "#7a5030") +
  rect(476, 386, 14, 34, "#7a5030");

export const roofTerrace =
  sky +
  rect(0, 258, 560, 40, "#f9bd5c") +
  stars +
  circle(330, 196, 58, "#ffd98a") +
  kites +
  tower +
  mosque +
  roofs +
  bulbs +
  parapet +
  looker +
  rect(0, 356, 560, 64, "#3b1a3d") +
  plant(34, 352, "#0f6b58", "#f0a51e") +
  plant(526, 352, "#0f6b58", "#0b8a8f") +
  writer +
  talker +
  table +
  laptop(166, 364) +
  chai(250, 362, "#fff8e9", "#f9d9b8") +
  chai(300, 366) +
  laptop(436, 366, "#dfe6f7");
