import { arch } from "../../components/arch.ts";
import { dome, minaret } from "../shapes/city.ts";
import { gate, star } from "../shapes/gates.ts";
import { circle, el, group, move, path, rect, repeat, stroke } from "../shapes/svg.ts";

const bands = ["#14286f", "#1c3a93", "#2b5bb0", "#2f8ba6", "#6fb7a2", "#c9cf90", "#ffdf94"];
const sky =
  bands.map((fill, i) => rect(0, i * 40, 1240, 42, fill)).join("") +
  rect(0, 280, 1240, 140, "#ffdf94");

const sun = circle(620, 236, 96, "#fff1c2", { opacity: 0.5 }) + circle(620, 236, 66, "#fff8e1");

/** The far city: flat roofs, a few of them higher, with windows lit. */
function houses(base: number, fill: string, heights: readonly number[], width: number): string {
  const steps = heights.map((height) => `V${base - height}h${width}`).join("");
  return path(`M0 420V${base}${steps}V420Z`, fill);
}

const far = houses(
  300,
  "#d98c5f",
  [
    30, 52, 24, 44, 66, 36, 20, 56, 40, 28, 60, 34, 48, 26, 58, 38, 22, 50, 42, 30, 64, 36, 26, 54,
    40, 32, 58, 24, 46, 36, 52,
  ],
  40,
);
const near = houses(
  330,
  "#b9643f",
  [42, 20, 54, 26, 12, 8, 10, 20, 48, 30, 56, 22, 40, 28, 44, 12, 10, 16, 38, 26, 58, 30],
  57,
);

const lit = group(
  { fill: "#ffdf94" },
  ...[
    [20, 302],
    [130, 292],
    [150, 306],
    [476, 298],
    [590, 288],
    [604, 304],
    [660, 300],
    [700, 296],
    [764, 306],
    [1044, 308],
    [1078, 298],
    [1174, 292],
    [1200, 302],
    [528, 318],
  ].map(([x, y]) => `<path d="M${x} ${y}h7v10h-7Z"/>`),
);

/** Badshahi on the left, Wazir Khan's tiled minarets on the right, Minar-e-Pakistan beyond. */
const mosques =
  minaret(196, 330, 220, 24, "#a5452c") +
  minaret(452, 330, 220, 24, "#a5452c") +
  dome(262, 222, 34, "#fff3e0", "#a5452c") +
  dome(386, 222, 34, "#fff3e0", "#a5452c") +
  dome(324, 208, 46, "#fffaf0", "#a5452c") +
  rect(214, 224, 220, 106, "#c4583e") +
  rect(282, 204, 84, 126, "#d0664a") +
  gate({ x: 324, y: 252, half: 24, rise: 22, depth: 80, foils: 4 }, "#7a2a17") +
  [236, 262, 386, 412]
    .map((x) => gate({ x, y: 262, half: 9, rise: 9, depth: 40, foils: 3 }, "#8f3a23"))
    .join("") +
  [808, 1012]
    .map(
      (x) =>
        rect(x - 13, 150, 26, 180, "#0b8a8f") +
        [168, 206, 244]
          .map((y) => path(star(9), "#f7bd4b", { transform: `translate(${x} ${y})` }))
          .join("") +
        rect(x - 18, 144, 36, 7, "#066a70") +
        rect(x - 10, 122, 20, 24, "#0b8a8f") +
        dome(x, 122, 11, "#f7bd4b"),
    )
    .join("") +
  [858, 910, 962].map((x, i) => dome(x, 246, i === 1 ? 30 : 22, "#e9c9a0", "#8a5b36")).join("") +
  rect(826, 248, 168, 82, "#cf7f4f") +
  gate({ x: 910, y: 276, half: 20, rise: 18, depth: 60, foils: 4 }, "#7a3a1c") +
  path("M1130 330L1142 120H1150L1162 330ZM1104 330Q1116 292 1146 292T1188 330Z", "#8f4f63") +
  dome(1146, 120, 8, "#fff3e0");

const trees = group(
  { fill: "#1f7a5c" },
  ...[
    [40, 306, 30],
    [80, 316, 22],
    [512, 312, 26],
    [548, 320, 18],
    [706, 314, 24],
    [742, 322, 17],
    [1060, 310, 26],
    [1216, 306, 32],
  ].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`),
);

/** The wall of the old city, merlons along its top. */
const wall =
  repeat(
    "m",
    path("M-9 0V-10Q-9-18 0-22Q9-18 9-10V0Z", "#8f2f18"),
    Array.from({ length: 55 }, (_, i) => ({ x: 10 + i * 22.6, y: 332 })),
  ) +
  rect(0, 331, 1240, 89, "#a83b22") +
  stroke("M0 342H1240", "#c4583e", 4);

const leaf =
  rect(-38, -43, 76, 100, "#8f2f18", 3) +
  gate({ x: 0, y: 0, half: 30, rise: 24.3, depth: 52, foils: 4 }, "#f3dcb4") +
  el("path", { d: arch(24, 21.6, 50, 4), transform: "translate(0 2)" }) +
  stroke("M0-14V52", "#fff", 1.4, { opacity: 0.35 }) +
  stroke("M-24 8H24M-24 38H24", "#fff", 1.4, { opacity: 0.22 }) +
  stroke("M-4.5 17V29M4.5 17V29", "#f7bd4b", 2);

const doors = ["#1c62ab", "#0b8a8f", "#14286f", "#1f3fae"];
const closed = Array.from({ length: 13 }, (_, i) => ({
  x: 44 + i * 96,
  y: 368,
  fill: doors[Math.abs(i - 6) % 4],
})).filter((_, i) => i !== 6);

/** The seventh gate, open, with light behind it. */
const open = move(
  620,
  326,
  rect(-51, -76, 102, 170, "#8f2f18", 3),
  path(star(8), "#4fd1cf", { transform: "translate(-36 -50)" }),
  path(star(8), "#4fd1cf", { transform: "translate(36 -50)" }),
  gate({ x: 0, y: 0, half: 43, rise: 36, depth: 94, foils: 4 }, "#f3dcb4"),
  gate({ x: 0, y: 2, half: 37, rise: 32, depth: 92, foils: 4 }, "#f0a51e"),
  gate({ x: 0, y: 12, half: 25, rise: 21, depth: 82, foils: 4 }, "#ffe096"),
  gate({ x: 0, y: 26, half: 14, rise: 12, depth: 68, foils: 3 }, "#fff8e1"),
);

const thirteen = repeat("g", leaf, closed) + open;

const birds = stroke(
  "M500 96q8-8 14 0q6-8 14 0M556 70q6-6 11 0q5-6 11 0M708 108q7-7 12 0q5-7 12 0",
  "#fff8e1",
  2.6,
);

const kites =
  path("M120 70L140 92L122 116L102 94Z", "#f08a6c") +
  stroke("M122 116Q134 160 108 208", "#fff8e1", 1.2) +
  path("M1076 54L1094 70L1082 92L1062 78Z", "#f7bd4b") +
  stroke("M1082 92Q1100 130 1074 176", "#fff8e1", 1.2);

export const about =
  sky + sun + birds + kites + far + mosques + near + lit + trees + wall + thirteen;
