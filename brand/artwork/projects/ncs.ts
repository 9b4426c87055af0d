import { blur, browser, shadow } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  end,
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
} from "../shapes/svg.ts";
import { address, area, button, clip, trend } from "./kit.ts";

const [slate, deep, cyan, ink, grey, mist, green, amber] = [
  "#2b3a4a",
  "#16222e",
  "#0bb4d6",
  "#1a2833",
  "#647584",
  "#eef3f6",
  "#17a673",
  "#f09a1a",
];

/** Strands of fiber fanning out of a cable, each with its light. */
const strands = Array.from({ length: 13 }, (_, i) => {
  const [x, y] = [14 + i * i * 4, 8 + ((i * 5) % 4) * 6 + Math.max(0, 6 - i) * 26];
  return {
    x,
    y,
    d: `M${-60 + i * 2} 430C${-30 + i * 6} ${330 - i * 8} ${x - 24} ${y + 90} ${x} ${y}`,
  };
});
const others = [
  [632, 150],
  [626, 214],
  [634, 264],
  [618, 40],
].map(([x = 0, y = 0], i) => ({
  x,
  y,
  d: `M${590 - i * 8} 430C${600 - i * 4} 330 ${x - 30} ${y + 60} ${x} ${y}`,
}));
const ends = [...strands, ...others];
const ground =
  rect(0, 0, 640, 400, deep) +
  stroke(ends.map(({ d }) => d).join(""), "#2f6a84", 2) +
  group(
    { fill: cyan, opacity: 0.3 },
    ...ends.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="7"/>`),
  ) +
  group({ fill: "#c9f6ff" }, ...ends.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3"/>`));

/** `beside`: label to the right, where the line would cross it otherwise. */
type Site = {
  x: number;
  y: number;
  name: string;
  speed: string;
  amber?: boolean;
  beside?: boolean;
};
const sites: Site[] = [
  { x: 50, y: 40, name: "Head office", speed: "1 Gbit/s" },
  { x: 196, y: 28, name: "Airport", speed: "500 Mbit/s", beside: true },
  { x: 310, y: 80, name: "Warehouse", speed: "200 Mbit/s", amber: true },
  { x: 258, y: 156, name: "Branch 2", speed: "200 Mbit/s" },
  { x: 72, y: 150, name: "Plant", speed: "500 Mbit/s" },
];
const core = { x: 160, y: 104 };

const halo = { stroke: "#dfe8ed", stroke_width: 4, paint_order: "stroke" };

const link = ({ x, y, amber: bad }: Site) =>
  stroke(
    `M${core.x} ${core.y}L${x} ${y}`,
    bad ? amber : green,
    4,
    bad ? { stroke_dasharray: "10 7" } : {},
  );

const site = ({ x, y, name, speed, amber: bad, beside }: Site) =>
  circle(x, y, 17, "#fff", { stroke: bad ? amber : green, stroke_width: 3 }) +
  path(
    `M${x - 7} ${y + 8}V${y - 5}L${x} ${y - 9}L${x + 7} ${y - 5}V${y + 8}H${x + 2}V${y + 3}H${x - 2}V${y + 8}Z`,
    slate,
  ) +
  (beside
    ? text(x + 25, y, 12.5, ink, name, { ...bold, ...halo }) +
      text(x + 25, y + 13, 11, grey, speed, halo)
    : text(x, y + 31, 12.5, ink, name, { ...bold, ...middle, ...halo }) +
      text(x, y + 44, 11, grey, speed, { ...middle, ...halo }));

const map =
  rect(0, 0, 356, 214, "#dfe8ed", 10) +
  clip(
    "city",
    rect(0, 0, 356, 214, "#000", 10),
    stroke(
      "M0 40L120 20L356 60M0 150L90 160L150 200L156 214M120 20L140 100L90 160M356 180L260 150L200 100L140 100M260 150L250 214M200 100L230 4",
      "#fff",
      7,
    ),
    stroke("M0 100C60 90 110 130 160 150S300 170 356 130", "#c2dbe6", 12),
  ) +
  sites.map(link).join("") +
  circle(core.x, core.y, 30, cyan, { opacity: 0.2 }) +
  circle(core.x, core.y, 22, slate) +
  stroke(
    `M${core.x - 9} ${core.y - 5}H${core.x + 9}M${core.x + 4} ${core.y - 10}l5 5-5 5M${core.x + 9} ${core.y + 6}H${core.x - 9}M${core.x - 4} ${core.y + 1}l-5 5 5 5`,
    "#8be9ff",
    2.4,
  ) +
  sites.map(site).join("") +
  rect(206, 82, 66, 22, amber, 11) +
  text(239, 97.5, 12, "#3a2300", "38% loss", { ...bold, ...middle });

const usage = [
  ["Head office", [3, 4, 4, 6, 5, 7, 6, 8, 7, 9, 8], "99.99"],
  ["Airport", [5, 5, 6, 5, 7, 6, 6, 7, 8, 7, 8], "99.97"],
  ["Warehouse", [6, 7, 6, 7, 6, 7, 6, 2, 4, 1, 2], "Lossy"],
  ["Branch 2", [2, 3, 2, 4, 3, 5, 4, 4, 5, 4, 6], "99.99"],
  ["Plant", [4, 5, 5, 4, 6, 5, 6, 7, 6, 7, 7], "99.98"],
] as const;

const lines = usage.map(([name, values, state], i) => {
  const bad = i === 2;
  return move(
    384,
    124 + i * 33,
    rect(0, 0, 160, 28, bad ? "#fff3df" : "#fff", 7, { stroke: bad ? amber : "#dbe4ea" }),
    text(8, 18.5, 12, ink, name, bold),
    text(153, 18.5, 11, bad ? "#a35f00" : "#0b7a53", bad ? state : `${state}%`, {
      ...medium,
      ...end,
    }),
    move(
      80,
      7,
      area(values, 26, 14, bad ? "#fbdfae" : "#d5f2ea"),
      stroke(trend(values, 26, 14), bad ? amber : green, 1.8),
    ),
  );
});

const ticket = move(
  392,
  318,
  shadow(236, 76, 14),
  rect(0, 0, 236, 76, "#fff", 14),
  rect(0, 14, 6, 48, amber, 3),
  inMono(text(20, 20, 11.5, "#a35f00", "NCS-48213", bold)),
  text(222, 20, 11.5, grey, "open 38 min", end),
  text(20, 42, 17, ink, "Engineer on site 11:20", bold),
  circle(31, 59, 11, "#cdeff7"),
  circle(31, 56, 4, slate),
  path("M23 66C23 59 39 59 39 66A11 11 0 0 1 23 66Z", slate),
  path("M26.5 55Q26.5 50 31 50T35.5 55H37V56H25V55Z", amber),
  stroke("M52 60H218", "#e3ebf0", 5),
  stroke("M52 60H168", cyan, 5),
  circle(168, 60, 6, "#fff", { stroke: cyan, stroke_width: 3 }),
);

export const ncs = inSans(
  blur,
  ground,
  move(
    56,
    28,
    browser({ width: 560, height: 420, bar: "#cbd7df", body: mist }),
    address(180, 200, "#fff", grey, "portal.ncs.net/lines"),
    rect(0, 26, 560, 40, slate),
    stroke("M18 46Q25 34 32 46T46 46", cyan, 3.5),
    circle(18, 46, 3, "#fff"),
    circle(46, 46, 3, "#fff"),
    text(56, 52, 17, "#fff", "NCS", { ...bold, letter_spacing: 1 }),
    text(112, 51, 12.5, "#fff", "Lines"),
    text(156, 51, 12.5, "#a9bccb", "Faults"),
    text(206, 51, 12.5, "#a9bccb", "Bills"),
    button({
      x: 444,
      y: 34,
      width: 100,
      height: 24,
      fill: cyan,
      ink: "#04242d",
      label: "Report a fault",
      size: 12.5,
      radius: 6,
    }),
    rect(16, 78, 528, 36, "#fff", 8, { stroke: "#cfdbe2" }),
    text(28, 101, 13.5, ink, "Is fiber at my door?", bold),
    stroke("M172 86V106", "#d5e0e6", 1.5),
    text(184, 101, 13, grey, "14 Al Sadd Street, Doha"),
    rect(432, 85, 104, 22, "#d9f3ea", 11),
    text(484, 100, 12, "#0b6e4c", "Yes, 1 Gbit/s", { ...bold, ...middle }),
    move(16, 124, map),
    ...lines,
  ),
  ticket,
);
