import { blur, browser } from "../shapes/mockup.ts";
import { bold, circle, end, inSans, medium, move, rect, stroke, text } from "../shapes/svg.ts";
import { clicked, coral, grey, mint, night, radar, reported } from "./cyber-guardians.ts";
import { address, button, line, scaled } from "./kit.ts";

const figures = [
  ["27% to 9%", "clicked a staged email", coral],
  ["8% to 37%", "reported it", mint],
  ["81%", "of drills finished", "#7c6cf2"],
] as const;

const top = figures
  .map(([value, label, color], i) =>
    move(
      24 + i * 176,
      84,
      rect(0, 0, 4, 44, color, 2),
      text(16, 20, 24, night, value, { ...bold, letter_spacing: -0.6 }),
      text(16, 40, 12.5, grey, label),
    ),
  )
  .join("");

const [wide, tall, most] = [300, 152, 40];
const points = (values: readonly number[]) =>
  values.map((v, i) => [(i * wide) / (values.length - 1), tall - (v / most) * tall] as const);

/** Two lines that cross: in week 7 more people report than click. */
const chart = move(
  24,
  150,
  text(0, 12, 13.5, night, "Of every hundred people", bold),
  move(
    22,
    30,
    ...[0, 20, 40].map(
      (v) =>
        stroke(`M0 ${tall - (v / most) * tall}H${wide}`, "#e3e9ef", 1) +
        text(-6, tall - (v / most) * tall + 4, 10.5, grey, String(v), end),
    ),
    stroke(line(points(clicked)), coral, 3),
    stroke(line(points(reported)), mint, 3),
    circle(wide, tall - (9 / most) * tall, 5, coral, { stroke: "#fff", stroke_width: 2 }),
    circle(wide, tall - (37 / most) * tall, 5, mint, { stroke: "#fff", stroke_width: 2 }),
    text(wide - 10, tall - (9 / most) * tall - 11, 12.5, "#c23a26", "9 click", { ...bold, ...end }),
    text(wide - 12, tall - (37 / most) * tall + 4, 12.5, "#0a6b4c", "37 report", {
      ...bold,
      ...end,
    }),
    text(0, tall + 18, 10.5, grey, "Week 1"),
    text(wide / 2, tall + 18, 10.5, grey, "Week 7", { text_anchor: "middle" }),
    text(wide, tall + 18, 10.5, grey, "Week 13", end),
  ),
);

const teams = [
  ["Finance", 31, 6],
  ["Support", 24, 8],
  ["Sales", 26, 10],
  ["Logistics", 29, 12],
] as const;

/** Each team's clicks, from the first week to the last. */
const byTeam = move(
  374,
  150,
  text(0, 12, 13.5, night, "Clicks by team", bold),
  ...teams.map(([name, first, last], i) => {
    const [y, from, to] = [42 + i * 34, 66 + first * 2.6, 66 + last * 2.6];
    return (
      text(0, y + 4, 12, night, name, medium) +
      stroke(`M66 ${y}H150`, "#eef2f5", 8) +
      stroke(`M${from} ${y}H${to}`, "#f6b3a9", 3) +
      circle(from, y, 4.5, "#fff", { stroke: coral, stroke_width: 2 }) +
      circle(to, y, 5.5, coral)
    );
  }),
  text(0, 182, 11.5, grey, "No names, by design."),
);

/** The one-page report for the board. */
export const cyberGuardiansReport = inSans(
  blur,
  rect(0, 0, 640, 400, "#0a4f49"),
  scaled(0, 400, 1, `<g transform="scale(1 -1)">${radar}</g>`),
  move(
    44,
    36,
    browser({ width: 552, height: 400, bar: "#e3e9ef", body: "#fff" }),
    address(150, 250, "#fff", grey, "app.cyberguardians.io/board"),
    text(24, 62, 22, night, "One quarter, for the board", bold),
    button({
      x: 446,
      y: 42,
      width: 82,
      height: 27,
      fill: night,
      ink: "#fff",
      label: "Print",
      size: 12.5,
      radius: 8,
    }),
    top,
    stroke("M24 140H528", "#e3e9ef", 1),
    chart,
    byTeam,
  ),
);
