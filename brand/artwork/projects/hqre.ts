import { blur, browser } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  el,
  end,
  group,
  inSans,
  middle,
  move,
  path,
  rect,
  stroke,
  text,
} from "../shapes/svg.ts";
import { midtown } from "./hqre-map.ts";
import { address, button, clip, dice, gradient } from "./kit.ts";

const [petrol, ink, grey, coral, mist] = ["#0d3b4c", "#10222b", "#667883", "#ff5d48", "#eef2f4"];

/** A curtain wall at dusk: each window lit, half lit or dark. */
const facade = (() => {
  const roll = dice(41);
  const lit = Array.from({ length: 7 * 18 }, (_, i) => ({
    x: (i % 18) * 37 + 4,
    y: Math.floor(i / 18) * 60 + 4,
    chance: roll(),
  }));
  const panes = (from: number, to: number, fill: string) =>
    path(
      lit
        .filter((w) => w.chance >= from && w.chance < to && (w.y < 60 || w.x < 40 || w.x > 590))
        .map((w) => `M${w.x} ${w.y}h29v50h-29z`)
        .join(""),
      fill,
    );
  return (
    rect(0, 0, 640, 400, "#0a2f3d") +
    panes(0, 0.5, petrol) +
    panes(0.5, 0.7, "#1b5266") +
    panes(0.7, 0.84, "#f6c667") +
    panes(0.84, 0.92, "#fbe3a8")
  );
})();

const desk = (x: number, y: number) => el("use", { href: "#desk", x, y });

/** A floor to let, from above: lifts in the core, desks by the glass, two rooms. */
const plan =
  el(
    "defs",
    {},
    group(
      { id: "desk" },
      rect(0, 0, 20, 9, "#f7c9a5", 1.5),
      circle(6, 13, 3, "#86a0ad"),
      circle(15, 13, 3, "#86a0ad"),
    ),
  ) +
  rect(0, 0, 176, 116, "#fff", 3, { stroke: ink, stroke_width: 2.5 }) +
  stroke("M8 0H168M8 116H168", "#5bb7d8", 3.5, { stroke_dasharray: "16 6" }) +
  rect(70, 40, 38, 36, "#dbe3e7") +
  stroke("M70 40H108V76H70ZM70 58H108M89 40V58M70 40L89 58M89 40L108 58M70 40", ink, 1.3) +
  stroke("M0 66H50V116M40 66A12 12 0 0 1 50 78M126 0V34H176M126 24A11 11 0 0 0 116 34", ink, 1.8) +
  rect(10, 78, 28, 26, "#bfe0d6", 6) +
  rect(140, 9, 28, 16, "#bfe0d6", 6) +
  [10, 38].flatMap((y) => [10, 38].map((x) => desk(x, y - 2))).join("") +
  desk(80, 12) +
  [122, 148].flatMap((x) => [46, 70, 94].map((y) => desk(x, y))).join("") +
  desk(66, 92) +
  desk(92, 92);

/** Dark, pale and mirrored floors of a tower, cropped like a photograph. */
function tower(id: string, sky: readonly string[], glass: string, bands: string): string {
  return clip(
    id,
    rect(0, 0, 84, 52, "#000", 6),
    gradient(`${id}s`, sky) + rect(0, 0, 84, 52, `url(#${id}s)`),
    path("M22 70V12L58 4L76 16V70Z", glass) +
      path("M58 4L76 16V70H58Z", "#0b2530", { opacity: 0.45 }),
    stroke(bands, "#fff", 1.4, { opacity: 0.7 }),
  );
}

const days = [
  ["Mon", "12"],
  ["Tue", "13"],
  ["Wed", "14"],
  ["Thu", "15"],
  ["Fri", "16"],
];

const calendar = move(
  478,
  110,
  text(0, 0, 12.5, ink, "Viewing", bold),
  ...days
    .slice(1)
    .map(([day = "", date = ""], i) =>
      move(
        i * 29,
        10,
        rect(0, 0, 26, 38, i === 2 ? coral : mist, 7),
        text(13, 15, 10.5, i === 2 ? "#fff" : grey, day, middle),
        text(13, 31, 13, i === 2 ? "#fff" : ink, date, { ...bold, ...middle }),
      ),
    ),
  ...["9:00", "10:30", "14:00", "15:30"].map((time, i) =>
    button({
      x: (i % 2) * 58,
      y: 57 + Math.floor(i / 2) * 27,
      width: 55,
      height: 23,
      label: time,
      fill: i === 1 ? ink : "#fff",
      ink: i === 1 ? "#fff" : ink,
      line: i === 1 ? ink : "#cfd8dd",
      size: 12,
    }),
  ),
);

const open =
  rect(280, 94, 318, 150, "#fff", 10, { stroke: coral, stroke_width: 2 }) +
  move(288, 102, plan) +
  text(290, 236, 13, ink, "Foundry House, floor 9", bold) +
  text(590, 236, 13, coral, "AED 175 · 6,200 sq ft", { ...bold, ...end });

const row = (y: number, picture: string, name: string, facts: string, price: string) =>
  rect(280, y, 318, 62, "#fff", 10, { stroke: "#dde4e8" }) +
  move(288, y + 5, picture) +
  text(384, y + 27, 14, ink, name, bold) +
  text(384, y + 45, 12, grey, facts) +
  text(590, y + 27, 14, ink, price, { ...bold, ...end });

export const hqre = inSans(
  blur,
  facade,
  move(
    30,
    48,
    browser({ width: 640, height: 400, bar: "#dbe3e7", body: mist }),
    address(190, 230, "#fff", grey, "hqre.com/floors/midtown"),
    midtown,
    rect(12, 38, 152, 27, "#fff", 8, { stroke: "#d2dbe0" }) +
      circle(26, 50.5, 4.5, "none", { stroke: grey, stroke_width: 1.6 }) +
      stroke("M29.5 54L33 57.5", grey, 1.6) +
      text(40, 56, 12.5, ink, "Deira, to let"),
    text(280, 57, 18, ink, "HQRE", { ...bold, letter_spacing: 1.5 }),
    ...["5–8k sq ft", "Fitted", "3 years"].map((label, i) =>
      button({
        x: [356, 452, 521][i] ?? 0,
        y: 40,
        width: [90, 63, 68][i] ?? 0,
        label,
        fill: "#fff",
        ink,
        line: "#c5d0d6",
        size: 12,
        radius: 12,
      }),
    ),
    text(280, 85, 12.5, grey, "3 floors in view") +
      text(598, 85, 12.5, grey, "AED a sq ft, yearly", end),
    open,
    calendar,
    row(
      250,
      tower(
        "a",
        ["#bfe0f0", "#f2d9c4"],
        "#2f7f9f",
        "M22 26L58 20L76 28M22 38L58 33L76 40M22 50L58 46L76 52M34 10V66M46 7V66",
      ),
      "Harbor Tower, floor 21",
      "6,900 sq ft · shell · 5 years",
      "190",
    ),
    row(
      317,
      tower("b", ["#f7c7a8", "#f2e3d0"], "#6c5a86", "M22 26L58 20L76 28M34 10V66M46 7V66"),
      "Mill Yard, floor 4",
      "5,150 sq ft · fitted",
      "150",
    ),
  ),
);
