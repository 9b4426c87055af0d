import { bold, circle, el, end, group, move, path, rect, stroke, text } from "../shapes/svg.ts";
import { clip, line } from "./kit.ts";
import type { Point } from "./kit.ts";

const [sea, deep, land, ink, coral] = ["#0f6f7c", "#0a4d59", "#e9dcb9", "#0c2b33", "#ff6a3d"];

/** Degrees east and north on the chart. */
const at = ([east, north]: Point): Point => [
  Math.round((east - 61) * 5.25),
  Math.round((31 - north) * 5.9),
];
const coast = (points: readonly Point[]) => `${line(points.map(at))}Z`;

const coasts =
  coast([
    [58, 25.4],
    [66.5, 25],
    [67.5, 23.8],
    [70, 21],
    [72.6, 21],
    [73, 17],
    [74.5, 13],
    [77.5, 8],
    [80, 10.5],
    [80.2, 15],
    [84, 18.5],
    [87, 21.5],
    [91, 22.5],
    [92, 20.5],
    [94.3, 16],
    [97, 16.8],
    [98.5, 12],
    [98.3, 8],
    [100.4, 6],
    [101.3, 2.8],
    [103.6, 1.5],
    [104.2, 2.5],
    [103.3, 4.5],
    [102, 6.3],
    [100.3, 8.5],
    [99.8, 11.5],
    [100.7, 13.4],
    [102.5, 12],
    [104.8, 8.7],
    [106.8, 10.3],
    [109.2, 11.8],
    [109, 14],
    [107, 17],
    [105.8, 19],
    [108, 21.5],
    [110, 20.4],
    [113.5, 22.3],
    [117, 23.5],
    [120, 26.5],
    [122, 31],
    [122, 34],
    [58, 34],
  ]) +
  coast([
    [95.3, 5.6],
    [98, 4],
    [100.5, 2],
    [103.5, -0.5],
    [106, -3],
    [105.5, -6],
    [102, -4],
    [98.5, 1.6],
  ]) +
  coast([
    [109, 1.5],
    [111, 1.5],
    [114, 4.5],
    [117, 7],
    [119, 5],
    [118, 1],
    [117, -4],
    [110, -3],
  ]) +
  coast([
    [80, 9.6],
    [81.3, 8.5],
    [81.8, 6.8],
    [80.4, 6],
    [79.8, 8],
  ]) +
  coast([
    [108.7, 19.2],
    [110.5, 20],
    [110.8, 19],
    [109.5, 18.2],
  ]) +
  coast([
    [120.2, 23],
    [121.5, 25],
    [121, 22],
  ]);

const sailed = line(
  (
    [
      [114.2, 22],
      [113, 17],
      [110.5, 10],
      [106, 3.2],
      [103.9, 0.9],
      [101, 2.2],
      [98, 5.6],
      [95, 6.6],
      [90, 6],
    ] as Point[]
  ).map(at),
);
const ahead = line(
  (
    [
      [90, 6],
      [81, 5],
      [77, 6.6],
      [72, 13],
      [67.5, 22],
      [66.9, 24.6],
    ] as Point[]
  ).map(at),
);

const port = (place: Point, name: string, dx: number, dy: number, anchor = {}) => {
  const [x, y] = at(place);
  return (
    circle(x, y, 4.5, "#fff", { stroke: coral, stroke_width: 3 }) +
    text(x + dx, y + dy, 13.5, ink, name, {
      ...bold,
      ...anchor,
      stroke: "#f6efd9",
      stroke_width: 4,
      paint_order: "stroke",
    })
  );
};

/** Soundings, compass and graticule of a nautical chart. */
export const chart = clip(
  "chart",
  rect(0, 0, 322, 222, "#000"),
  rect(0, 0, 322, 222, sea),
  path(coasts, "none", { stroke: "#17808d", stroke_width: 22, stroke_linejoin: "round" }),
  path(coasts, "none", { stroke: "#23929d", stroke_width: 10, stroke_linejoin: "round" }),
  stroke(
    "M47 0V222M100 0V222M152 0V222M205 0V222M257 0V222M310 0V222M0 35H322M0 94H322M0 153H322M0 212H322",
    "#bfe6e4",
    0.7,
    { opacity: 0.35 },
  ),
  path(coasts, land, { stroke: "#b9a566", stroke_width: 1.2 }),
  group(
    { font_size: 10, fill: "#a7dcdd" },
    ...[
      [28, 128, 42],
      [66, 205, 51],
      [128, 204, 38],
      [162, 104, 29],
    ].map(([x, y, depth]) => el("text", { x, y }, String(depth))),
  ),
  move(
    36,
    176,
    circle(0, 0, 24, "none", { stroke: "#bfe6e4", stroke_width: 1 }),
    path("M0-30L5-5L30 0L5 5L0 30L-5 5L-30 0L-5-5Z", "#e9dcb9", { opacity: 0.9 }),
    path("M0-30V30L-5 5ZM30 0H-30L5-5Z", deep, { opacity: 0.35 }),
  ),
  stroke(ahead, "#fff", 2.5, { stroke_dasharray: "1 6.5" }),
  stroke(sailed, coral, 4),
  port([114.2, 22.3], "Shenzhen", 8, -9, end),
  port([103.9, 1.1], "Singapore", 10, 14),
  port([66.9, 24.9], "Karachi", 10, -6),
  move(
    152,
    147,
    circle(0, 0, 17, coral, { opacity: 0.3 }),
    circle(0, 0, 12, "#fff"),
    path(
      "M-7.5 1H7.500L5 6H-5ZM-5-3.500H-1V0H-5ZM0-3.500H4V0H0ZM-2.5-7.500H1.5V-4.500H-2.500Z",
      deep,
    ),
  ),
);
