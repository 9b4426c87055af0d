import { arch } from "../../../components/arch.ts";
import { gates } from "../../shapes/gates.ts";
import { circle, group, path, rect, stroke } from "../../shapes/svg.ts";

export const red = "#c4432a";
const [pencil, blue, green] = ["#6d7897", "#1f3fae", "#0b8a8f"];

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

/** A poster of the finished gate, in color. */
const poster = sheet(
  -102,
  52,
  104,
  132,
  -2,
  "#16307f",
  gates({ x: 52, y: 74, half: 40, rise: 36, depth: 46, foils: 5 }, 9, [
    blue,
    green,
    "#f0a51e",
    "#ffe096",
  ]),
);

/** One screen in a wide and a narrow window. */
const windows = sheet(
  560,
  44,
  104,
  92,
  2,
  "#fff",
  stroke("M12 20H72V62H12ZM12 30H72M20 40H44M20 48H38", blue, 1.8),
  stroke("M80 34H96V70H80ZM84 44H92M84 52H92", green, 1.8),
);

/** All sketches on the wall. */
export const sketches =
  poster +
  windows +
  journey +
  study +
  chart +
  grid +
  palette +
  note(188, 160, "#ffd45c", -5) +
  note(520, 214, "#ffb9a6", 5) +
  note(12, 150, "#b9e4df", -4) +
  note(330, 200, "#ffd45c", 4) +
  note(-70, 204, "#ffd45c", 4) +
  note(598, 160, "#b9e4df", -4) +
  pinned;
