import { blur, device, lines } from "../shapes/mockup.ts";
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

export const [butter, plum, coral, paper, leaf, sky, grey] = [
  "#ffd45c",
  "#3a1b47",
  "#f4694a",
  "#fffdf6",
  "#2f8f6b",
  "#3f7fd6",
  "#8b7d91",
];

/** Dots of a notebook page, as the picture's ground. */
export const ground =
  '<pattern id="d" width="20" height="20" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="1.5" fill="#e0ac22"/></pattern>' +
  rect(0, 0, 640, 400, butter) +
  path("M0 300C120 250 220 330 340 296S560 210 640 262V400H0Z", "#fbc02f") +
  rect(0, 0, 640, 400, "url(#d)");

/** Letters as a pen writes them: one stroke each, 10 units tall, with the width they take. */
const pen: Record<string, readonly [d: string, width: number]> = {
  G: ["M8-8Q2-13 .5-5Q0 0 4 0Q8 0 8-4.5H5", 11],
  a: ["M6-5Q1-7.5 .5-3Q.5 0 3 0Q6-1 6-6V-1.5Q6 0 7.5-.5", 8],
  r: ["M.5-6V0M.5-3.5Q2-6.5 5-6", 6],
  d: ["M6-5Q1-7 .5-3Q.5 0 3 0Q6-1 6-11V-1.5Q6 0 7.5-.5", 8],
  e: ["M.5-3.5Q6-4 5-6Q1-7.5 .5-2.5Q1 1 6-1", 7],
  n: ["M.5-6V0M.5-4Q3-7 5-5.5Q5.5-5 5.5 0Q6 .5 7-.5", 8],
  o: ["M3-6.2Q.3-6 .5-3Q1 .2 3.5 0Q6.2-1 5.5-4Q5-6.2 3-6.2", 7],
  m: ["M.5-6V0M.5-4Q3-7 4.5-5V0M4.5-4Q7-7 8.5-5V0", 11],
  s: ["M5-5.5Q1-7.5 1-4.8Q1-3.5 3-3Q5.5-2 4-.5Q2 .8 .2-.8", 7],
  u: ["M.5-6V-2Q1 0 3 0Q5.5-.5 5.5-6V-1Q6 .3 7.3-.5", 8],
  w: ["M.5-6Q0 0 2.5 0Q4.5-.5 4.5-5Q4.5 0 6.8 0Q9-1 8.5-6.2", 11],
  t: ["M3-9V-1.5Q3.5 0 5.5-.8M.5-6H5.5", 7],
  h: ["M.5-11V0M.5-4Q3-7 5-5.5Q5.5-5 5.5 0", 8],
  i: ["M1-6V-1Q1.3 0 2.5-.5M1-9V-8.7", 4],
  p: ["M.5-6V4M.5-4.5Q3-7 5.5-5Q6.5-1 3.5 0Q1.5 0 .5-1.5", 8],
  l: ["M1-11V-1.5Q1.5 0 3-.8", 4],
  " ": ["", 5],
};

const penStroke = (color: string, width: number) => ({
  fill: "none",
  stroke: color,
  stroke_width: width,
  stroke_linecap: "round",
});

export function handwriting(
  x: number,
  y: number,
  scale: number,
  color: string,
  words: string,
  width = 1.1,
): string {
  let at = 0;
  const letters = [...words].map((letter) => {
    const [d, advance] = pen[letter] ?? ["", 5];
    const placed = d && `<path d="${d}" transform="translate(${at})"/>`;
    at += advance;
    return placed;
  });
  return group(
    { ...penStroke(color, width), transform: `translate(${x} ${y}) scale(${scale}) skewX(-8)` },
    ...letters,
  );
}

/** A garden plan by hand: beds, a path, a lemon tree, and what it all measures. */
const sketch = group(
  { transform: "translate(196 78) scale(1.06)" },
  stroke("M0 4Q60-2 118 2Q122 50 119 104Q60 109 2 105Q-2 50 0 4Z", plum, 1.8),
  path("M10 14Q30 11 46 14Q48 34 45 52Q26 55 11 52Q8 30 10 14Z", "#bfe3cf"),
  stroke(
    "M10 14Q30 11 46 14Q48 34 45 52Q26 55 11 52Q8 30 10 14ZM18 22V46M28 20V47M38 22V46",
    leaf,
    1.6,
  ),
  stroke("M60 104C56 78 78 72 74 46S84 18 82 3", "#e2a86a", 7, { opacity: 0.55 }),
  circle(99, 76, 15, "#bfe3cf") +
    stroke("M99 61Q116 62 114 78T98 91T84 76T99 61M99 91V103", leaf, 1.6),
  circle(94, 72, 3, "#f5b719") + circle(103, 79, 3, "#f5b719") + circle(103, 69, 3, "#f5b719"),
  path("M12 68H44V94H12Z", "#c9def8") +
    stroke(
      "M12 68Q28 66 44 68Q45 82 44 94Q28 96 12 94Q11 80 12 68M17 78Q20 75 24 78T31 78T38 78M17 86Q20 83 24 86T31 86T38 86",
      sky,
      1.6,
    ),
  stroke("M0-8H118M4-11L0-8L4-5M114-11L118-8L114-5", coral, 1.4),
  stroke("M96 42C94 32 98 22 106 16M100 16.5L106.5 15.5L107 22", coral, 1.4),
);

function toolbar(): string {
  const colors = [plum, coral, leaf, sky];
  return (
    rect(96, 16, 190, 26, "#f3ecde", 13) +
    colors.map((color, i) => circle(114 + i * 20, 29, 6, color)).join("") +
    circle(114, 29, 8.5, "none", { stroke: plum, stroke_width: 1.5 }) +
    stroke(
      "M200 35L210 23L214 26.5L204 37.5L199 38.5ZM228 24H240M234 24V35M252 35C252 22 270 22 270 33M266 29.5L270 34L274 29.5",
      plum,
      1.6,
    )
  );
}

const tablet = group(
  { transform: "translate(30 52) rotate(-3)" },
  device(
    { width: 400, height: 296, radius: 24, bezel: 12, shell: plum, screen: paper },
    path("M0 12A12 12 0 0 1 12 0H80V272H12A12 12 0 0 1 0 260Z", "#fbeecb"),
    text(14, 30, 13, plum, "TakeNote", bold),
    ["Garden", "Team", "Recipes", "Spanish", "Poems"]
      .map((name, i) =>
        move(
          0,
          56 + i * 28,
          i ? "" : rect(6, -14, 68, 24, "#fff", 7),
          circle(18, -2, 4, [leaf, sky, coral, "#9a63c9", "#c7a23b"][i] ?? plum),
          text(28, 2.5, 11.5, plum, name, i ? {} : bold),
        ),
      )
      .join(""),
    toolbar(),
    stroke("M96 82H166M96 106H166M96 130H166M96 154H166", "#efe5d2", 1),
    handwriting(96, 72, 1.5, plum, "Garden", 1.4),
    handwriting(110, 102, 1.05, plum, "lemon", 1.5) +
      handwriting(110, 126, 1.05, plum, "mint", 1.5) +
      handwriting(110, 150, 1.05, plum, "roses", 1.5),
    stroke(
      "M97 92H104V99H97ZM97 116H104V123H97ZM97 140H104V147H97ZM98.5 95L100.5 98L106 90M98.5 119L100.5 122L106 114",
      coral,
      1.6,
    ),
    sketch,
    handwriting(222, 61, 0.95, coral, "the plan", 1.5),
    handwriting(286, 133, 0.9, coral, "sun", 1.6),
    rect(96, 198, 266, 60, "#fff0d0", 10),
    text(110, 219, 12.5, plum, "Water the lemon twice a week.", medium),
    lines(110, 229, [228, 170], "#e6cf9e", 11),
  ),
);

export const wave = [5, 9, 16, 11, 20, 26, 14, 8, 18, 28, 22, 12, 17, 9, 24, 15, 7, 12, 6];
const voice = move(
  14,
  132,
  rect(0, 0, 152, 62, plum, 14),
  circle(24, 31, 14, coral) + path("M20 24.5L31 31L20 37.5Z", "#fff"),
  ...wave.map((tall, i) =>
    rect(46 + i * 5, 26 - tall / 2, 3, tall, i < 9 ? "#ffb9a6" : "#7d5a8c", 1.5),
  ),
  text(46, 54, 11, "#e9d8f0", "0:42") + text(76, 54, 11, "#c4a6d0", "Ideas, walking"),
);

const tag = (x: number, y: number, width: number, name: string, ground: string, ink: string) =>
  rect(x, y, width, 20, ground, 10) +
  text(x + width / 2, y + 14, 11.5, ink, name, { ...medium, ...middle });

const phone = move(
  430,
  26,
  device(
    { width: 196, height: 392, radius: 30, bezel: 8, shell: "#24112e", screen: "#faf5ff" },
    rect(66, 8, 48, 12, "#24112e", 6),
    text(14, 48, 20, plum, "Today", bold),
    circle(158, 42, 11, butter) + stroke("M158 37V47M153 42H163", plum, 2),
    rect(14, 60, 152, 64, "#fff", 14),
    text(26, 80, 13, plum, "Call with Amna", bold),
    lines(26, 88, [122], "#e4dbe9"),
    tag(26, 99, 44, "work", "#dceafd", "#1f5aa8") +
      tag(75, 99, 68, "follow-up", "#ffe3db", "#a83b22"),
    voice,
    rect(14, 202, 152, 82, "#fff", 14),
    text(26, 223, 13, plum, "Shopping", bold),
    ...["Cardamom", "Green tea", "Ink, blue"].map((item, i) =>
      move(
        26,
        238 + i * 16,
        i < 2
          ? rect(0, -7, 10, 10, leaf, 3) + stroke("M2.5-2L4.5 .5L8-4.5", "#fff", 1.5)
          : rect(0.7, -6.3, 8.6, 8.6, "none", 3, { stroke: grey, stroke_width: 1.4 }),
        text(17, 2, 12, i < 2 ? grey : plum, item),
      ),
    ),
    rect(14, 292, 152, 90, "#fff4cf", 14),
    text(26, 313, 13, plum, "Book list", bold),
    lines(26, 322, [120, 92, 108], "#eed894"),
    circle(152, 336, 17, coral) +
      rect(148.5, 326, 7, 13, "#fff", 3.5) +
      stroke("M145 335.5A7 7 0 0 0 159 335.5M152 342.5V346", "#fff", 1.8),
  ),
);

/** A stylus lies across the tablet's corner. */
const stylus = group(
  { transform: "translate(270 379) rotate(-2)" },
  rect(0, -6, 150, 12, "#fff", 6),
  rect(108, -6, 18, 12, coral),
  path("M4-6L-20 0L4 6Z", "#f1d9b6") + path("M-12.5-1.9L-20 0L-12.5 1.9Z", plum),
);

export const takenote = inSans(blur, ground, tablet, stylus, phone);
