import { dome, minaret } from "../city.ts";
import { blur, browser } from "../frames.ts";
import {
  bold,
  circle,
  el,
  end,
  group,
  inMono,
  inSans,
  medium,
  middle,
  move,
  path,
  rect,
  stroke,
  text,
} from "../svg.ts";
import { button, clip, gradient, tilt } from "./kit.ts";

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

const wheel = (x: number, y: number, r: number) =>
  circle(x, y, r, "#1b1a1e") + circle(x, y, r * 0.45, "#a9a7a3");

const rickshaw = move(
  150,
  120,
  path("M6 66L14 18Q16 8 28 6H74Q84 8 86 20L92 62L100 70V86H4Z", "#2f8f4e") +
    path("M14 20Q16 8 28 6H74Q84 8 86 20V26H13Z", "#e8c63a") +
    path("M20 30H52V58H16ZM58 30H83L88 58H58Z", "#33414a") +
    path("M4 70H100V78H4Z", "#d9482f") +
    circle(70, 48, 7, "#a4683d") +
    path("M60 66Q60 54 70 54T82 66Z", "#e9e2d2") +
    wheel(24, 88, 11) +
    wheel(86, 88, 11) +
    circle(98, 72, 4, "#fff3c4"),
);

const cyclist = move(
  60,
  150,
  circle(0, 62, 17, "none", { stroke: "#1b1a1e", stroke_width: 3 }) +
    circle(50, 62, 17, "none", { stroke: "#1b1a1e", stroke_width: 3 }) +
    stroke("M0 62L16 34H42L50 62M16 34L24 62H0M24 62L42 34L40 26H48", "#b23b2e", 3) +
    stroke("M18 30L32 46L26 60", "#5a4632", 7) +
    path("M10 32Q10 8 22 4L36 10L44 26L38 28L30 20L26 34Z", "#f2ead9") +
    circle(28, -4, 8, "#a4683d") +
    path("M20-5Q20-14 29-13T36-5Q28-9 20-5Z", "#22160f"),
);

const car = move(
  262,
  146,
  path("M0 50Q0 38 12 36L28 16Q32 10 42 10H78Q88 10 94 18L106 36Q120 38 120 52V66H0Z", "#e9ecef") +
    path("M36 18H58V36H24ZM64 18H80Q86 18 90 24L98 36H64Z", "#41525e") +
    path("M0 54H120V60H0Z", "#c3c9cf") +
    wheel(26, 68, 12) +
    wheel(94, 68, 12) +
    rect(0, 44, 8, 7, "#d9482f", 2),
);

const cart = move(
  10,
  214,
  path("M0 30H78L70 46H8Z", "#8a5a33") +
    [
      [13, 26],
      [31, 26],
      [49, 26],
      [65, 26],
      [22, 14],
      [40, 13],
      [57, 15],
    ]
      .map(([x = 0, y = 0], i) => circle(x, y, 10, i % 3 ? "#f2994a" : "#e8c63a"))
      .join("") +
    wheel(18, 52, 11) +
    wheel(62, 52, 11),
);

/** Mall Road at dusk, as the camera saw it. */
const photograph = clip(
  "photo",
  rect(0, 0, 392, 320, "#000"),
  rect(0, 0, 392, 320, "url(#haze)"),
  circle(300, 62, 26, "#ffe3b0"),
  group(
    { opacity: 0.85 },
    dome(196, 116, 26, "#b98a86") +
      dome(156, 120, 16, "#b98a86") +
      dome(236, 120, 16, "#b98a86") +
      minaret(118, 124, 84, 12, "#b98a86") +
      minaret(276, 124, 84, 12, "#b98a86") +
      rect(112, 116, 172, 40, "#b98a86"),
  ),
  path("M0 20H72L92 40V190H0Z", "#a5644a") +
    path("M392 6H336L312 30V190H392Z", "#7b5a6c") +
    path(
      "M10 40h20v34h-20zM42 42h20v32h-20zM10 92h20v34h-20zM42 92h20v34h-20zM346 36h16v34h-16zM370 32h16v38h-16zM346 88h16v34h-16zM370 86h16v36h-16z",
      "#f7d79a",
      { opacity: 0.85 },
    ) +
    rect(0, 134, 96, 12, "#2f6f73") +
    rect(304, 130, 88, 12, "#c4523a") +
    stroke("M92 40C170 70 240 66 312 30M92 56C170 90 250 84 312 46", "#4a3038", 1.2),
  path("M0 186L110 150H290L392 184V320H0Z", "#5d5560") +
    path("M0 192L110 154H118L0 214Z", "#c9b6a4") +
    stroke("M200 156V170M200 184V208M200 226V262M200 284V318", "#f3e3c8", 4),
  cyclist,
  rickshaw,
  car,
  cart,
);

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
