import { blur, browser } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  ellipse,
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
import { button, clip, gradient, inCentury, pattern, tilt } from "./kit.ts";

const [cream, lilac, plum, violet, sage, grey] = [
  "#fdf8ef",
  "#d9cbee",
  "#4a3566",
  "#8667b8",
  "#7f9a76",
  "#7d6f8c",
];
/** Rows of lavender that meet at the horizon. */
const rows = Array.from({ length: 13 }, (_, i) => {
  const foot = -420 + i * 124;
  const top = 284 + i * 6;
  return `M${top} 132L${foot} 400H${foot + 74}L${top + 3.5} 132Z`;
}).join("");
const ground =
  rect(0, 0, 640, 400, "url(#air)") +
  circle(560, 70, 34, "#fff3d6") +
  path("M0 118C90 90 150 112 230 100S420 84 500 104S600 92 640 104V140H0Z", "#a99bcf") +
  path("M0 132H640V400H0Z", "#c3ad8a") +
  path(rows, "#7a57b0") +
  path(rows, "#9b7ad0", { transform: "translate(-9 0)" });

/** A sprig: a stem and its whorls of flowers, standing 130 units tall. */
const sprig =
  stroke("M0 0C4-40-4-80 2-124M-1-34Q-14-44-16-60M1-24Q13-32 17-48", sage, 2.4) +
  group(
    { fill: violet },
    ...Array.from({ length: 9 }, (_, i) => {
      const [y, w] = [-60 - i * 8, 7.5 - i * 0.5];
      return `<path d="M0 ${y}C${-w} ${y + 2} ${-w - 3} ${y - 6} ${-w + 1} ${y - 10}C${-2} ${y - 8} 0 ${y - 4} 0 ${y}C0 ${y - 4} 2 ${y - 8} ${w - 1} ${y - 10}C${w + 3} ${y - 6} ${w} ${y + 2} 0 ${y}Z"/>`;
    }),
    '<circle cx="2" cy="-134" r="3"/>',
  );

type Jar = { x: number; width: number; height: number; name: string; kind: string };

/** A jar of frosted glass with a pale lid, standing on the origin's line. */
function jar({ x, width, height, name, kind }: Jar): string {
  const half = width / 2;
  return move(
    x,
    0,
    ellipse(6, 0, half + 8, 7, "#c9b79b"),
    path(
      `M${-half} ${-height}H${half}V-10Q${half} 2 ${half - 12} 2H${12 - half}Q${-half} 2 ${-half} -10Z`,
      "url(#frost)",
    ),
    path(
      `M${half - 13} ${-height}H${half}V-10Q${half} 2 ${half - 12} 2H${half - 18}Q${half - 13} -4 ${half - 13} -12Z`,
      "#8d78b5",
      { opacity: 0.28 },
    ),
    rect(-half + 6, -height + 6, 5, height - 20, "#fff", 2.5, { opacity: 0.7 }),
    rect(-half - 3, -height - 22, width + 6, 25, "url(#lid)", 5),
    stroke(`M${-half - 2} ${-height - 3}H${half + 2}`, "#cbb795", 1.4, { opacity: 0.7 }),
    stroke(`M${-half + 4} ${-height - 17}H${half - 4}`, "#fff", 2, { opacity: 0.8 }),
    rect(-half + 13, -height * 0.5 - 17, width - 26, 34, cream, 2),
    text(0, -height * 0.5 - 3, 12, plum, name, middle),
    text(0, -height * 0.5 + 10, 10, grey, kind, middle),
  );
}

const dropper = move(
  398,
  0,
  ellipse(4, 0, 30, 6, "#c9b79b"),
  rect(-8, -150, 16, 34, plum, 8),
  rect(-12, -122, 24, 16, "#e8dac2", 3),
  path("M-20-92Q-20-104-8-106H8Q20-104 20-92V-8Q20 2 10 2H-10Q-20 2-20-8Z", "url(#oil)"),
  stroke("M0-104V-30", "#fff", 3, { opacity: 0.55 }),
  rect(-16, -74, 32, 44, cream, 2),
  text(0, -56, 11, plum, "Huile", middle),
  text(0, -42, 9.5, grey, "30 ml", middle),
);

const scene = clip(
  "scene",
  path("M0 26H520V236H0Z", "#000"),
  rect(0, 26, 520, 214, "url(#wall)"),
  stroke(
    "M30 210C60 150 20 110 52 60M52 60Q34 62 28 78M50 84Q70 78 76 62M44 118Q22 118 16 136M40 142Q62 138 70 120M470 200C450 150 486 110 462 58M462 58Q480 64 482 80M466 96Q446 92 442 76M470 130Q490 130 496 148",
    "#b7a3d6",
    1.6,
  ),
  path("M0 186C80 178 160 190 260 184S440 190 520 182V240H0Z", "#eee2cc"),
  rect(0, 180, 520, 60, "url(#linen)"),
  path("M0 224C90 214 150 230 250 222S440 232 520 220V240H0Z", "#e0d1b4"),
  move(
    0,
    206,
    jar({ x: 128, width: 80, height: 62, name: "Crème", kind: "dry skin" }),
    jar({ x: 222, width: 88, height: 88, name: "Baume", kind: "night" }),
    jar({ x: 314, width: 72, height: 54, name: "Gelée", kind: "oily skin" }),
    dropper,
  ),
  tilt(330, 226, -76, sprig),
  tilt(310, 230, -84, group({ transform: "scale(.8)" }, sprig)),
);

const header =
  inSans(
    text(22, 51, 12.5, plum, "Shop"),
    text(66, 51, 12.5, plum, "Skin types"),
    text(452, 51, 12.5, plum, "Journal", end),
    text(498, 51, 12.5, plum, "Bag 2", end),
  ) + text(260, 53, 20, plum, "Lavande by Lara", { ...middle, font_style: "italic" });

const origins = [
  ["Lavender", "Sault, Provence"],
  ["Shea", "Tamale, Ghana"],
  ["Apricot", "Gilgit, Pakistan"],
].map(
  ([what = "", where = ""], i) =>
    text(196, 286 + i * 20, 13, plum, what) +
    text(356, 286 + i * 20, 12, grey, where, { ...end, font_style: "italic" }) +
    stroke(`M196 ${292 + i * 20}H356`, "#e6dcef", 1),
);

const refill = move(
  372,
  248,
  rect(0, 0, 132, 120, "#efe6fa", 12),
  rect(14, 14, 40, 22, violet, 11) + circle(43, 25, 8.5, "#fff"),
  text(62, 30, 13, plum, "Refills on"),
  text(14, 57, 14, plum, "Send a refill"),
  text(14, 75, 14, plum, "every 8 weeks"),
  ...[4, 8, 12].map((weeks, i) =>
    button({
      x: 14 + i * 36,
      y: 84,
      width: 32,
      height: 20,
      radius: 10,
      fill: i === 1 ? plum : "#fff",
      ink: i === 1 ? "#fff" : plum,
      label: String(weeks),
      size: 12,
    }),
  ),
);

export const lavandeByLara = inCentury(
  blur,
  gradient("air", ["#b9a4e0", "#f3d7e3", "#ffeccb"], 0, 0.5),
  gradient("wall", [lilac, "#efe4f5"]),
  gradient("frost", ["#f4effb", "#cbb9e6"], 1, 1),
  gradient("lid", ["#e6d6ba", "#fdf6e8", "#f3e6cd", "#d5c19d"], 1, 0),
  gradient("oil", ["#d9c7f0", "#8d6cc0"]),
  pattern("linen", 5, 5, '<path d="M0 0H5M0 0V5" stroke="#d8c7a6" stroke-width=".8"/>'),
  ground,
  move(
    60,
    36,
    browser({
      width: 520,
      height: 410,
      bar: "#e8dff3",
      dots: ["#b9a6d8", "#b9a6d8", "#b9a6d8"],
      body: cream,
    }),
    scene,
    header,
    text(22, 268, 21, plum, "Baume de nuit"),
    text(22, 288, 13, grey, "For dry and tired skin"),
    text(22, 318, 20, violet, "€38"),
    inSans(text(66, 316, 12, grey, "refill €29")),
    inSans(
      button({
        x: 22,
        y: 330,
        width: 144,
        height: 30,
        fill: plum,
        ink: cream,
        label: "Add to bag",
        size: 13.5,
        radius: 15,
      }),
    ),
    inSans(text(196, 264, 12, violet, "Where it grew", bold)),
    ...origins,
    stroke(
      "M196 346Q230 352 262 344T330 348M262 344Q266 336 274 335M230 349Q236 340 244 340M300 345Q304 337 312 337",
      sage,
      1.6,
    ),
    refill,
  ),
);
