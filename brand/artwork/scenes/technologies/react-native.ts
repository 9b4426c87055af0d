import { blurAround, device } from "../../shapes/mockup.ts";
import {
  bold,
  circle,
  group,
  inMono,
  inSans,
  medium,
  middle,
  move,
  rect,
  stroke,
  text,
} from "../../shapes/svg.ts";
import { card, frame, ink, saffron, tip } from "./kit.ts";

const [cyan, plum, lilac, green, violet] = ["#61dafb", "#241a52", "#cfc4ff", "#34c759", "#6750a4"];

const work = [
  ["render", 84, cyan],
  ["press", 50, saffron],
  ["fetch", 62, lilac],
  ["render", 74, cyan],
] as const;

/** The JavaScript thread: one task after the other. */
function thread(): string {
  let at = 116;
  const tasks = work.map(([name, width, color]) => {
    const task =
      rect(at, 15, width, 32, color, 8) +
      inMono(text(at + width / 2, 36, 14, ink, name, { ...bold, ...middle }));
    at += width + 6;
    return task;
  });
  return move(
    -206,
    -92,
    card(412, 62, ink, 16),
    text(18, 37, 15, "#fff", "JS thread", bold),
    ...tasks,
  );
}

/** One <Switch> as each system's native control. */
const iosSwitch = (y: number, on: boolean) =>
  rect(98, y, 44, 26, on ? green : "#dcdce2", 13) + circle(on ? 129 : 111, y + 13, 11, "#fff");
const androidSwitch = (y: number, on: boolean) =>
  on
    ? rect(98, y, 44, 26, violet, 13) +
      circle(129, y + 13, 9.5, "#fff") +
      stroke(`M125 ${y + 13}L128 ${y + 16}L133 ${y + 10}`, violet, 2)
    : rect(99, y + 1, 42, 24, "#e7e0ec", 12, { stroke: "#79747e", stroke_width: 2 }) +
      circle(112, y + 13, 6.5, "#79747e");

const settings = ["Alerts", "Wi-Fi only", "Urdu"];

const rows = (ground: string, radius: number, control: (y: number, on: boolean) => string) =>
  settings
    .map((name, i) =>
      move(
        10,
        74 + i * 52,
        rect(0, 0, 150, 44, ground, radius),
        text(12, 27, 14, ink, name, medium),
        control(9, i !== 1),
      ),
    )
    .join("");

const iphone = device(
  { width: 186, height: 244, radius: 32, bezel: 8, shell: "#0d0b1c", screen: "#f2f2f7" },
  rect(58, 8, 54, 14, "#0d0b1c", 7),
  text(12, 58, 20, ink, "Settings", bold),
  rows("#fff", 11, iosSwitch),
);

const pixel = device(
  { width: 186, height: 244, radius: 24, bezel: 8, shell: "#332c52", screen: "#fdf7ff" },
  circle(85, 15, 5, "#332c52"),
  stroke("M22 46L14 53L22 60M14 53H30", ink, 2.4),
  text(42, 59, 19, ink, "Settings", bold),
  rows("#f1e8fb", 20, androidSwitch),
);

/** JSI: JavaScript references native views directly, without a message queue. */
const wires =
  stroke("M-58-6C-96-6-108-2-108 18", cyan, 4) +
  stroke("M58-6C96-6 108-2 108 18", cyan, 4) +
  tip(-108, 26, 90, cyan) +
  tip(108, 26, 90, cyan) +
  stroke("M0-30V-20", cyan, 4) +
  inMono(
    text(-132, 10, 15.5, cyan, "JSI", { ...bold, ...middle }),
    text(132, 10, 15.5, cyan, "JSI", { ...bold, ...middle }),
  );

const component = move(
  -80,
  -22,
  card(160, 40, "#fff", 12),
  inMono(text(80, 26, 15.5, ink, "<Switch on />", { ...bold, ...middle })),
);

const orbits =
  group(
    { fill: "none", stroke: cyan, stroke_width: 2, opacity: 0.3 },
    ...[0, 60, 120].map(
      (turn) => `<ellipse cx="0" cy="-146" rx="34" ry="13" transform="rotate(${turn} 0 -146)"/>`,
    ),
  ) + circle(0, -146, 5, cyan);

export const reactNative = inSans(
  blurAround,
  frame("#5b3fc4", plum),
  orbits,
  thread(),
  move(-204, 32, iphone),
  move(18, 32, pixel),
  wires,
  component,
);
