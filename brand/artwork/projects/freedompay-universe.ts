import { blur, device } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  el,
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
import { clip, dice, gradient, tilt } from "./kit.ts";

const [space, indigo, violet, cyan, sun, pale] = [
  "#14104a",
  "#2a2190",
  "#6a5cf5",
  "#5ee6ff",
  "#ffd166",
  "#d9d6ff",
];

const stars = (() => {
  const roll = dice(7);
  const sky = Array.from({ length: 80 }, () => ({
    x: Math.round(roll() * 640),
    y: Math.round(roll() * 400),
    r: 0.5 + roll() * 1.2,
  }));
  const words = [
    [78, 166],
    [190, 230],
    [302, 342],
  ];
  const clear = sky.filter(
    ({ x, y }) => x > 340 || !words.some(([top = 0, bottom = 0]) => y > top && y < bottom),
  );
  const dots = clear.map(({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r.toFixed(1)}"/>`);
  return group({ fill: "#fff", opacity: 0.75 }, ...dots);
})();

const ground =
  gradient("space", [space, "#2d1f94", "#5a2fb0"], 1, 0.8) +
  rect(0, 0, 640, 400, "url(#space)") +
  stars;

/** Shaded sphere: the color, its shadow side, bands that belong to it alone. */
function planet(id: string, x: number, y: number, r: number, color: string, bands: string): string {
  return move(
    x,
    y,
    clip(
      id,
      circle(0, 0, r, "#000"),
      circle(0, 0, r, color),
      bands,
      circle(-r * 0.5, -r * 0.45, r * 1.6, "none", {
        opacity: 0.3,
        stroke: "#0a0633",
        stroke_width: r * 0.9,
      }),
    ),
  );
}

const ring = (x: number, y: number, r: number, color: string) =>
  group(
    { transform: `translate(${x} ${y}) rotate(-18)` },
    el("path", {
      d: `M${-r * 0.95} ${-r * 0.1}A${r * 1.75} ${r * 0.5} 0 1 0 ${r * 0.95} ${-r * 0.1}`,
      fill: "none",
      stroke: color,
      stroke_width: 4,
      stroke_linecap: "round",
    }),
  );

const done = (x: number, y: number) =>
  circle(x, y, 9, "#21c58e", { stroke: space, stroke_width: 2 }) +
  stroke(`M${x - 3.5} ${y}l2.6 2.800L${x + 4} ${y - 3}`, "#fff", 2.2);

const label = (x: number, y: number, name: string, note: string, ink = "#fff", anchor = {}) =>
  text(x, y, 15, ink, name, { ...bold, ...anchor }) + text(x, y + 17, 13, pale, note, anchor);

const orbit = stroke(
  "M-20 396C40 390 70 360 70 316C30 260 70 222 140 206C60 186 40 140 86 88C110 34 190 30 274 76C300 90 320 160 420 160",
  pale,
  2,
  { stroke_dasharray: "1 8", opacity: 0.8 },
);

const route =
  orbit +
  planet("p1", 70, 316, 30, "#ff8f6b", stroke("M-34-10Q0-2 34-12M-34 6Q0 14 34 4", "#ffc09f", 5)) +
  ring(70, 316, 30, sun) +
  done(94, 292) +
  label(130, 318, "Terminals", "6 of 6") +
  planet("p2", 140, 206, 24, "#3fd6c0", path("M-26-4Q-8-18 2-6T26-12V-26H-26Z", "#8af0dd")) +
  ring(140, 206, 24, sun) +
  done(160, 187) +
  label(196, 206, "Taking a card", "5 of 5") +
  planet(
    "p3",
    86,
    88,
    27,
    "#ff6fae",
    circle(-10, -6, 7, "#ffa6cf") + circle(6, 8, 5, "#ffa6cf") + circle(10, -14, 4, "#ffa6cf"),
  ) +
  ring(86, 88, 27, sun) +
  done(110, 66) +
  label(142, 94, "Receipts", "4 of 4") +
  planet(
    "p4",
    274,
    76,
    38,
    "#7d8bff",
    path("M-44-14Q0-26 44-10V4Q0-14-44 2Z", "#a9b4ff") +
      path("M-44 18Q0 8 44 22V32Q0 20-44 30Z", "#a9b4ff"),
  ) +
  circle(274, 76, 48, "none", {
    stroke: cyan,
    stroke_width: 4,
    stroke_dasharray: "181 400",
    stroke_linecap: "round",
    transform: "rotate(-90 274 76)",
  }) +
  label(274, 146, "Refunds", "Lesson 3 of 5", cyan, middle);

/** A card terminal with its slip. */
const terminal = move(
  0,
  0,
  path("M56-4H104V26H56Z", "#fff") +
    stroke("M63 3H86", "#c9c4f2", 3) +
    text(98, 16, 10, "#e0483a", "-$24.00", { ...bold, ...end }),
  rect(40, 20, 80, 104, "#1c1762", 12) +
    rect(40, 20, 80, 98, "#3a31b8", 12) +
    rect(50, 30, 60, 32, "#bff5ff", 5),
  text(80, 44, 10.5, indigo, "REFUND", { ...bold, ...middle }) +
    text(80, 57, 11.5, indigo, "$24.00", { ...bold, ...middle }),
  group(
    { fill: "#8f87f0" },
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2].map(
        (col) => `<rect x="${52 + col * 20}" y="${70 + row * 13}" width="16" height="9" rx="3"/>`,
      ),
    ),
  ),
  rect(52, 109, 16, 5, "#ff6b6b", 2.5) +
    rect(72, 109, 16, 5, sun, 2.5) +
    rect(92, 109, 16, 5, "#21c58e", 2.5),
  tilt(
    108,
    76,
    14,
    rect(0, 0, 66, 42, "#ff8f6b", 6),
    rect(0, 8, 66, 8, "#8a2f3f"),
    rect(8, 24, 14, 10, sun, 2),
    stroke("M44 34H58", "#fff", 3),
  ),
);

const answers = [
  ["A", "Hand over the cash"],
  ["B", "Refund the same card"],
  ["C", "Ask for a new card"],
].map(([letter = "", words = ""], i) => {
  const picked = i === 1;
  return move(
    16,
    270 + i * 36,
    rect(0, 0, 208, 31, picked ? "#d7f7ea" : "#fff", 11, {
      stroke: picked ? "#12a878" : "#d3cff5",
      stroke_width: picked ? 2 : 1.2,
    }),
    circle(18, 15.5, 9, picked ? "#12a878" : "#ebe9fb"),
    picked
      ? stroke("M14.5 15.5l2.5 3L22 12.5", "#fff", 2.2)
      : text(18, 20, 12, indigo, letter, { ...bold, ...middle }),
    text(36, 20, 13, indigo, words, picked ? bold : medium),
  );
});

const phone = move(
  352,
  8,
  device(
    { width: 260, height: 520, radius: 40, bezel: 10, shell: "#0b0830", screen: "#f1effe" },
    clip(
      "top",
      rect(0, 0, 240, 420, "#000", 30),
      rect(0, 0, 240, 212, "#cfc9ff"),
      circle(196, 40, 62, "#bcb3ff"),
      circle(30, 170, 50, "#bcb3ff"),
    ),
    rect(84, 10, 72, 17, "#0b0830", 8.5),
    text(18, 25, 12.5, indigo, "9:41", bold),
    rect(200, 15, 22, 11, "none", 3, { stroke: indigo, stroke_width: 1.4 }),
    rect(202.5, 17.5, 14, 6, indigo, 1.5),
    rect(18, 42, 162, 7, "#fff", 3.5) +
      rect(18, 42, 98, 7, violet, 3.5) +
      text(222, 49.5, 12.5, indigo, "3 / 5", { ...bold, ...end }),
    move(36, 58, terminal),
    rect(0, 178, 240, 240, "#f1effe", 22),
    text(16, 202, 12.5, violet, "Quiz: refunds", bold),
    ["The customer paid by card", "and wants cash back.", "What do you do?"]
      .map((words, i) => text(16, 221 + i * 18.5, 15.5, space, words, bold))
      .join(""),
    ...answers,
  ),
);

export const freedompayUniverse = inSans(blur, ground, route, phone);
