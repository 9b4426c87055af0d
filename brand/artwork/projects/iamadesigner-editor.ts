import { blur, browser } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  inSans,
  medium,
  middle,
  move,
  path,
  rect,
  stroke,
  text,
} from "../shapes/svg.ts";
import { black, bone, ground, lime, red } from "./iamadesigner.ts";
import { address, button } from "./kit.ts";

const [ash, hair] = ["#7a7068", "#ded5c6"];

const questions = ["What was wrong", "What you tried", "What you dropped", "What shipped"];

/** Progress: two questions answered, one open, one to come. */
const steps = questions
  .map((question, i) => {
    const y = 116 + i * 38;
    const now = i === 2;
    return (
      (now ? rect(14, y - 17, 146, 34, lime, 9) : "") +
      (i < 2
        ? circle(29, y, 8, black) + stroke(`M25 ${y}l3 3 5-6`, bone, 1.8)
        : circle(29, y, 8, "none", { stroke: black, stroke_width: 1.6 }) +
          text(29, y + 4, 11, black, String(i + 1), { ...bold, ...middle })) +
      text(44, y + 4.5, 12, i === 3 ? ash : black, question, now ? bold : medium)
    );
  })
  .join("");

const pencil = (d: string) => stroke(d, black, 2);

/** Two radios in pencil that were not built, each crossed out. */
const dropped = [
  {
    caption: "A touch display",
    why: "Useless in the dark.",
    drawing:
      pencil(
        "M32 30Q80 27 138 30Q140 58 137 84Q84 87 33 84Q30 56 32 30ZM88 42Q108 40 126 42Q127 56 126 70Q108 72 88 70Q87 56 88 42ZM94 60L102 52L109 58L119 48",
      ) + [0, 1, 2, 3].map((i) => circle(46 + i * 9, 57, 2.2, black)).join(""),
  },
  {
    caption: "A folding handle",
    why: "It broke twice in one week.",
    drawing:
      pencil(
        "M34 48Q84 45 136 48Q138 68 135 86Q84 89 35 86Q32 66 34 48ZM50 47Q54 18 86 18Q116 18 120 47",
      ) +
      circle(112, 67, 10, "none", { stroke: black, stroke_width: 2 }) +
      pencil("M112 67L118 61M48 60H88M48 68H88M48 76H88"),
  },
];

const sketches = dropped
  .map(({ caption, why, drawing }, i) =>
    move(
      184 + i * 182,
      186,
      rect(0, 0, 170, 108, "#fff", 10, { stroke: hair }),
      drawing,
      stroke("M20 96L150 14", red, 4, { opacity: 0.9 }),
      text(0, 128, 13.5, black, caption, bold),
      text(0, 145, 12, ash, why),
    ),
  )
  .join("");

/** The third of four questions: discarded designs. */
export const iamadesignerEditor = inSans(
  blur,
  ground,
  move(
    40,
    30,
    browser({
      width: 560,
      height: 400,
      bar: black,
      dots: ["#5c534d", "#5c534d", "#5c534d"],
      body: bone,
    }),
    address(160, 240, "#332c28", "#cfc5ba", "iamadesigner.io/write/desk-radio"),
    path("M24 48A9 9 0 0 1 24 66Z", red) + rect(20, 48, 4, 18, black),
    text(42, 62, 15, black, "Desk radio", bold),
    text(20, 90, 12, ash, "Draft, saved 9:41"),
    steps,
    rect(14, 286, 146, 62, "#fff", 10, { stroke: hair }),
    text(26, 308, 12.5, black, "From your phone", bold),
    text(26, 326, 12, ash, "Three sketches, one"),
    text(26, 340, 12, ash, "note by voice"),
    stroke("M170 26V370", hair, 1.2),
    text(184, 68, 12.5, ash, "Question 3 of 4"),
    text(184, 106, 35, black, "What did you drop?", { ...bold, letter_spacing: -1.2 }),
    text(184, 138, 14, black, "Two ideas I loved. Both looked good on a table"),
    text(184, 158, 14, black, "and failed on a nightstand."),
    rect(358, 146, 2, 16, red, 1),
    sketches,
    button({
      x: 424,
      y: 40,
      width: 112,
      height: 28,
      fill: red,
      ink: "#fff",
      label: "What shipped",
      size: 12.5,
      radius: 14,
    }),
  ),
);
