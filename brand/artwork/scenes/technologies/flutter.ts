import { blurAround, device, lines } from "../../shapes/mockup.ts";
import {
  bold,
  circle,
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
} from "../../shapes/svg.ts";
import { card, frame, ink, muted, saffron, wire } from "./kit.ts";

const [sky, blue, navy, pale] = ["#54c5f8", "#0b6fc2", "#042b59", "#dff3fd"];

const widget = (x: number, y: number, width: number, name: string, fill: string, color: string) =>
  rect(x - width / 2, y - 17, width, 34, fill, 10) +
  inMono(text(x, y + 5.5, 15, color, name, { ...bold, ...middle }));

const tree =
  wire(-120, -66, -120, -30, sky) +
  wire(-120, 4, -180, 46, sky) +
  wire(-120, 4, -62, 46, sky) +
  wire(-180, 62, -196, 118, sky) +
  wire(-62, 62, -74, 118, saffron, 4) +
  widget(-120, -82, 116, "Scaffold", "#fff", ink) +
  widget(-120, -14, 100, "Column", "#fff", ink) +
  widget(-190, 52, 82, "Dial", pale, navy) +
  widget(-70, 52, 100, "Button", saffron, ink) +
  widget(-208, 126, 82, "Paint", pale, navy) +
  widget(-78, 126, 78, "Text", saffron, ink);

/** The grid stands for the engine's own canvas. */
const canvas = move(
  18,
  -92,
  device(
    { width: 190, height: 334, radius: 28, bezel: 8, shell: "#061a36", screen: "#f5fbff" },
    `<pattern id="g" width="14.5" height="14.5" patternUnits="userSpaceOnUse"><path d="M14.5 0H0V14.5" fill="none" stroke="#54c5f8" stroke-opacity=".3"/></pattern>`,
    `<clipPath id="c">${rect(0, 0, 174, 318, "#000", 20)}</clipPath>`,
    group({ clip_path: "url(#c)" }, rect(0, 0, 174, 318, "url(#g)")),
    text(87, 44, 15, muted, "Today’s ride", { ...medium, ...middle }),
    circle(87, 134, 62, "none", { stroke: "#d3ebf8", stroke_width: 16 }),
    circle(87, 134, 62, "none", {
      stroke: blue,
      stroke_width: 16,
      stroke_linecap: "round",
      stroke_dasharray: "262 390",
      transform: "rotate(-90 87 134)",
    }),
    circle(87, 134, 62, "none", {
      stroke: sky,
      stroke_width: 16,
      stroke_linecap: "round",
      stroke_dasharray: "120 390",
      transform: "rotate(-90 87 134)",
    }),
    text(87, 138, 34, ink, "24.6", { ...bold, ...middle }),
    text(87, 160, 14, muted, "km", middle),
    lines(34, 222, [106, 70], "#c4dceb", 13),
    rect(20, 258, 134, 40, saffron, 20),
    text(87, 283, 15.5, ink, "Ride again", { ...bold, ...middle }),
    rect(14, 252, 146, 52, "none", 6, {
      stroke: "#e0562b",
      stroke_width: 2,
      stroke_dasharray: "5 4",
    }),
    rect(59, 7, 56, 14, "#061a36", 7),
  ),
);

const bridge = stroke("M-28 56C10 60-16 196 36 196", saffron, 3.5, { stroke_dasharray: "1 8" });

/** Frame times; the budget is 8.3 ms at 120 Hz. */
const frames = move(
  -254,
  172,
  card(244, 84, ink, 16),
  text(16, 27, 14.5, "#fff", "8.3 ms a frame", bold),
  text(228, 27, 14, sky, "120 fps", { ...medium, text_anchor: "end" }),
  stroke("M16 42H228", "#e0562b", 1.8, { stroke_dasharray: "4 4" }),
  ...[16, 13, 18, 12, 15, 22, 14, 11, 16, 13, 19, 12, 15, 13, 17, 12, 14].map((tall, i) =>
    rect(16 + i * 12.6, 74 - tall * 1.3, 8, tall * 1.3, i === 5 ? saffron : sky, 2),
  ),
);

/** The same canvas at other sizes: a desktop and a watch. */
const others = move(
  214,
  40,
  rect(0, 0, 66, 50, "#061a36", 8),
  rect(4, 4, 58, 38, "#f5fbff", 5),
  circle(33, 23, 12, "none", { stroke: blue, stroke_width: 4 }),
  path("M24 50H42L46 58H20Z", "#061a36"),
  move(
    13,
    78,
    rect(8, -8, 24, 60, "#0b2a52", 6),
    rect(0, 0, 40, 44, "#061a36", 12),
    rect(4, 4, 32, 36, "#f5fbff", 9),
    circle(20, 22, 10, "none", { stroke: blue, stroke_width: 4 }),
  ),
);

export const flutter = inSans(
  blurAround,
  frame("#0b6fc2", navy),
  tree,
  bridge,
  others,
  canvas,
  frames,
);
