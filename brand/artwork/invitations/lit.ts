import { dome, minaret } from "../shapes/city.ts";
import { gate, gates, light, star } from "../shapes/gates.ts";
import { circle, move, path, rect, repeat, stroke } from "../shapes/svg.ts";

/** Roofs behind the wall, in the last light. */
const roofs =
  minaret(70, 190, 158, 20, "#3a4f9c") +
  minaret(350, 190, 158, 20, "#3a4f9c") +
  dome(140, 136, 26, "#5b6fae", "#f0a51e") +
  dome(280, 136, 26, "#5b6fae", "#f0a51e") +
  dome(210, 120, 40, "#6f86c9", "#f0a51e") +
  rect(104, 136, 212, 60, "#2b3f8c") +
  rect(166, 118, 88, 30, "#34489a");

const wall =
  repeat(
    "m",
    path("M-11 0V-10Q-11-20 0-26Q11-20 11-10V0Z", "#8f2f18"),
    Array.from({ length: 15 }, (_, i) => ({ x: 14 + i * 28, y: 182 })),
  ) +
  rect(0, 180, 420, 122, "#a83b22") +
  stroke("M2 190H418", "#c4583e", 4) +
  [0, 396]
    .map((x) => path(`M${x} 302V164H${x + 24}V302Z`, "#8f2f18") + rect(x, 158, 24, 9, "#c4583e", 2))
    .join("");

const frame = (x: number, ...inside: string[]) =>
  move(
    x,
    0,
    rect(-42, 196, 84, 106, "#8f2f18", 4),
    gate({ x: 0, y: 244, half: 34, rise: 30, depth: 58, foils: 4 }, "#f3dcb4"),
    ...inside,
  );

/** A gate with a light inside. */
const lived = (x: number, colors: readonly string[]) =>
  frame(
    x,
    gates({ x: 0, y: 245, half: 29, rise: 26, depth: 58, foils: 4 }, 8, colors),
    light(0, 262, 4),
  );

const [warm, cool] = [
  ["#0b8a8f", "#f0a51e", "#ffe096"],
  ["#1f3fae", "#0b8a8f", "#ffe096"],
];

/** The great gate in the middle, open, with the light on the street. */
const great =
  rect(140, 166, 140, 136, "#8f2f18", 5) +
  [156, 264].map((x) => path(star(8), "#4fd1cf", { transform: `translate(${x} 186)` })).join("") +
  gate({ x: 210, y: 238, half: 58, rise: 52, depth: 64, foils: 5 }, "#f3dcb4") +
  gates({ x: 210, y: 240, half: 51, rise: 46, depth: 62, foils: 5 }, 11, [
    "#16307f",
    "#0b8a8f",
    "#f0a51e",
    "#ffe096",
    "#fff8e1",
  ]);

/** A cord of bulbs from minaret to minaret, hanging in one curve. */
const cord =
  stroke("M70 92Q210 200 350 92", "#c67f06", 1.6) +
  Array.from({ length: 9 }, (_, i) => (i + 1) / 10)
    .map((t) => circle(70 + 280 * t, 95 + 216 * t * (1 - t), 4.5, "#ffc24d"))
    .join("");

/** A street of gates at nightfall, lit one after the other. */
export const lit = roofs + wall + lived(82, warm ?? []) + lived(338, cool ?? []) + great + cord;
