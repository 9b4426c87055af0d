import { dome, minaret } from "../../city.ts";
import { gate } from "../../gates.ts";
import { arm, bearded, dupatta, glasses, laugh, long, person, short, skins, torso } from "../../people.ts";
import { circle, group, move, path, rect, stroke } from "../../svg.ts";
import { chai, lamp, laptop, plant } from "./things.ts";

/** A window onto the old city in the morning. */
const window = (x: number, half: number, id: string) => {
  const view = { x, y: 128, half, rise: half * 0.9, depth: 150, foils: 5 };
  return (
    gate({ ...view, half: half + 9, rise: half * 0.9 + 8, depth: 158 }, "#0e1d57") +
    `<clipPath id="${id}">${gate(view, "#000")}</clipPath>` +
    group({ clip_path: `url(#${id})` },
      rect(x - 90, 0, 180, 300, "#ffe7b0"), circle(x + 14, 110, 26, "#fff8e1"),
      group({ fill: "#e2a06a" }, dome(x - 34, 178, 24, "#e9ac74"), dome(x + 40, 186, 16, "#e9ac74"), minaret(x + 8, 280, 150, 13, "#dd9760")),
      path(`M${x - 90} 300V196H${x - 40}V184H${x - 4}V206H${x + 30}V190H${x + 90}V300Z`, "#c97b4c"),
      stroke(`M${x} 0V290M${x - half} 176H${x + half}`, "#0e1d57", 4))
  );
};

const engineer = person({
  at: [116, 192], scale: 2, skin: skins.wheat, hair: dupatta("#0b8a8f", "#f7bd4b"), look: [1, 0.8], tilt: 4,
  body: torso("#066a70", 62, 17),
  before: arm({ shoulder: [-12, 18], elbow: [-17, 38], hand: [-2, 50] }, "#0b7a80", skins.wheat) + arm({ shoulder: [12, 18], elbow: [18, 38], hand: [9, 51] }, "#0b7a80", skins.wheat),
});

const designer = person({
  at: [276, 176], scale: 2, skin: skins.tan, hair: short("#1f1714"), look: [0.6, 1], tilt: -3, extra: glasses, mouth: laugh,
  body: torso("#f0a51e", 62, 17) + path("M-4 10.5Q0 17 4 10.5L2 16H-2Z", "#fff8e1"),
  before: arm({ shoulder: [12, 18], elbow: [20, 36], hand: [35, 44] }, "#d98f12", skins.tan) + arm({ shoulder: [-12, 18], elbow: [-19, 38], hand: [-6, 56] }, "#d98f12", skins.tan),
});

const lead = person({
  at: [436, 188], scale: 2, skin: skins.brown, hair: bearded("#2a211d"), look: [-1.4, 0.6], tilt: -5, jaw: 6,
  body: torso("#a83b22", 62, 17) + path("M-3.5 10.5L0 16L3.5 10.5Z", "#fff8e1"),
  before: arm({ shoulder: [-12, 18], elbow: [-20, 35], hand: [-30, 46] }, "#8f2f18", skins.brown) + arm({ shoulder: [12, 18], elbow: [18, 38], hand: [4, 52] }, "#8f2f18", skins.brown),
});

/** What lies between them: a paper prototype, phone-sized, and the pens. */
const papers = move(356, 318,
  path("M-52 0L-40-26H44L58 0Z", "#fff8e9"), stroke("M-32-20H-8L-12-6H-40ZM4-20H34M6-13H38M8-6H28", "#1f3fae", 1.8),
  path("M-86 14L-78-8H-50L-52 14Z", "#ffd0c4"), stroke("M-74-2H-58M-76 5H-62", "#a83b22", 1.8),
  stroke("M64-12L86-20", "#f0a51e", 4), stroke("M70 0L94-2", "#0b8a8f", 4));

const table = path("M0 322L40 300H520L560 322Z", "#d9a871") + path("M0 322H560V344H0Z", "#a8744a") + rect(0, 344, 560, 76, "#0e1d57") + rect(48, 344, 22, 76, "#8a5b36") + rect(490, 344, 22, 76, "#8a5b36");

const standing = person({
  at: [520, 128], scale: 1.7, skin: skins.fair, hair: long("#3a2116"), look: [-1.5, 0.5],
  body: torso("#c9d6ff", 100, 15),
  before: rect(-20, 36, 17, 23, "#fff8e9", 1.5) + stroke("M-17 41H-7M-17 46H-9M-17 51H-8", "#8ea0cf", 1.2) + arm({ shoulder: [-11, 18], elbow: [-19, 36], hand: [-9, 46] }, "#b2c3fb", skins.fair),
});

export const studioTable =
  rect(0, 0, 560, 420, "#1a3390") + rect(0, 314, 560, 106, "#14286f") +
  move(0, 28, window(92, 62, "w1") + window(276, 66, "w2") + window(460, 62, "w3") +
  plant(24, 306) + standing +
  move(0, -28, lamp(184, 62, "#f0a51e"), lamp(368, 48, "#f08a6c")) +
  engineer + designer + lead +
  table + laptop(132, 312) + papers + chai(216, 312, "#fff8e9", "#ffe7b0") + laptop(470, 314, "#dfe6f7") + chai(40, 318));
