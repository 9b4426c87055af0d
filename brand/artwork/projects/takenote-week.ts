import { blur, device } from "../shapes/mockup.ts";
import { bold, circle, end, inSans, medium, move, rect, stroke, text } from "../shapes/svg.ts";
import { butter, coral, grey, ground, handwriting, leaf, paper, plum, sky } from "./takenote.ts";

const [across, down] = [130, 148];

/** A typed appointment with its hour. */
const typed = (y: number, color: string, hour: string, what: string) =>
  rect(8, y, 114, 36, "#fff", 7) +
  rect(8, y, 4, 36, color, 2) +
  text(20, y + 15, 11.5, grey, hour) +
  text(20, y + 29, 12.5, plum, what, medium);

const ticks = (...ys: number[]) => ys.map((y) => stroke(`M11 ${y}l3 3 6-8`, coral, 1.8)).join("");

const days: readonly (readonly [name: string, date: string, ...inside: string[]])[] = [
  [
    "Mon",
    "5",
    typed(34, sky, "9:30", "Dentist"),
    handwriting(12, 100, 1.1, plum, "water roses", 1.5),
  ],
  [
    "Tue",
    "6",
    handwriting(26, 56, 1.1, plum, "sow mint", 1.5),
    handwriting(26, 84, 1.1, plum, "send photos", 1.5),
    ticks(51, 79),
  ],
  ["Wed", "7", typed(34, leaf, "14:05", "Train to Halle"), typed(78, sky, "17:00", "Call Amna")],
  ["Thu", "8", handwriting(12, 62, 1.3, coral, "no plans", 1.6)],
  [
    "Fri",
    "9",
    typed(34, coral, "19:00", "Choir"),
    handwriting(12, 100, 1.1, plum, "two altos", 1.5),
  ],
  ["Sat", "10", handwriting(12, 58, 1.1, plum, "plant roses", 1.5) + rose()],
  [
    "Sun",
    "11",
    handwriting(12, 58, 1.1, plum, "tea with mom", 1.5),
    typed(78, leaf, "16:00", "Lake"),
  ],
];

function rose(): string {
  return (
    circle(94, 88, 17, "#ffd9cf") +
    stroke(
      "M94 88q6-7 9 1q0 9-10 9q-12-1-11-12q2-13 15-12q14 3 12 17q-3 12-16 12M94 105q-2 14 2 28M95 120q10-9 18-5q-6 9-17 9",
      coral,
      1.8,
    )
  );
}

const spread = days
  .map(([name, date, ...inside], i) =>
    move(
      14 + (i % 4) * across,
      52 + Math.floor(i / 4) * down,
      stroke(`M0 0H${across - 10}`, "#e6d8bd", 1.2),
      text(8, 20, 13, plum, name, bold),
      text(across - 16, 20, 13, i > 4 ? coral : grey, date, { ...bold, ...end }),
      ...inside,
    ),
  )
  .join("");

/** Notes without a day. */
const thisWeek = move(
  14 + 3 * across,
  52 + down,
  rect(0, 0, across - 10, 142, "#fff0d0", 10),
  text(12, 22, 13, plum, "This week", bold),
  ...["lemon", "the plan", "letter"].map((words, i) =>
    move(
      0,
      50 + i * 30,
      rect(13, -9, 11, 11, "none", 3, { stroke: coral, stroke_width: 1.6 }),
      handwriting(34, 0, 1.1, plum, words, 1.5),
    ),
  ),
);

/** A week planner on a tablet: typed appointments and handwritten notes. */
export const takenoteWeek = inSans(
  blur,
  ground,
  move(
    38,
    34,
    device(
      { width: 564, height: 420, radius: 26, bezel: 12, shell: plum, screen: paper },
      text(22, 34, 19, plum, "June 5 to 11", bold),
      text(160, 34, 13, grey, "Week 23"),
      circle(500, 28, 12, butter) + stroke("M500 22V34M494 28H506", plum, 2),
      stroke("M456 24L451 28.5L456 33M470 24L475 28.5L470 33", plum, 2),
      spread,
      thisWeek,
    ),
  ),
);
