import { arch } from "../../components/arch.ts";
import { blur, device, lines } from "../shapes/mockup.ts";
import { dupatta, head, skins } from "../shapes/figure.ts";
import {
  bold,
  circle,
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
import { button, clip, gradient, inPalatino, pattern, scaled, tilt } from "./kit.ts";

const [rose, wine, cream, blush, ink, grey, teal] = [
  "#d4476f",
  "#7c1f42",
  "#fff7ee",
  "#fbdfe2",
  "#47202f",
  "#8d6a74",
  "#1c8a7d",
];

/** A lattice of eight petals in rings, as cut in stone screens. */
const lattice = (color: string, width: number) =>
  group(
    { fill: "none", stroke: color, stroke_width: width },
    ...[0, 45, 90, 135].map(
      (turn) => `<ellipse cx="32" cy="32" rx="7" ry="26" transform="rotate(${turn} 32 32)"/>`,
    ),
    '<circle cx="32" cy="32" r="30"/><path d="M0 12L12 0M52 0L64 12M64 52L52 64M12 64L0 52"/>',
  );

const ground =
  pattern("jaali", 96, 96, group({ transform: "scale(1.5)" }, lattice("#b8365e", 2.4))) +
  gradient("dusk", ["#e0607f", "#c03a66"]) +
  rect(0, 0, 640, 400, "url(#dusk)") +
  rect(0, 0, 640, 400, "url(#jaali)");

/** An obscured photograph: both sides have to agree before it is shown. */
const portrait = group(
  { transform: "translate(110 128) scale(1.05)" },
  path(arch(68, 86, 62, 5), "#f3c6c9"),
  clip(
    "arch",
    path(arch(61, 78, 58, 5), "#000"),
    rect(-70, -110, 140, 180, "#bfd8cf"),
    group(
      { filter: "url(#soft)" },
      circle(-44, -40, 28, "#f6e2b8") +
        circle(46, -50, 24, "#8fc1b2") +
        circle(52, 20, 26, "#f0b7c6"),
      scaled(
        0,
        -14,
        3.3,
        dupatta("#c43a5e", "#f3cf7c").behind ?? "",
        path("M-24 40C-22 20-14 14 0 12S22 20 24 40Z", "#c43a5e"),
        head(skins.wheat),
        circle(-3, -3, 1, ink),
        circle(3, -3, 1, ink),
        stroke("M-2.3 3.200Q0 5 2.3 3.2", "#a04a4a", 1),
        dupatta("#c43a5e", "#f3cf7c").front,
      ),
    ),
  ),
  path(arch(61, 78, 58, 5), "none", { stroke: "#f3cf7c", stroke_width: 2 }),
  rect(-55, 34, 110, 22, "#47202f", 11, { opacity: 0.78 }),
  stroke("M-43 44V42A3.5 3.5 0 0 1-36 42V44", "#fff", 1.6),
  rect(-45, 43.5, 11, 8, "#fff", 2),
  text(-29, 49, 11, "#fff", "Blurred for now", medium),
);

const verified = (x: number, y: number) =>
  path(
    "M0-10L3-7L7-8L8-4L11-1L9 3L9 7L5 8L2 11L-2 9L-6 10L-7 6L-11 3L-9-1L-10-5L-6-6L-4-10Z",
    teal,
    { transform: `translate(${x} ${y}) scale(.86)` },
  ) + stroke(`M${x - 4} ${y}l3 3 5-5.5`, "#fff", 1.8);

const chips = [
  ["Speaks Punjabi", 14, 238, 104],
  ["Teaches biology", 122, 238, 108],
  ["Two sisters", 14, 265, 84],
  ["Long walks", 102, 265, 82],
] as const;

const profile = move(
  66,
  10,
  device(
    { width: 264, height: 520, radius: 40, bezel: 10, shell: "#3b1020", screen: cream },
    clip(
      "screen",
      rect(0, 0, 244, 500, "#000", 30),
      rect(0, 0, 244, 218, blush),
      rect(0, 0, 244, 218, "url(#fine)"),
    ),
    rect(86, 9, 72, 17, "#3b1020", 8.5),
    move(12, 0, portrait),
    rect(0, 204, 244, 200, cream),
    inPalatino(text(14, 229, 22, ink, "Mahnoor, 28", bold)),
    verified(160, 222),
    text(175, 226.5, 12.5, teal, "Verified", bold),
    ...chips.map(([label, x, y, width]) =>
      button({ x, y, width, height: 22, radius: 11, fill: blush, ink: wine, label, size: 12 }),
    ),
    text(14, 306, 13, grey, "Lahore, teacher, family in Leeds"),
    button({
      x: 14,
      y: 317,
      width: 104,
      height: 38,
      radius: 12,
      fill: cream,
      ink: wine,
      line: rose,
      label: "Ask to see photo",
      size: 11.5,
    }),
    button({
      x: 125,
      y: 317,
      width: 105,
      height: 38,
      radius: 12,
      fill: rose,
      ink: "#fff",
      label: "Invite guardian",
      size: 12.5,
    }),
    stroke("M14 371H230", "#f0dcd6", 1),
  ),
);

const bubble = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  ink: string,
  words: readonly string[],
) =>
  move(
    x,
    y,
    rect(0, 0, width, height, fill, 14),
    ...words.map((line, i) => text(13, 21 + i * 17, 13, ink, line)),
  );

const who = (x: number, y: number, fill: string, letter: string) =>
  circle(x, y, 13, fill, { stroke: cream, stroke_width: 2.5 }) +
  text(x, y + 4.5, 12.5, "#fff", letter, { ...bold, ...middle });

const chat = tilt(
  382,
  46,
  5,
  device(
    { width: 222, height: 460, radius: 36, bezel: 9, shell: "#3b1020", screen: cream },
    path("M0 27A27 27 0 0 1 27 0H177A27 27 0 0 1 204 27V64H0Z", wine),
    rect(72, 8, 60, 14, "#3b1020", 7),
    who(28, 43, rose, "M"),
    who(46, 43, "#3c7fb5", "B"),
    who(64, 43, teal, "A"),
    text(86, 48, 13.5, "#fff", "Three of you", bold),
    rect(26, 74, 152, 24, "#dff1ec", 12),
    text(102, 90, 12, "#12665b", "Abbu joined the chat", { ...medium, ...middle }),
    bubble(12, 106, 152, 48, "#fff", ink, ["Salaam, Bilal. My", "father is here too."]),
    bubble(46, 162, 146, 48, rose, "#fff", ["Walaikum assalam,", "uncle. An honor."]),
    move(
      12,
      218,
      rect(0, 0, 158, 66, "#dff1ec", 14),
      text(13, 19, 11.5, teal, "Abbu, guardian", bold),
      text(13, 37, 13, ink, "Which part of Leeds"),
      text(13, 54, 13, ink, "are your people in?"),
    ),
    rect(12, 296, 180, 34, "#fff", 17, { stroke: "#f0dcd6" }),
    lines(28, 310, [86], "#ecd6d3"),
    circle(175, 313, 13, rose),
    path("M170 307L182 313L170 319L173 313Z", "#fff"),
  ),
);

export const naseebi = inSans(
  blur,
  '<filter id="soft"><feGaussianBlur stdDeviation="3.4"/></filter>',
  pattern("fine", 64, 64, lattice("#f6cdd2", 2)),
  ground,
  chat,
  profile,
);
