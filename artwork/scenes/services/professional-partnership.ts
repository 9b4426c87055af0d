import { blur, shadow } from "../../shapes/mockup.ts";
import { gate, gates, light } from "../../shapes/gates.ts";
import { arm, bearded, dupatta, person, skins, torso } from "../../shapes/figure.ts";
import {
  bold,
  circle,
  group,
  inSans,
  medium,
  move,
  path,
  rect,
  stroke,
  text,
} from "../../shapes/svg.ts";

const [ink, lapis, saffron, turquoise, brick, muted] = [
  "#0f1b33",
  "#1f3fae",
  "#f0a51e",
  "#0b8a8f",
  "#a83b22",
  "#5d6984",
];

const leg = (x: number, color: string) => stroke(`M${x} 44L${x * 1.25} 92`, color, 8);
const shoes = (color: string) => path("M-11 97A5 5 0 0 1-1 97ZM1 97A5 5 0 0 1 11 97Z", color);

/** She has the idea: kameez and dupatta, her hand held out across the threshold. */
const client = person({
  at: [188, 226],
  scale: 2.15,
  skin: skins.wheat,
  hair: dupatta(brick, "#f7bd4b"),
  look: [1.5, 0],
  tilt: 2,
  body:
    leg(-5, "#f3eee2") +
    leg(5, "#f3eee2") +
    shoes("#6e2615") +
    arm({ shoulder: [-10, 17], elbow: [-14, 34], hand: [-9, 46] }, "#c4583e", skins.wheat) +
    torso("#c4583e", 74, 16) +
    stroke("M-15.5 71Q0 74 15.5 71", "#f7bd4b", 1.8) +
    stroke("M0 14V34", "#f7bd4b", 1.4),
  before: arm({ shoulder: [10, 18], elbow: [15, 33], hand: [41, 31] }, "#c4583e", skins.wheat),
});

const engineer = person({
  at: [372, 226],
  scale: 2.15,
  skin: skins.brown,
  hair: bearded("#231a17"),
  look: [-1.5, 0],
  tilt: -2,
  jaw: 6,
  body:
    leg(-5, ink) +
    leg(5, ink) +
    shoes("#3b2a22") +
    torso(lapis, 50, 12) +
    path("M-3.5 10.5L0 15L3.5 10.5L1.5 24H-1.5Z", "#fff"),
  before:
    path("M6 36L23 33L25 58L8 61Z", "#cfd8ea") +
    path("M6 36L23 33L23.3 36.5L6.3 39.5Z", "#aab6cf") +
    arm({ shoulder: [11, 18], elbow: [19, 34], hand: [13, 47] }, "#2b4fc4", skins.brown) +
    arm({ shoulder: [-11, 18], elbow: [-18, 34], hand: [-43, 31] }, "#2b4fc4", skins.brown),
});

/** The plan they shake on: who does what, and a demo every Friday. */
const plan = move(
  388,
  30,
  shadow(158, 136, 16),
  rect(0, 0, 158, 136, "#fff", 16),
  text(16, 28, 14.5, ink, "Twelve weeks", bold),
  stroke("M52 40V108M88 40V108M124 40V108", "#e4e8f1", 1.2),
  ...[
    [16, 44, turquoise, 48],
    [40, 62, lapis, 62],
    [78, 46, saffron, 76],
    [112, 32, brick, 90],
  ].map(([x, w, color, y]) => rect(Number(x), Number(y) - 4, Number(w), 9, String(color), 4.5)),
  ...[0, 1, 2, 3, 4, 5].map((i) =>
    path("M0-5L5 0L0 5L-5 0Z", ink, { transform: `translate(${24 + i * 22} 116)` }),
  ),
);

const terms = move(
  14,
  66,
  shadow(146, 118, 16),
  rect(0, 0, 146, 118, "#fff", 16),
  text(16, 28, 14.5, ink, "Agreed", bold),
  ...["Code is yours", "Friday demos", "30 days’ exit"].map((term, i) =>
    move(
      16,
      50 + i * 23,
      circle(8, -4.5, 8, "#dcf2e6"),
      stroke("M4.5-4.5L7-2L11.5-7", "#166a3f", 2),
      text(23, 0, 13, muted, term, medium),
    ),
  ),
);

const planter = (x: number) =>
  move(
    x,
    420,
    path("M-20 0H20L14 36H-14Z", brick),
    rect(-23, -6, 46, 10, "#c4583e", 4),
    path(
      "M0-6C-4-36-26-42-30-62C-8-58 2-40 0-6ZM0-6C2-44 18-56 24-80C34-52 18-24 0-6ZM0-6C8-26 26-30 36-38C32-18 18-8 0-6Z",
      "#12785f",
    ),
  );

export const professionalPartnership = inSans(
  blur,
  gates({ x: 280, y: 214, half: 226, rise: 172, depth: 236, foils: 6 }, 34, [
    "#14286f",
    lapis,
    turquoise,
    saffron,
  ]),
  gate({ x: 280, y: 276, half: 88, rise: 68, depth: 174, foils: 5 }, "#ffe096"),
  light(280, 226, 12),
  path("M54 426H506L540 462H20Z", "#c9d3ef"),
  path("M192 426H368L388 462H172Z", "#fff8e1"),
  planter(70),
  planter(490),
  client,
  engineer,
  circle(279, 292, 9, "#c18556"),
  group(
    { stroke: "#fff8e1", stroke_width: 3, stroke_linecap: "round" },
    '<path d="M280 274V261M262 278L254 268M298 278L306 268"/>',
  ),
  terms,
  plan,
);
