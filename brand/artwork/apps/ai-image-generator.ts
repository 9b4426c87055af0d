import { gates } from "../shapes/gates.ts";
import { blur, browser, shadow } from "../shapes/mockup.ts";
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
} from "../shapes/svg.ts";
import { tile } from "./stage.ts";
import { miniature, photograph, poster, watercolor } from "./tigers.ts";
import { painterTile } from "./tiles.ts";

const [ink, grey, violet, paper, rule] = ["#17143a", "#6b6788", "#5a3fc0", "#fbf8f1", "#e3dcec"];

/** A picture with round corners, `size` of 84. */
const framed = (id: string, x: number, y: number, size: number, drawing: string) =>
  group(
    { transform: `translate(${x} ${y}) scale(${size / 84})` },
    `<clipPath id="${id}">${rect(0, 0, 84, 84, "#000", 600 / size)}</clipPath>`,
    `<g clip-path="url(#${id})">${drawing}</g>`,
  );

const chip = (x: number, y: number, width: number, label: string, on = false) =>
  rect(x, y, width, 34, on ? violet : "#fff", 17, { stroke: on ? violet : rule }) +
  text(x + width / 2, y + 22, 14, on ? "#fff" : ink, label, { ...medium, ...middle });

/** What to draw, in which style and how large. */
const wish =
  text(32, 72, 15, grey, "Describe it", medium) +
  rect(32, 86, 286, 116, "#fff", 14, { stroke: rule }) +
  text(50, 120, 19, ink, "A tiger asleep in", bold) +
  text(50, 146, 19, ink, "a walled garden,", bold) +
  text(50, 172, 19, ink, "early morning", bold) +
  stroke("M186 156V176", violet, 2.5) +
  text(32, 240, 15, grey, "Style", medium) +
  chip(32, 254, 112, "Watercolor") +
  chip(152, 254, 100, "Miniature", true) +
  chip(32, 296, 78, "Poster") +
  chip(118, 296, 114, "Photograph") +
  text(32, 366, 15, grey, "Print size", medium) +
  text(318, 366, 15, ink, "60 × 60 cm", { ...bold, ...end }) +
  rect(32, 382, 286, 6, rule, 3) +
  rect(32, 382, 196, 6, violet, 3) +
  circle(228, 385, 11, "#fff", { stroke: violet, stroke_width: 4 }) +
  move(
    32,
    420,
    rect(0, 0, 286, 52, violet, 15),
    text(143, 32.5, 17, "#fff", "Draw four", { ...bold, ...middle }),
  );

/** The chosen picture, with a part of it marked to be drawn again. */
const canvas =
  framed("a", 366, 58, 414, miniature) +
  `<rect x="404" y="262" width="196" height="134" rx="12" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-width="3" stroke-dasharray="9 7"/>` +
  [
    [404, 262],
    [600, 262],
    [404, 396],
    [600, 396],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 6, "#fff", { stroke: violet, stroke_width: 3 }))
    .join("") +
  move(
    470,
    410,
    shadow(262, 46, 14, 0.3),
    rect(0, 0, 262, 46, "#fff", 14),
    path("M22 13L25 20L32 23L25 26L22 33L19 26L12 23L19 20Z", violet),
    text(42, 28.5, 15, ink, "Draw this part again", medium),
    text(246, 28.5, 15, grey, "3 left", end),
  );

const versions =
  text(812, 72, 15, grey, "Four versions", medium) +
  framed("b", 812, 86, 118, watercolor) +
  framed("c", 940, 86, 118, miniature) +
  `<rect x="937" y="83" width="124" height="124" rx="12" fill="none" stroke="${violet}" stroke-width="4"/>` +
  framed("d", 812, 214, 118, poster) +
  framed("e", 940, 214, 118, photograph) +
  move(
    812,
    356,
    rect(0, 0, 246, 46, "#fff", 14, { stroke: rule }),
    text(123, 29, 15.5, ink, "Keep all four", { ...bold, ...middle }),
  ) +
  move(
    812,
    412,
    rect(0, 0, 246, 46, ink, 14),
    text(123, 29, 15.5, "#fff", "Order the print", { ...bold, ...middle }),
  );

/** The editor on a desktop, cut off below. */
export const aiImageGenerator = inSans(
  blur,
  `<linearGradient id="g" x2="0" y2="1"><stop stop-color="#6a4fd0"/><stop offset="1" stop-color="#1b1f5e"/></linearGradient>`,
  rect(0, 0, 1240, 560, "url(#g)"),
  gates({ x: 620, y: 330, half: 600, rise: 300, depth: 260, foils: 9 }, 96, [
    "#5c45c0",
    "#503cb0",
    "#4434a0",
  ]),
  move(
    64,
    60,
    browser({ width: 1090, height: 540, bar: "#ece6f4", body: paper }),
    wish,
    path("M342 26V540", "none", { stroke: rule, stroke_width: 1.5 }),
    canvas,
    versions,
  ),
  tile(1112, 22, 8, painterTile()),
);
