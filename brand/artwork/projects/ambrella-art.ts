import { blur, browser } from "../shapes/mockup.ts";
import { bold, circle, group, inSans, path, rect, stroke, text } from "../shapes/svg.ts";
import { button, clip, gradient, inPalatino, pattern, scaled, tilt } from "./kit.ts";

const [vermilion, blue, night, ink, grey, wall] = [
  "#e8431f",
  "#1d4fd8",
  "#101c52",
  "#1d1b19",
  "#77716a",
  "#f8f7f4",
];

/** One umbrella from below, cut in half: arcs between ribs, the hem scalloped. */
function umbrella(
  x: number,
  y: number,
  r: number,
  turn: number,
  colors: readonly string[],
): string {
  const ring = (k: number, fill: string) => {
    const hem = Array.from({ length: 6 }, (_, i) => {
      const a = Math.PI - ((i + 1) * Math.PI) / 6;
      return `A${(r * k * 0.6).toFixed(0)} ${(r * k * 0.6).toFixed(0)} 0 0 1 ${(r * k * Math.cos(a)).toFixed(0)} ${(-r * k * Math.sin(a)).toFixed(0)}`;
    });
    return path(`M${(-r * k).toFixed(0)} 0${hem.join("")}Z`, fill);
  };
  return tilt(x, y, turn, ...colors.map((fill, i) => ring(1 - i * 0.19, fill)));
}

/** The canvas, 248 by 186: 160 cm by 120 at the scale of the chair. */
const painting = clip(
  "canvas",
  rect(0, 0, 248, 186, "#000"),
  rect(0, 0, 248, 186, "#f4e7d0"),
  path("M0 118Q70 96 124 122T248 108V186H0Z", "#c9d8f5"),
  umbrella(92, 120, 104, -12, [vermilion, "#f4e7d0", "#ff7a4d", vermilion, night]),
  umbrella(196, 158, 84, 16, [blue, "#9db9ff", night, blue, "#f4e7d0"]),
  umbrella(44, 204, 66, 8, [night, vermilion, "#ffb08f", night]),
  path("M86 122L104 118L116 186H104Z", night) + path("M190 160L202 160L196 186H188Z", vermilion),
  stroke("M148 14V92M166 4V74M184 20V66M206 8V60M226 18V92M238 2V70M20 10V40M8 40V92", blue, 3, {
    opacity: 0.75,
  }),
  stroke("M134 6V30M160 98V116M216 66V84M30 60V72", vermilion, 4),
  stroke("M10 176Q60 160 110 178M150 176Q200 166 244 178", "#f4e7d0", 3, { opacity: 0.8 }),
);

/** A wooden chair, 80 cm tall. */
const chair =
  path("M4 4C2 30 0 50 3 66L0 124H7L11 68H52L57 124H64L60 62C60 54 12 54 12 62L11 6Z", "#8a5a33") +
  path("M2 4Q6-2 10 4L14 50H6Z", "#a06c40") +
  path("M4 60L14 52H58L62 60V66H4Z", "#c08a55") +
  stroke("M9 16H28L30 44M10 30H29", "#8a5a33", 4) +
  path("M24 12H32L36 54H29Z", "#a06c40") +
  stroke("M8 92H59", "#75492a", 4);

const floor = pattern(
  "wood",
  44,
  20,
  rect(0, 0, 44, 20, "#d3a874") +
    '<path d="M0 0L22 10L44 0V10L22 20L0 10Z" fill="#c49560"/><path d="M22 10V20M0 0V10M0 10L22 20L44 10" stroke="#a87a48" stroke-width=".8" fill="none"/>',
);

const studies = {
  left: clip(
    "left",
    rect(-60, 152, 84, 108, "#000"),
    rect(-60, 152, 84, 108, "#1f6f5c"),
    circle(6, 196, 26, "#f3c34b"),
    path("M-60 230Q-10 200 24 226V260H-60Z", "#0e4237"),
  ),
  right: clip(
    "right",
    rect(534, 138, 80, 122, "#000"),
    rect(534, 138, 80, 122, "#efe2cf"),
    stroke("M546 152V246M558 150V240M570 158V250", night, 6),
    stroke("M540 196Q556 180 576 200", vermilion, 6),
  ),
};

const label = group(
  {},
  inPalatino(text(386, 131, 21, ink, "Third Rain", { font_style: "italic" })),
  text(386, 151, 13, ink, "Zara Imdad, 2025", bold),
  text(386, 168, 12.5, grey, "Oil on canvas"),
  text(386, 184, 12.5, grey, "160 × 120 cm"),
  text(386, 214, 20, ink, "Rs 1,850,000", bold),
  button({
    x: 386,
    y: 226,
    width: 126,
    height: 30,
    fill: vermilion,
    ink: "#fff",
    label: "Hold for 48 hours",
    size: 13,
    radius: 0,
  }),
  button({
    x: 386,
    y: 262,
    width: 126,
    height: 28,
    fill: wall,
    ink,
    label: "Buy outright",
    size: 13,
    radius: 0,
    line: ink,
  }),
);

const page = clip(
  "page",
  path("M0 26H560V350A12 12 0 0 1 548 362H12A12 12 0 0 1 0 350Z", "#000"),
  rect(0, 26, 560, 336, "url(#light)"),
  path("M60 26L200 26L330 300H120Z", "#fff", { opacity: 0.8 }),
  rect(0, 300, 560, 62, "url(#wood)") +
    rect(0, 300, 560, 62, "url(#shade)") +
    rect(0, 292, 560, 9, "#fff") +
    stroke("M0 292H560M0 301H560", "#d9d4cb", 1),
  studies.left,
  studies.right,
  rect(98, 82, 256, 196, "#3a352f", 0, { opacity: 0.18, filter: "url(#blur)" }),
  rect(98, 74, 252, 190, "#fff"),
  group({ transform: "translate(100 76)" }, painting),
  path("M322 340L396 346H316Z", "#5d3f22", { opacity: 0.4 }),
  scaled(316, 214, 1.02, chair),
  label,
);

export const ambrellaArt = inSans(
  blur,
  gradient("light", ["#f1efea", wall, "#efece5"]),
  `<linearGradient id="shade" x2="0" y2="1"><stop stop-color="#4a3018" stop-opacity=".32"/><stop offset="1" stop-color="#4a3018" stop-opacity="0"/></linearGradient>`,
  floor,
  rect(0, 0, 640, 400, blue),
  umbrella(600, 420, 330, -18, ["#2b5ee6", blue, "#2b5ee6", blue, "#2b5ee6"]),
  umbrella(-20, 90, 130, 30, [vermilion, "#ff7a4d", vermilion, "#ff7a4d"]),
  tilt(
    40,
    20,
    0,
    browser({ width: 560, height: 362, bar: "#e6e2da", body: wall }),
    page,
    inPalatino(text(24, 54, 17, ink, "Ambrella Art")),
    text(374, 53, 12.5, ink, "Works"),
    text(426, 53, 12.5, grey, "Painters"),
    text(490, 53, 12.5, grey, "Framing"),
  ),
);
