import { blurAround, lines } from "../../shapes/mockup.ts";
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
import { card, frame, ice, ink, muted, saffron, tip, wire } from "./kit.ts";

const [black, grey, green, blue, line] = ["#0b0d14", "#8b93a7", "#3ddc97", "#52a8ff", "#aab4cc"];

const folder = (x: number, y: number, width: number, name: string, fill = "#fff", color = ink) =>
  rect(x - width / 2, y - 17, width, 34, fill, 10) +
  inMono(text(x, y + 5.5, 15, color, name, { ...bold, ...middle }));

const tree =
  wire(0, -66, 0, -26, line) +
  wire(0, -66, -134, -6, line) +
  wire(0, -66, 134, -6, line) +
  folder(0, -84, 120, "layout.tsx", black, "#fff") +
  rect(-60, -101, 120, 34, "none", 10, { stroke: "#4d5670", stroke_width: 1.5 }) +
  folder(-134, 8, 52, "/") +
  folder(0, -12, 88, "/blog") +
  folder(134, 8, 108, "/account");

type Way = {
  x: number;
  y: number;
  color: string;
  name: string;
  note: string;
  icon: string;
  page: string;
};

/** Three rendering modes: static, revalidated on a timer, per request. */
const ways: readonly Way[] = [
  {
    x: -196,
    y: 50,
    color: blue,
    name: "Static",
    note: "built once",
    icon: stroke("M-7-3L0-7L7-3V5L0 9L-7 5ZM-7-3L0 1L7-3M0 1V9", "#fff", 1.8),
    page:
      rect(12, 12, 100, 44, "#dbeaff", 7) +
      path("M12 56L42 30L62 46L78 36L112 56Z", blue) +
      lines(12, 66, [84, 100, 60], "#d5dae5", 12),
  },
  {
    x: -62,
    y: 30,
    color: saffron,
    name: "ISR",
    note: "every 60 s",
    icon: stroke("M-6-4A7.5 7.5 0 1 1-7 3M-7-8V-3.5H-2.5", "#fff", 2.2),
    page:
      lines(12, 16, [76], ink) +
      lines(12, 30, [100, 92], "#d5dae5", 12) +
      rect(12, 58, 46, 40, "#fdeccb", 7) +
      rect(66, 58, 46, 40, "#fdeccb", 7),
  },
  {
    x: 72,
    y: 50,
    color: green,
    name: "Server",
    note: "per visit",
    icon: path("M2-9L-7 2H-1L-2 9L7-2H1Z", "#fff"),
    page:
      circle(26, 28, 14, "#c9f5e0") +
      lines(48, 18, [58, 40], "#d5dae5", 12) +
      rect(12, 54, 100, 18, "#e8ebf2", 6) +
      rect(12, 54, 62, 18, green, 6) +
      rect(12, 80, 100, 18, "none", 6, {
        stroke: "#c4cad8",
        stroke_width: 1.6,
        stroke_dasharray: "4 4",
      }),
  },
];

const columns = ways
  .map(
    ({ x, y, color, name, note, icon, page }) =>
      wire(x + 62, y - 26, x + 62, y, color, 3) +
      move(
        x,
        y,
        card(124, 176, "#fff", 14),
        page,
        stroke("M0 114H124", "#e8ebf2", 1.5),
        circle(22, 144, 14, color),
        move(22, 144, icon),
        text(44, 140, 15.5, ink, name, bold),
        text(44, 159, 14, muted, note),
      ),
  )
  .join("");

/** Streaming: a slow part replaces its fallback later. */
const stream = move(
  172,
  -62,
  card(100, 50, black, 14),
  rect(0, 0, 100, 50, "none", 14, { stroke: "#39415a", stroke_width: 1.5 }),
  inMono(text(50, 22, 13, "#fff", "Suspense", { ...bold, ...middle })),
  circle(26, 36, 4, green) +
    circle(42, 36, 4, green) +
    circle(58, 36, 4, grey) +
    circle(74, 36, 4, grey),
);

const edge = group(
  { fill: "none", stroke: ice, stroke_opacity: 0.2, stroke_width: 1.5 },
  '<circle cx="0" cy="-84" r="84"/><circle cx="0" cy="-84" r="130"/>',
);

const foot = text(0, 250, 15.5, ice, "one route tree, three ways to answer", {
  ...medium,
  ...middle,
});

export const nextjs = inSans(
  blurAround,
  frame("#39415a", "#0b0d14"),
  edge,
  tree,
  columns,
  stroke("M240-8C262 60 250 134 204 140", green, 2.6, { stroke_dasharray: "1 7" }),
  tip(198, 140, 178, green, 7),
  stream,
  foot,
);
