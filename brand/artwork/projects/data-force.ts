import { blur, browser } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  el,
  end,
  inMono,
  inSans,
  medium,
  middle,
  move,
  path,
  rect,
  stroke,
  text,
} from "../shapes/svg.ts";
import { photograph } from "./data-force-street.ts";
import { button, gradient, tilt } from "./kit.ts";

const [acid, black, panel, edge, grey, white] = [
  "#c6ee3f",
  "#15171b",
  "#1f2228",
  "#343943",
  "#98a0ae",
  "#f3f5f7",
];
const [cyan, pink, yellow, orange] = ["#27d8f5", "#ff5aa8", "#ffd93b", "#ff8a2b"];

/** An annotation: the outline, its translucent ground and a handle at each corner. */
function outline(points: string, color: string, name: string, disputed = false): string {
  const corners = points.split(" ").map((pair) => pair.split(",").map(Number));
  const handles = corners.map(([x = 0, y = 0]) => `M${x - 3} ${y - 3}h6v6h-6z`).join("");
  const [x = 0, y = 0] = corners[0] ?? [];
  const width = name.length * 5.6 + 10;
  return (
    el("polygon", {
      points,
      fill: color,
      fill_opacity: disputed ? 0.12 : 0.26,
      stroke: color,
      stroke_width: 2.2,
      stroke_dasharray: disputed ? "6 5" : undefined,
    }) +
    path(handles, "#fff", { stroke: color, stroke_width: 1.3 }) +
    (name
      ? rect(x - 2, y - 19, width, 16, color, 3) + text(x + 3, y - 7, 11, black, name, bold)
      : "")
  );
}

const notes =
  outline("154,124 178,119 232,121 242,150 258,190 252,214 160,216 150,190", cyan, "rickshaw") +
  outline("78,132 98,136 108,176 128,210 112,232 44,230 42,204 66,184", pink, "cyclist") +
  outline("292,152 358,152 372,180 386,192 384,224 268,226 258,196 270,181", yellow, "car") +
  outline("6,246 40,206 84,232 90,250 76,276 22,278", orange, "", true) +
  circle(94, 232, 10, orange) +
  text(94, 237, 14, black, "?", { ...bold, ...middle });

const labels = [
  ["1", "Rickshaw", cyan, "3"],
  ["2", "Cyclist", pink, "5"],
  ["3", "Car", yellow, "8"],
  ["4", "Cart", orange, "1"],
  ["5", "On foot", "#a78bff", "12"],
].map(([key = "", name = "", color = "", count = ""], i) =>
  move(
    440,
    112 + i * 26,
    i === 1 ? rect(-6, -9, 136, 24, "#2d323b", 6) : "",
    rect(0, -2, 10, 10, color, 2.5),
    text(18, 7.5, 13, white, name, i === 1 ? bold : {}),
    text(98, 7.5, 12, grey, count, end),
    rect(106, -5, 17, 16, edge, 4),
    text(114.5, 7, 11, white, key, middle),
  ),
);

const dispute = move(
  434,
  250,
  rect(0, 0, 136, 116, "#33251a", 10, {
    stroke: orange,
    stroke_width: 1.4,
    stroke_dasharray: "6 5",
  }),
  text(12, 22, 13.5, "#ffc48f", "Cart or stall?", bold),
  text(12, 39, 11.5, "#dbb898", "Nida says cart,"),
  text(12, 53, 11.5, "#dbb898", "Omar says stall"),
  button({
    x: 10,
    y: 64,
    width: 116,
    height: 24,
    fill: orange,
    ink: black,
    label: "Second look",
    size: 12.5,
    radius: 6,
  }),
);

const tools = [
  "M-6-5L2-8L8 0L3 7L-6 4Z",
  "M-7-6H7V6H-7Z",
  "M-6 7C-6 2-2 3-1 0L6-8L8-6L2 2C0 4-1 7-6 7Z",
  "M-7 0H7M0-7V7",
  "M-6-6L-6 6M-6-6H6V2H-6",
].map((d, i) =>
  move(18, 84 + i * 32, i ? "" : rect(-12, -12, 24, 24, acid, 6), stroke(d, i ? grey : black, 1.8)),
);

const header =
  rect(0, 26, 580, 36, panel) +
  path("M16 36H27L33 44L27 52H16L22 44Z", acid) +
  text(42, 49, 14.5, white, "Data Force", bold) +
  inMono(text(136, 48.5, 11, grey, "mall-road_0412.jpg")) +
  text(330, 48.5, 12.5, white, "128 left", medium) +
  circle(408, 44, 10, "none", { stroke: edge, stroke_width: 4 }) +
  circle(408, 44, 10, "none", {
    stroke: acid,
    stroke_width: 4,
    stroke_dasharray: "59 99",
    transform: "rotate(-90 408 44)",
  }) +
  text(426, 48.5, 13, acid, "94%", bold) +
  text(458, 48.5, 12.5, white, "agreement") +
  circle(548, 44, 9, pink) +
  circle(560, 44, 9, cyan, { stroke: panel, stroke_width: 2 });

const ground =
  rect(0, 0, 640, 400, acid) +
  stroke(
    "M-20 150L40 20L150-30M470-20L600 40L660 20M-10 320L20 250M604 130L650 210L612 330L650 420",
    "#7fa312",
    2.5,
    { stroke_dasharray: "9 7" },
  ) +
  path("M36 16h8v8h-8zM596 36h8v8h-8zM600 126h8v8h-8zM608 326h8v8h-8zM16 246h8v8h-8z", "#fff", {
    stroke: "#7fa312",
    stroke_width: 2,
  });

export const dataForce = inSans(
  blur,
  gradient("haze", ["#e9a07c", "#f7d3a0", "#f2c6a0"]),
  ground,
  tilt(
    26,
    38,
    1.2,
    browser({ width: 580, height: 400, bar: "#0d0e11", body: black }),
    header,
    ...tools,
    move(38, 66, photograph, notes),
    rect(430, 62, 150, 340, panel),
    text(440, 88, 13.5, white, "Labels", bold),
    text(563, 88, 12, grey, "29", end),
    ...labels,
    dispute,
  ),
);
