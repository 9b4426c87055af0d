import { blur, browser } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  el,
  ellipse,
  inSans,
  middle,
  move,
  path,
  rect,
  stroke,
  text,
} from "../shapes/svg.ts";
import { button, clip, gradient, inBookman, scaled } from "./kit.ts";

const [clay, russet, sand, cream, ink, grey, leaf] = [
  "#c4572f",
  "#8c2f17",
  "#f0d9b0",
  "#fdf5e6",
  "#3c1d12",
  "#8c6a55",
  "#6d7f42",
];

/** The Cederberg at the end of an afternoon, ridge behind ridge. */
const ground =
  rect(0, 0, 640, 400, "url(#evening)") +
  circle(588, 78, 40, "#fff0c4") +
  circle(588, 78, 66, "#fff0c4", { opacity: 0.25 }) +
  path(
    "M0 150L50 120L90 128L130 96L180 104L220 130L300 112L350 82L410 88L440 110L520 96L580 120L640 100V400H0Z",
    "#e08a55",
  ) +
  path(
    "M0 210L70 180L150 186L200 160L260 168L330 150L400 172L470 150L540 158L590 186L640 176V400H0Z",
    "#c4572f",
  ) +
  path("M0 270C100 236 200 262 320 240S540 226 640 250V400H0Z", "#9c3b1c") +
  path("M0 330C160 306 360 330 640 306V400H0Z", "#6b2412") +
  stroke(
    Array.from(
      { length: 16 },
      (_, i) =>
        `M${i * 44 + 6} ${356 + ((i * 7) % 4) * 10}q-6-14-14-18m14 18q0-16 2-24m-2 24q8-12 16-16`,
    ).join(""),
    "#a8552f",
    2.2,
  );

/** Needles of the bush, cut and scattered. */
const needles = (x: number, y: number, count: number, wide: number, color: string) =>
  stroke(
    Array.from({ length: count }, (_, i) => {
      const turn = (i * 2.4) % 6.28;
      const [dx, dy] = [Math.cos(turn) * 8, Math.sin(turn) * 4];
      return `M${(x + ((i * 37) % wide)).toFixed(0)} ${(y + ((i * 13) % 11)).toFixed(0)}l${dx.toFixed(0)} ${dy.toFixed(0)}`;
    }).join(""),
    color,
    2.2,
  );

type Tin = {
  label: string;
  sub: string;
  body: string;
  shade: string;
  lid: string;
  hills: readonly [string, string];
};

/** A tin 100 wide and 150 tall, its foot on the origin's line. */
function tin({ label, sub, body, shade, lid, hills }: Tin): string {
  return (
    path("M-50-140V-8Q-50 6 0 6T50-8V-140Z", body) +
    path("M-52-152V-132Q-52-122 0-122T52-132V-152Z", lid) +
    ellipse(0, -152, 52, 10, lid) +
    ellipse(0, -152.5, 44, 7, shade) +
    path("M-50-112Q0-100 50-112V-26Q0-14-50-26Z", cream) +
    path("M-50-66L-34-82L-24-76L-8-94L8-80L20-88L36-70L50-78V-52Q0-42-50-52Z", hills[0]) +
    path("M-50-54L-20-66L10-56L50-66V-26Q0-14-50-26Z", hills[1]) +
    circle(27, -93, 7, "#f2b04a") +
    path("M28-124V2Q44 0 50-8V-132Q46-126 28-124Z", "#3c1208", { opacity: 0.22 }) +
    rect(-42, -120, 5, 112, "#fff", 2.5, { opacity: 0.25 }) +
    inBookman(text(0, -34, 14, cream, label, { ...bold, ...middle })) +
    text(0, -21, 10, cream, sub, middle)
  );
}

const red: Tin = {
  label: "Rooi Boos",
  sub: "Loose leaf, 100 g",
  body: clay,
  shade: "#d97a4c",
  lid: russet,
  hills: ["#e9a06a", "#b1431f"],
};
const minty: Tin = {
  label: "Buchu",
  sub: "Blend, 100 g",
  body: leaf,
  shade: "#93a566",
  lid: "#46552a",
  hills: ["#b9c384", "#5b6c35"],
};
const honey: Tin = {
  label: "Heuning",
  sub: "Honeybush",
  body: "#dc9a36",
  shade: "#edbd6b",
  lid: "#a2641a",
  hills: ["#f3cf8b", "#b9761f"],
};

/** A glass of red tea with the sun behind it. */
const glass =
  ellipse(0, 2, 46, 8, "#3a1108") +
  path("M46 6L150 30L100 34L20 10Z", "#ff9a4d", { opacity: 0.35 }) +
  path("M-38-104L-30-4Q-28 4 0 4T30-4L38-104Z", "#ffe6cf", { opacity: 0.45 }) +
  path("M-36-82L-30-6Q-28 1 0 1T30-6L36-82Z", "url(#tea)") +
  ellipse(0, -82, 36, 7, "#f0723a") +
  ellipse(-4, -82, 24, 4, "#ffa566") +
  path("M-28-72L-23-10L-15-8L-18-70Z", "#ffd9a8", { opacity: 0.65 }) +
  path("M10-70L8-10L16-12L24-70Z", "#ffb066", { opacity: 0.5 }) +
  ellipse(0, -104, 38, 7, "none") +
  el("ellipse", {
    cx: 0,
    cy: -104,
    rx: 38,
    ry: 7,
    fill: "none",
    stroke: "#fff3e2",
    stroke_width: 2.5,
  }) +
  stroke("M-8-120C-16-132 0-140-8-154M10-118C2-132 18-140 10-156", "#fff3e2", 3, { opacity: 0.7 });

const brew = (x: number, width: number, title: string, mark: string, lines: readonly string[]) =>
  move(
    x,
    216,
    rect(0, 0, width, 62, "#fff", 8, { stroke: "#ecd9bb" }),
    stroke(mark, clay, 2),
    text(44, 22, 13, grey, title),
    text(44, 40, 15, ink, lines[0] ?? "", bold),
    text(44, 55, 12, grey, lines[1] ?? ""),
  );

const subscription = move(
  22,
  288,
  rect(0, 0, 336, 90, russet, 10),
  clip(
    "box",
    rect(0, 0, 336, 90, "#000", 10),
    path("M14 52H124L116 100H22Z", "#d9a866"),
    scaled(42, 58, 0.3, tin(red)),
    scaled(70, 58, 0.3, tin(minty)),
    scaled(98, 58, 0.3, tin(honey)),
    path("M14 52H124L120 76H18Z", "#c48f4d"),
    path("M14 52L2 42H30L38 52ZM124 52L136 42H108L100 52Z", "#e6bd82"),
  ),
  inBookman(text(146, 28, 16, cream, "The harvest box", bold)),
  text(146, 46, 12.5, sand, "Three small tins a month"),
  text(146, 69, 15, cream, "R 240", bold),
);

const page = move(
  34,
  30,
  browser({
    width: 500,
    height: 420,
    bar: "#e8d0a4",
    dots: [russet, "#dc9a36", leaf],
    body: cream,
  }),
  path("M20 52Q20 38 34 36Q36 50 20 52ZM20 54L30 43", clay),
  inBookman(text(44, 51, 18, russet, "Rooi Boos", bold)),
  text(152, 50, 12.5, ink, "Loose leaf"),
  text(222, 50, 12.5, grey, "Blends"),
  text(274, 50, 12.5, grey, "Cold brew"),
  stroke("M152 56H210", clay, 2),
  text(22, 86, 12.5, clay, "Harvest 2026, Clanwilliam", bold),
  inBookman(
    text(22, 118, 28, ink, "Red tea, cut at", bold),
    text(22, 149, 28, ink, "the end of summer", bold),
  ),
  text(22, 172, 13.5, grey, "Honey, wood and a little orange peel"),
  text(22, 200, 20, clay, "R 95", bold),
  text(72, 199, 12.5, grey, "100 g tin"),
  button({
    x: 140,
    y: 182,
    width: 110,
    height: 28,
    fill: clay,
    ink: "#fff",
    label: "Add to basket",
    size: 13,
    radius: 14,
  }),
  brew(
    22,
    162,
    "Hot",
    "M14 28H32V38Q32 46 23 46T14 38ZM32 31Q38 31 38 35T32 39M19 16Q16 20 19 23M27 16Q24 20 27 23",
    ["95 °C", "6 minutes"],
  ),
  brew(192, 166, "Cold", "M15 18H33L31 46H17ZM16 28H32M22 33h5v5h-5z", [
    "8 hours",
    "in the fridge",
  ]),
  subscription,
);

export const rooiBoos = inSans(
  blur,
  gradient("evening", ["#f7b267", "#fbd9a0", "#f4a05f"]),
  gradient("tea", ["#e2572a", "#a81f10"]),
  ground,
  page,
  ellipse(520, 398, 146, 36, "#4a170b"),
  needles(400, 372, 22, 220, "#d9824f"),
  scaled(488, 368, 1.32, tin(red)),
  scaled(592, 378, 1.16, glass),
  needles(420, 380, 12, 190, "#e9a06a"),
  needles(560, 386, 8, 60, "#c4572f"),
);
