import { bold, circle, group, middle, move, path, rect, stroke, text } from "../shapes/svg.ts";
import { clip, dice } from "./kit.ts";

const [ink, coral] = ["#10222b", "#ff5d48"];
const tints = ["#f7f4ee", "#efe9df", "#e4dccf", "#d9e0e0"];
const parks = [
  [1, 4],
  [4, 1],
  [4, 2],
].map(String);
const chosen = "3,3";

/** City blocks, each divided into buildings with shadows; the gaps are streets. */
function blocks(): string {
  const roll = dice(77);
  const cells = Array.from({ length: 7 * 9 }, (_, i) => [i % 7, Math.floor(i / 7)] as const);
  return cells
    .map(([col, row]) => {
      const cut = 14 + Math.round(roll() * 16);
      const tint = () => tints[Math.floor(roll() * tints.length)] ?? "#efe9df";
      const at = [col * 50, row * 46] as const;
      if (parks.includes(String([col, row]))) return move(...at, park);
      const halves =
        roll() < 0.5
          ? [
              [0, 0, cut, 36],
              [cut + 1.5, 0, 38.5 - cut, 36],
            ]
          : [
              [0, 0, 40, cut],
              [0, cut + 1.5, 40, 34.5 - cut],
            ];
      const fills = halves.map((_, i) =>
        String([col, row]) === chosen && i === 0 ? coral : tint(),
      );
      return move(
        ...at,
        rect(2, 3, 40, 36, "#b9c4c4", 2, { opacity: 0.7 }),
        ...halves.map(([x = 0, y = 0, width = 0, height = 0], i) =>
          rect(x, y, width, height, fills[i] ?? "", 2),
        ),
      );
    })
    .join("");
}

const park =
  rect(0, 0, 40, 36, "#a9d3a0", 3) +
  [8, 20, 33].flatMap((x) => [9, 26].map((y) => circle(x, y + (x % 5), 4.6, "#7fb878"))).join("");

const pin = (x: number, y: number, price: string, here = false) => {
  const fill = here ? coral : ink;
  return move(
    x,
    y,
    path("M-5-3L0 5L5-3Z", fill),
    rect(-22, -23, 44, 21, fill, 10.5, here ? { stroke: "#fff", stroke_width: 2 } : {}),
    text(0, -8, 12.5, "#fff", price, { ...bold, ...middle }),
  );
};

const station = (x: number, y: number, letter: string, fill: string) =>
  circle(x, y, 8, fill, { stroke: "#fff", stroke_width: 2 }) +
  text(x, y + 3.7, 10.5, "#fff", letter, { ...bold, ...middle });

/** A district beside its creek: 266 wide, from the browser's bar down. */
export const midtown = clip(
  "map",
  path("M0 26H266V400H0Z", "#000"),
  rect(0, 26, 266, 380, "#cfd8d8"),
  group({ transform: "translate(-22 30) rotate(-9)" }, blocks()),
  stroke("M-10 336C60 306 120 196 284 62", "#fff", 13),
  stroke("M-10 336C60 306 120 196 284 62", "#f6cf7a", 8),
  path("M0 318C50 300 84 340 142 330S236 292 266 300V400H0Z", "#8fc7de"),
  stroke("M0 318C50 300 84 340 142 330S236 292 266 300", "#fff", 4),
  text(170, 352, 12, "#2d6f8c", "Harbor", { font_style: "italic" }),
  station(216, 115, "Q", "#2f6fd0"),
  station(88, 248, "4", "#2b9a63"),
  pin(62, 122, "140"),
  pin(150, 98, "170"),
  pin(226, 192, "190"),
  pin(40, 288, "150"),
  pin(146, 292, "160"),
  pin(226, 262, "145"),
  pin(160, 152, "175", true),
);
