import { blur, browser } from "../shapes/mockup.ts";
import { circle, el, end, group, middle, move, path, rect, stroke, text } from "../shapes/svg.ts";
import { button, clip, gradient, inPalatino, pattern, scaled } from "./kit.ts";

const [wine, deep, gold, pale, crimson] = ["#3d0a16", "#2a050d", "#dcae58", "#f4e3c3", "#b5122f"];

/** A paisley (buta), 24 by 44, in the color of its place. */
const buta = "M0 22C-13 19-14 4-8-6C-4-13-4-18 4-22C1-15 7-11 10-3C14 8 10 21 0 22Z";
const heart = "M0 14C-6 12-6 4-3-1C0-6 1-8 2-10C3-5 6-1 6 4C6 10 4 14 0 14Z";
const leaves =
  "M-11-8Q-18-12-19-19Q-12-17-11-8ZM-14 2Q-22 2-26-4Q-18-7-14 2ZM13-4Q20-6 23-13Q15-13 13-4ZM14 8Q22 9 27 4Q20 0 14 8Z";

const ground =
  pattern(
    "buta",
    58,
    72,
    el("path", { d: buta, fill: "#a97327", transform: "translate(16 26) scale(.8) rotate(10)" }) +
      el("path", {
        d: heart,
        fill: "#d4a353",
        transform: "translate(16 26) scale(.8) rotate(10)",
      }) +
      el("path", {
        d: buta,
        fill: "#a97327",
        transform: "translate(45 50) scale(-.8 .8) rotate(10)",
      }) +
      el("path", {
        d: heart,
        fill: "#d4a353",
        transform: "translate(45 50) scale(-.8 .8) rotate(10)",
      }),
  ) +
  rect(0, 0, 640, 400, "#c18d3c") +
  rect(0, 0, 640, 400, "url(#buta)");

const motif = el(
  "defs",
  {},
  group(
    { id: "motif" },
    path(leaves, "#2f7d6b"),
    path(buta, "#f0c25e"),
    path(heart, "#17386b"),
    circle(1, 6, 2.6, "#f4e3c3"),
  ),
);

const motifs = (y: number, scale: number, count: number, step: number, from: number) =>
  Array.from({ length: count }, (_, i) =>
    el("use", { href: "#motif", transform: `translate(${from + i * step} ${y}) scale(${scale})` }),
  ).join("");

/** The shawl over its rail: field, guard stripes, two rows of butas, fringe. */
const shawl =
  path("M40 32C34 120 38 210 30 322H222C214 220 220 120 212 32Z", "#780a1d") +
  path("M52 28C46 120 52 210 44 316H236C226 214 232 118 226 28Z", crimson) +
  group(
    { fill: "#f0c25e" },
    ...[0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3, 4, 5].map((col) =>
        el("path", {
          d: "M0 6C-4 5-4 1-2-2C0-4-1-5 1-6C4-3 4 4 0 6Z",
          transform: `translate(${66 + col * 29 + (row % 2) * 12} ${52 + row * 25})`,
        }),
      ),
    ),
  ) +
  path("M50 146H229L230 158H49Z", "#17386b") +
  stroke("M56 152H228", "#f0c25e", 5, { stroke_dasharray: "0 9" }) +
  path("M49 158H230L231 164H49Z", "#f0c25e") +
  path("M48 164H231L233 232H46Z", "#8d0c22") +
  motifs(199, 1.16, 4, 46, 71) +
  path("M46 232H233L233 238H46Z", "#f0c25e") +
  path("M46 238H233L234 250H45Z", "#17386b") +
  stroke("M52 244H232", "#e8796b", 5, { stroke_dasharray: "0 9" }) +
  motifs(280, 0.9, 5, 37, 68) +
  path(
    "M80 28C74 120 84 220 76 316H92C98 220 88 120 96 28ZM150 28C156 130 146 210 154 316H164C158 220 166 120 162 28ZM200 28C196 120 206 220 204 316H236C226 214 232 118 226 28Z",
    "#4d0512",
    { opacity: 0.34 },
  ) +
  path("M112 28C106 130 116 220 110 316H118C124 220 114 120 124 28Z", "#fff", { opacity: 0.1 }) +
  path("M48 28Q50 18 60 18H218Q228 18 230 28V36H48Z", "#d33a50") +
  stroke("M24 20H50M228 20H256", gold, 5) +
  circle(24, 20, 5, gold) +
  circle(256, 20, 5, gold);

/** Magnified: one buta and its threads. */
const glass =
  circle(0, 0, 67, "#1b0308", { opacity: 0.35, cx: 4, cy: 8 }) +
  stroke("M46 50L84 92", "#2a050d", 17) +
  stroke("M46 50L84 92", gold, 12) +
  stroke("M53 57L58 62", deep, 12, { stroke_linecap: "butt" }) +
  clip(
    "lens",
    circle(0, 0, 60, "#000"),
    rect(-62, -62, 124, 124, "#a50f2a"),
    scaled(-4, 6, 2.5, el("use", { href: "#motif" })),
    rect(-62, -62, 124, 124, "url(#threads)"),
  ) +
  circle(0, 0, 61, "none", { stroke: gold, stroke_width: 7 }) +
  circle(0, 0, 57, "none", { stroke: deep, stroke_width: 1.5 }) +
  stroke("M-42-26A50 50 0 0 1-16-47", "#fff", 4, { opacity: 0.7 });

const threads = pattern(
  "threads",
  8,
  8,
  '<path d="M0 1H4M4 5H8" stroke="#30040c" stroke-width="1.6" opacity=".6"/><path d="M5.5 0V3M1.5 4V7" stroke="#fff" stroke-width="1.6" opacity=".4"/>',
);

const currencies = ["PKR", "USD", "GBP", "AED"].map((code, i) =>
  button({
    x: 394 + i * 38,
    y: 37,
    width: 36,
    height: 20,
    radius: 10,
    fill: i === 1 ? gold : "none",
    ink: i === 1 ? deep : "#d9b9a0",
    label: code,
    size: 11.5,
  }),
);

const weaver = move(
  322,
  205,
  circle(19, 19, 19, "#6b1a2a"),
  clip(
    "weaver",
    circle(19, 19, 19, "#000"),
    path("M2 40Q4 27 19 27T36 40Z", "#e8dcc6"),
    rect(15, 20, 8, 10, "#b97a4d"),
    circle(19, 16, 8, "#c98a5d"),
    path("M11 17Q12 27 19 27T27 17Q23 22 19 21T11 17Z", "#ded6cc"),
    path("M10.5 13Q10 5 19 4T27.5 13Q19 9 10.5 13Z", "#f4e3c3"),
  ),
  text(48, 15, 15, pale, "Woven by Ghulam"),
  text(48, 33, 13, "#d9b9a0", "38 weeks at one loom"),
);

const facts = [
  ["Cloth", "Pashmina, 14 microns"],
  ["Size", "100 × 200 cm"],
  ["Colors", "22, from plants"],
].map(
  ([label = "", value = ""], i) =>
    text(322, 268 + i * 22, 13, "#c79a86", label) +
    text(538, 268 + i * 22, 13, pale, value, end) +
    stroke(`M322 ${274 + i * 22}H538`, "#5b1c29", 1),
);

const page = move(
  40,
  36,
  browser({
    width: 560,
    height: 400,
    bar: deep,
    dots: ["#7d2f3d", "#7d2f3d", "#7d2f3d"],
    body: wine,
  }),
  stroke("M0 62.5H560", "#5f1b2a", 1),
  text(22, 51, 13, "#d9b9a0", "Pashmina") +
    text(92, 51, 13, gold, "Kani") +
    text(132, 51, 13, "#d9b9a0", "Sozni") +
    stroke("M92 57H119", gold, 1.5),
  text(280, 53, 18, gold, "Fazal Shawl", { ...middle, letter_spacing: 0.5 }),
  ...currencies,
  rect(18, 76, 276, 330, "url(#alcove)", 6),
  move(16, 82, shawl),
  text(322, 98, 13, gold, "Kani, No. 214"),
  text(322, 129, 28, pale, "Anar, crimson"),
  text(322, 152, 13.5, "#d9b9a0", "Kani shawl with a buta border"),
  text(322, 191, 27, gold, "$1,480") + text(416, 190, 13, "#c79a86", "shipping included"),
  weaver,
  ...facts,
  button({
    x: 322,
    y: 326,
    width: 150,
    height: 34,
    fill: gold,
    ink: deep,
    label: "Add to bag",
    size: 15,
    radius: 3,
  }),
  rect(482, 326, 56, 34, "none", 3, { stroke: gold }) +
    path("M510 351C499 343 503 334 510 340C517 334 521 343 510 351Z", gold),
);

export const fazalShawl = inPalatino(
  blur,
  threads,
  motif,
  gradient("alcove", ["#6b1524", "#4a0c18"]),
  ground,
  page,
  move(266, 280, glass),
);
