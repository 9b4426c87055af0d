import { blurAround, device } from "../../shapes/mockup.ts";
import { gates } from "../../shapes/gates.ts";
import {
  bold,
  circle,
  group,
  inMono,
  inSans,
  move,
  path,
  rect,
  stroke,
  text,
} from "../../shapes/svg.ts";
import { card, code, frame, ink, saffron, tip } from "./kit.ts";

const [lapis, muted] = ["#1f3fae", "#5d6984"];

const plate = (y: number, dish: string, name: string, price: string, radius: number) =>
  move(
    12,
    y,
    rect(0, 0, 132, 50, "#fff", radius),
    circle(27, 25, 17, "#f3eee2"),
    circle(27, 25, 12, dish),
    path("M21 22Q27 16 33 22Q30 31 27 31T21 22Z", "#fff", { opacity: 0.35 }),
    text(52, 22, 13.5, ink, name, bold),
    text(52, 39, 13, muted, price),
  );

/** Apple's way: a large title on the left, tabs below, chevrons. */
const ios = device(
  { width: 172, height: 300, radius: 30, bezel: 8, shell: "#0a1022", screen: "#f2f2f7" },
  rect(54, 7, 48, 13, "#0a1022", 6.5),
  text(12, 52, 22, ink, "Kitchen", bold),
  plate(64, saffron, "Nihari", "Rs 650", 12),
  plate(120, "#d9603b", "Karahi", "Rs 1,400", 12),
  plate(176, "#6aa84f", "Palak", "Rs 480", 12),
  path("M0 240H156V262A22 22 0 0 1 134 284H22A22 22 0 0 1 0 262Z", "#fff"),
  circle(30, 256, 7, lapis) + circle(78, 256, 7, "#c6cbd8") + circle(126, 256, 7, "#c6cbd8"),
  rect(52, 275, 52, 4, ink, 2),
);

/** Google's way: a bar at the top, rounder cards, a floating button. */
const android = device(
  { width: 172, height: 300, radius: 22, bezel: 8, shell: "#272d42", screen: "#eef1fb" },
  path("M0 0M14 0H142A14 14 0 0 1 156 14V62H0V14A14 14 0 0 1 14 0Z", lapis),
  circle(78, 12, 5, "#0a1022"),
  stroke("M14 36H30M14 42H30M14 48H24", "#fff", 2.4),
  text(42, 48, 18, "#fff", "Kitchen", bold),
  plate(72, saffron, "Nihari", "Rs 650", 18),
  plate(128, "#d9603b", "Karahi", "Rs 1,400", 18),
  plate(184, "#6aa84f", "Palak", "Rs 480", 18),
  rect(100, 228, 44, 44, saffron, 15),
  stroke("M122 241V259M113 250H131", ink, 3.2),
);

const source = move(
  -118,
  -118,
  card(236, 78, ink, 16),
  inMono(
    code(18, 32, 15, [
      [
        ["#8ea8ff", "screen"],
        ["#dbe4ff", "("],
        ["#f7bd4b", '"Kitchen"'],
        ["#dbe4ff", ")"],
      ],
      [
        ["#dbe4ff", "  ."],
        ["#4fd1cf", "list"],
        ["#dbe4ff", "(dishes)"],
      ],
    ]),
  ),
);

export const mobile = inSans(
  blurAround,
  frame("#c98314", "#16307f"),
  gates({ x: 0, y: 112, half: 40, rise: 36, depth: 158, foils: 4 }, 9, [
    "#1f3fae",
    "#0b8a8f",
    saffron,
    "#ffe096",
  ]),
  stroke("M-50-40C-50-22-112-30-116-16M50-40C50-22 112-30 116-16", saffron, 4),
  tip(-117, -8, 98, saffron),
  tip(117, -8, 82, saffron),
  source,
  group({ transform: "translate(-192 -4) scale(.87)" }, ios),
  group({ transform: "translate(42 -4) scale(.87)" }, android),
);
