import { blur, browser } from "../shapes/mockup.ts";
import { bold, circle, ellipse, inSans, move, rect, stroke, text } from "../shapes/svg.ts";
import { black, bone, ground, lime, pink, radio } from "./iamadesigner.ts";
import { address, clip, scaled } from "./kit.ts";

const answers = [
  ["Wrong", "Radios ask you to", "look at them. At", "night, nobody can."],
  ["Tried", "Eleven knobs from", "clay, wax and cork,", "with the lamp off."],
  ["Dropped", "A touch display", "and a handle that", "broke twice."],
  ["Shipped", "One knob, one", "speaker. A hand", "finds it in the dark."],
] as const;

const columns = answers
  .map(([title, ...said], i) =>
    move(
      24 + i * 138,
      281,
      stroke("M0 0H122", black, 2),
      text(0, 22, 14.5, black, title, bold),
      ...said.map((line, place) => text(0, 42 + place * 16, 12.5, "#3d3530", line)),
    ),
  )
  .join("");

/** The published page: the answers in one of nine layouts, on the designer's own domain. */
export const iamadesignerPage = inSans(
  blur,
  ground,
  move(
    26,
    30,
    browser({
      width: 588,
      height: 400,
      bar: black,
      dots: ["#5c534d", "#5c534d", "#5c534d"],
      body: bone,
    }),
    address(180, 220, "#332c28", "#cfc5ba", "zoya.design/desk-radio"),
    clip(
      "stage",
      "<path d='M300 26H588V262H300Z'/>",
      rect(300, 26, 288, 236, pink),
      circle(548, 60, 74, "#ff9dc0"),
      ellipse(446, 226, 122, 16, "#e88bb0"),
      scaled(290, 34, 1.9, radio),
    ),
    text(24, 58, 13, black, "Zoya A.", bold),
    text(84, 58, 13, "#7a7068", "Industrial design, Lahore"),
    text(20, 138, 82, black, "Desk", { ...bold, letter_spacing: -4 }),
    text(20, 208, 82, black, "radio", { ...bold, letter_spacing: -4 }),
    rect(24, 230, 132, 24, lime, 12),
    text(38, 246.5, 12.5, black, "A year in four parts", bold),
    columns,
  ),
);
