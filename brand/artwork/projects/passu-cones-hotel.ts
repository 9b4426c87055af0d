import { blur, browser } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  el,
  end,
  group,
  inSans,
  medium,
  move,
  path,
  rect,
  stroke,
  text,
} from "../shapes/svg.ts";
import { button, clip, gradient, inCentury, line } from "./kit.ts";
import type { Point } from "./kit.ts";

const [ink, grey, rose, apricot, stone] = ["#33263f", "#786c7c", "#b8436a", "#f29a4b", "#fbf5ee"];

/** The teeth of the Cones: each summit and the notch to its right. */
const ridge: readonly Point[] = [
  [-20, 214],
  [18, 150],
  [30, 166],
  [46, 138],
  [74, 186],
  [104, 112],
  [116, 130],
  [130, 104],
  [162, 168],
  [182, 128],
  [194, 140],
  [212, 108],
  [240, 166],
  [292, 52],
  [304, 78],
  [316, 64],
  [346, 134],
  [366, 98],
  [378, 116],
  [390, 92],
  [422, 158],
  [452, 84],
  [466, 108],
  [478, 90],
  [512, 168],
  [540, 116],
  [554, 132],
  [568, 110],
  [600, 172],
  [626, 140],
  [660, 200],
];

const summits = ridge.filter(
  ([, y], i) => y < (ridge[i - 1]?.[1] ?? 0) && y < (ridge[i + 1]?.[1] ?? 0),
);
const shadows = summits
  .map(
    ([x, y]) =>
      `M${x} ${y}L${x + 5} ${y + 22}L${x - 2} ${y + 40}L${x + 8} ${y + 66}L${x + 2} 250H${x + 40}L${x + 22} ${y + 54}Z`,
  )
  .join("");
const snow = summits
  .map(
    ([x, y]) =>
      `M${x} ${y}L${x - 9} ${y + 21}L${x - 5} ${y + 19}L${x - 8} ${y + 32}L${x - 1} ${y + 20}Z`,
  )
  .join("");

const blossom = (x: number, y: number, r: number) =>
  stroke(`M${x} ${y + r * 1.7}V${y}M${x} ${y + r}L${x + r * 0.5} ${y}`, "#4f2f3a", 2.5) +
  circle(x - r * 0.5, y, r * 0.7, "#f7b7c0") +
  circle(x + r * 0.5, y - r * 0.1, r * 0.75, "#fbd0d2") +
  circle(x, y - r * 0.55, r * 0.7, "#fde3df");

/** The low stone hotel, its windows lit before sunrise. */
const hotel =
  path("M372 214V196L386 186H506L520 196V214Z", "#6d5a66") +
  path("M366 198L384 183H508L526 198Z", "#3f3042") +
  stroke("M376 203H396M402 208H430M448 203H476M486 209H516", "#85707c", 2) +
  path(
    "M388 201h9v9h-9zM408 201h9v9h-9zM428 201h9v9h-9zM470 201h9v9h-9zM490 201h9v9h-9z",
    "#ffd98a",
  ) +
  path("M448 199h13v15h-13z", "#ffc25e");

const landscape =
  rect(0, 0, 640, 260, "url(#dawn)") +
  circle(196, 150, 60, "#fff1cf", { opacity: 0.5 }) +
  circle(196, 150, 30, "#fff6e0") +
  path("M0 180L60 140L120 172L200 130L280 178L360 140L440 176L540 132L640 170V260H0Z", "#d98ba0") +
  path(`${line(ridge)}V260H-20Z`, "url(#rock)") +
  path(shadows, "#6b3560", { opacity: 0.55 }) +
  path(snow, "#fff4ea") +
  path("M0 214C90 190 180 206 300 200S520 212 640 192V260H0Z", "#5c4a63") +
  path("M0 226C120 208 240 216 360 212S560 220 640 208V260H0Z", "#6f7350") +
  hotel +
  blossom(346, 202, 10) +
  blossom(540, 204, 12) +
  blossom(562, 210, 8) +
  blossom(322, 208, 8);

/** A window of the room with its view. */
function room(id: string, view: string): string {
  return clip(
    id,
    rect(0, 0, 112, 96, "#000", 8),
    rect(0, 0, 112, 96, "#e9d8c6"),
    rect(14, 8, 84, 58, "#fff"),
    clip(`${id}v`, rect(18, 12, 76, 50, "#000"), view),
    rect(54, 10, 4, 54, "#fff"),
    rect(10, 64, 92, 5, "#b98b5f"),
    path("M6 4H20L14 66H6ZM106 4H92L98 66H106Z", "#c2566f"),
    path("M0 96V82Q0 76 8 76H104Q112 76 112 82V96Z", "#fff9f0") +
      rect(18, 70, 30, 13, "#f1dfd0", 5) +
      path("M0 96V88H112V96Z", rose),
  );
}

const conesView = el("use", { href: "#land", transform: "translate(-66 -14) scale(.36)" });
const glacierView =
  rect(18, 12, 76, 50, "#bfe0f2") +
  path("M18 40L36 18L50 34L70 14L94 38V62H18Z", "#7d8fb3") +
  path("M36 18L30 26L38 24L44 28ZM70 14L62 24L70 21L80 25Z", "#fff") +
  path("M46 30C58 40 44 48 66 62H28C38 50 40 42 46 30Z", "#eefaff") +
  stroke("M48 40L44 58M52 44L56 60", "#a7d5ea", 1.6);

function offer(
  x: number,
  picture: string,
  name: string,
  view: string,
  price: string,
  left: string,
): string {
  return move(
    x,
    228,
    rect(0, 0, 252, 96, "#fff", 8, { stroke: "#eadfd6" }),
    picture,
    text(124, 24, 15, ink, name, bold),
    text(124, 42, 12.5, grey, view),
    text(124, 62, 12, rose, left, medium),
    text(124, 85, 16, ink, price, bold),
    text(159, 85, 12, grey, "night"),
    button({
      x: 194,
      y: 68,
      width: 48,
      height: 22,
      fill: apricot,
      ink: "#3a1d08",
      label: "Book",
      size: 12.5,
      radius: 6,
    }),
  );
}

const picker = move(
  18,
  178,
  rect(0, 0, 524, 42, "#fff", 10, { stroke: "#eadfd6" }),
  ...[
    ["Arrive", "Thu 10 Apr", 16],
    ["Leave", "Sun 13 Apr", 134],
    ["Guests", "2, one jeep trip", 252],
  ].map(
    ([name, value, x]) =>
      text(Number(x), 17, 11, grey, String(name)) +
      text(Number(x), 33, 14, ink, String(value), bold),
  ),
  stroke("M118 10V32M236 10V32", "#eadfd6", 1.5),
  button({
    x: 400,
    y: 6,
    width: 116,
    height: 30,
    fill: rose,
    ink: "#fff",
    label: "See rooms",
    size: 14,
  }),
);

const road = move(
  18,
  332,
  rect(0, 0, 524, 44, "#33263f", 8),
  circle(20, 18, 5, "#6fdc9a"),
  text(34, 22.5, 13, "#fff", "Karakoram Highway open", bold),
  text(222, 22.5, 13, "#f3d9c8", "Attabad tunnels clear"),
  text(508, 22.5, 13, "#fff", "Night −4 °C", { ...bold, ...end }),
);

export const passuConesHotel = inSans(
  blur,
  gradient("dawn", ["#5d4a8c", "#c66a92", "#f7a37c", "#ffd9a0"]),
  gradient("rock", ["#ffb27d", "#e0708a", "#8d4a7c"]),
  el("defs", {}, group({ id: "land" }, landscape)),
  rect(0, 0, 640, 400, "#3d3a2e"),
  rect(0, 0, 640, 60, "#5d4a8c"),
  el("use", { href: "#land", transform: "translate(0 30) scale(1 .84)" }),
  rect(0, 0, 640, 400, "#2a1b45", 0, { opacity: 0.5 }),
  move(
    40,
    40,
    browser({ width: 560, height: 380, bar: "#f3e6dc", body: stone }),
    clip(
      "hero",
      rect(0, 26, 560, 176, "#000"),
      el("use", { href: "#land", transform: "translate(-40 -10) scale(1 .84)" }),
    ),
    inCentury(text(22, 53, 18, "#fff", "Passu Cones Hotel")),
    text(382, 52, 13, "#fff", "Rooms", medium),
    text(438, 52, 13, "#fff", "Road", medium),
    text(486, 52, 13, "#fff", "Glacier", medium),
    picker,
    offer(18, room("cones", conesView), "Cones room", "All the summits", "$92", "2 left"),
    offer(290, room("ice", glacierView), "Glacier room", "Batura ice", "$84", "4 left"),
    road,
  ),
);
