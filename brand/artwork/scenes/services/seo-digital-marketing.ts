import { blurAround, lines, shadow } from "../../shapes/mockup.ts";
import { gate, light } from "../../shapes/gates.ts";
import {
  bold,
  circle,
  end,
  group,
  inSans,
  medium,
  middle,
  move,
  path,
  rect,
  stroke,
  text,
} from "../../shapes/svg.ts";

const [ink, lapis, saffron, turquoise, green, muted] = [
  "#0f1b33",
  "#1f3fae",
  "#f0a51e",
  "#0b8a8f",
  "#166a3f",
  "#5d6984",
];

/** Bar chart of visits from search, one arch per month. */
const months = [
  ["Jan", 92, "#14286f"],
  ["Feb", 124, "#1f3fae"],
  ["Mar", 168, "#1c62ab"],
  ["Apr", 214, "#0b8a8f"],
  ["May", 286, "#f0a51e"],
] as const;

const bars = months
  .map(([name, height, fill], i) => {
    const x = 66 + i * 107;
    return (
      gate({ x, y: 446 - height + 50, half: 44, rise: 40, depth: height - 50, foils: 5 }, fill) +
      gate(
        { x, y: 446 - height + 62, half: 28, rise: 25, depth: height - 62, foils: 4 },
        "#fff",
      ).replace("<path", '<path opacity=".14"') +
      text(x, 468, 14.5, "#5f74a8", name, { ...bold, ...middle })
    );
  })
  .join("");

const star = "M0-6L1.8-1.9L6-1.8L2.7 1.1L3.8 5.5L0 3L-3.8 5.5L-2.7 1.1L-6-1.8L-1.8-1.9Z";

const result = (y: number, height: number, rank: string, active: boolean, ...inside: string[]) =>
  move(
    0,
    y,
    active ? rect(8, 0, 320, height, "#eef2fe", 14) : "",
    circle(30, 24, 12, active ? saffron : "#e8ebf2"),
    text(30, 29, 13.5, active ? ink : muted, rank, { ...bold, ...middle }),
    ...inside,
  );

export const search = group(
  {},
  shadow(336, 262, 22),
  rect(0, 0, 336, 262, "#fff", 22),
  rect(16, 16, 304, 40, "#f3f5fa", 20, { stroke: "#d6dcea", stroke_width: 1.5 }),
  circle(38, 35, 7, "none", { stroke: lapis, stroke_width: 2.4 }) +
    stroke("M43.5 40.5L48 45", lapis, 2.6),
  text(60, 41, 15, ink, "hand-stitched shoes near me"),
  result(
    66,
    112,
    "1",
    true,
    text(52, 20, 12, green, "anarkalishoes.pk › lahore"),
    text(52, 42, 16, lapis, "Shoes made to your foot", bold),
    group(
      { fill: saffron },
      ...[0, 1, 2, 3, 4].map((i) => `<path d="${star}" transform="translate(${59 + i * 15} 58)"/>`),
    ),
    text(134, 62.5, 12, muted, "4.9 (318) · from Rs 6,500"),
    lines(52, 74, [236], "#cdd6ee"),
    rect(52, 87, 74, 17, "#fff", 8.5) +
      text(89, 99.5, 11.5, lapis, "Size guide", { ...medium, ...middle }) +
      rect(132, 87, 66, 17, "#fff", 8.5) +
      text(165, 99.5, 11.5, lapis, "Directions", { ...medium, ...middle }),
  ),
  result(182, 40, "2", false, lines(52, 12, [150, 220], "#dde2ec", 14)),
  result(217, 40, "3", false, lines(52, 12, [128, 196], "#e8ebf2", 14)),
);

/** Ranking of one phrase, from position 24 to 1; up is better. */
export const climb = group(
  {},
  shadow(168, 78, 16),
  rect(0, 0, 168, 78, "#fff", 16),
  text(16, 27, 13, muted, "Our place", medium),
  text(152, 30, 21, ink, "24 to 1", { ...bold, ...end }),
  stroke("M16 66L40 63L62 58L84 60L106 50L128 46L152 39", turquoise, 3),
  circle(152, 39, 5, saffron, { stroke: "#fff", stroke_width: 2 }),
);

export const tag = group(
  {},
  group(
    { transform: "rotate(-8)" },
    path("M0 17L14 0H112A8 8 0 0 1 120 8V26A8 8 0 0 1 112 34H14Z", ink),
    circle(16, 17, 4, "#fff"),
    text(28, 22, 13.5, "#ffe096", "utm=eid-mail", medium),
  ),
);

export const seoDigitalMarketing = inSans(
  blurAround,
  bars,
  stroke("M14 447H546", "#5f74a8", 2.5),
  light(494, 262, 8),
  move(22, 20, search),
  move(376, 84, climb),
  move(346, 292, tag),
);
