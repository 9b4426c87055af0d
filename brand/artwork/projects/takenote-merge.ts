import { blur, device, shadow } from "../shapes/mockup.ts";
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
import { button, ticked, unticked } from "./kit.ts";
import { coral, grey, ground, leaf, paper, plum, sky } from "./takenote.ts";

const face = (x: number, y: number, color: string) =>
  circle(x, y, 12, color) +
  circle(x, y - 3, 4, "#fff") +
  path(`M${x - 7} ${y + 8}a7 6.5 0 0 1 14 0a12 12 0 0 1-14 0Z`, "#fff");

const items = [
  "Bread from Arno",
  "Two jars of honey",
  "",
  "Coriander, a bunch",
  "Flowers, not lilies",
  "Coffee, ground",
  "A card for Oma",
];

/** The shared list; its third line has a conflict. */
const page = move(
  30,
  24,
  text(0, 22, 22, plum, "Sunday market", bold),
  text(0, 44, 13, grey, "Shared by Jonas and Mara"),
  ...items.map((item, i) => {
    const y = 78 + i * 36;
    if (!item)
      return (
        rect(-10, y - 13, 236, 30, "#ffe6df", 8) +
        unticked(0, y - 4, coral) +
        text(22, y + 6, 14.5, "#a83b22", "Two versions", medium)
      );
    return (
      (i ? unticked(0, y - 4, grey) : ticked(0, y - 4, leaf)) +
      text(22, y + 6, 14.5, i ? plum : grey, item) +
      stroke(`M0 ${y + 20}H216`, "#efe5d2", 1)
    );
  }),
);

/** The author, device and time of a version. */
const version = (x: number, color: string, who: string, where: string, line: string) =>
  move(
    x,
    62,
    rect(0, 0, 138, 116, "#fff", 12, { stroke: color, stroke_width: 2 }),
    face(24, 26, color),
    text(44, 24, 13.5, plum, who, bold),
    text(44, 39, 11.5, grey, where),
    rect(12, 54, 114, 48, "#faf5ff", 8),
    text(69, 84, 16, plum, line, { ...bold, ...middle }),
  );

const question = move(
  278,
  82,
  shadow(324, 256, 18),
  rect(0, 0, 324, 256, "#fffdf9", 18),
  text(18, 32, 16.5, plum, "Both of you changed this line", bold),
  text(18, 51, 12.5, grey, "Jonas was on a train. Nothing is lost."),
  version(18, sky, "Jonas", "Tablet, 9:12", "6 lemons"),
  version(168, coral, "Mara", "Phone, 9:14", "4 limes"),
  ...["Keep Jonas’s", "Keep Mara’s"].map(
    (label, i) =>
      rect(18 + i * 96, 196, 90, 40, "#f1e8f5", 11) +
      text(63 + i * 96, 221, 12, plum, label, { ...medium, ...middle }),
  ),
  button({
    x: 212,
    y: 196,
    width: 94,
    height: 40,
    fill: plum,
    ink: "#fff",
    label: "Keep both",
    size: 13.5,
    radius: 11,
  }),
);

/** A merge conflict: two people changed one line, and the page offers both versions. */
export const takenoteMerge = inSans(
  blur,
  ground,
  move(
    34,
    44,
    device({ width: 520, height: 420, radius: 26, bezel: 12, shell: plum, screen: paper }, page),
  ),
  question,
);
