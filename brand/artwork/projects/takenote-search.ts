import { blur, device } from "../shapes/mockup.ts";
import { bold, circle, inSans, medium, move, path, rect, stroke, text } from "../shapes/svg.ts";
import { scaled } from "./kit.ts";
import { butter, coral, grey, ground, handwriting, leaf, plum, wave } from "./takenote.ts";

const mark = "#ffe38a";

/** A search result and its kind of source. */
const result = (y: number, height: number, kind: string, where: string, ...inside: string[]) =>
  move(
    14,
    y,
    rect(0, 0, 224, height, "#fff", 14),
    text(14, 23, 12, coral, kind, bold),
    text(210, 23, 12, grey, where, { text_anchor: "end" }),
    ...inside,
  );

const written = result(
  128,
  80,
  "Written",
  "Garden, May 2",
  rect(12, 36, 66, 30, mark, 5),
  handwriting(18, 57, 1.5, plum, "lemon", 1.4),
  handwriting(92, 57, 1.5, plum, "mint roses", 1.4),
);

const typed = result(
  218,
  66,
  "Typed",
  "Team, Monday",
  rect(77.5, 34, 44, 20, mark, 4),
  text(14, 49, 14, plum, "Order the lemon tarts"),
);

const spoken = result(
  294,
  82,
  "Spoken",
  "On a walk, 0:42",
  circle(28, 52, 14, coral) + path("M24 45.5L35 52L24 58.5Z", "#fff"),
  rect(92, 34, 30, 36, mark, 5),
  ...wave
    .slice(0, 18)
    .map((tall, i) =>
      rect(52 + i * 9, 52 - tall / 2, 4, tall, i > 4 && i < 8 ? coral : "#d9c9e0", 2),
    ),
);

/** A photograph of a label that hangs on a tree. */
const photographed = result(
  386,
  110,
  "Photographed",
  "Market",
  rect(14, 34, 196, 80, "#cfe6d4", 8),
  circle(44, 66, 22, leaf) + circle(70, 56, 18, "#3d9f78") + circle(58, 78, 14, "#f5b719"),
  `<g transform="translate(112 46) rotate(5)">${
    rect(0, 0, 84, 36, "#fffdf6", 4) +
    rect(9, 9, 52, 20, mark, 3) +
    text(12, 24, 14, plum, "Lemon", bold)
  }</g>`,
);

/** Search results in handwriting, typed text, speech and a photograph. */
export const takenoteSearch = inSans(
  blur,
  scaled(-240, 0, 1.25, ground),
  move(
    65,
    30,
    device(
      { width: 270, height: 560, radius: 42, bezel: 9, shell: "#24112e", screen: "#faf5ff" },
      rect(86, 10, 80, 20, "#24112e", 10),
      text(22, 25, 12, plum, "9:41", bold),
      ...[4, 7, 10, 13].map((tall, i) => rect(210 + i * 6, 28 - tall, 4, tall, "#d9c9e0", 1)),
      rect(14, 44, 224, 42, "#fff", 14, { stroke: plum, stroke_width: 2 }),
      circle(34, 63, 7, "none", { stroke: plum, stroke_width: 2.2 }) +
        stroke("M39 68.5L44 74", plum, 2.2),
      text(54, 70.5, 17, plum, "lemon", medium),
      rect(104, 55, 2, 20, coral, 1),
      rect(14, 96, 104, 23, butter, 11.5),
      text(23, 112, 12, plum, "No signal: fine", medium),
      text(130, 112, 12, grey, "4 places"),
      written,
      typed,
      spoken,
      photographed,
    ),
  ),
);
