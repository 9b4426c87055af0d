import { arch } from "../../../components/arch.ts";
import { blurAround, device, lines, shadow } from "../../shapes/mockup.ts";
import { cusps, gate } from "../../shapes/gates.ts";
import {
  bold,
  circle,
  end,
  group,
  inSans,
  medium,
  middle,
  move,
  path,
  rect,
  stroke,
  text,
} from "../../shapes/svg.ts";

const [ink, turquoise, deep, lapis, saffron, coral] = [
  "#0f1b33",
  "#0b8a8f",
  "#066a70",
  "#1f3fae",
  "#f0a51e",
  "#f0735a",
];
const outline = { x: 280, y: 248, half: 196, rise: 182, depth: 216 };

/** The brand's arch as a designer edits it: anchors at each cusp, one of them pulled by its handles. */
function anchors(): string {
  const points = cusps(outline.half, outline.rise, 6);
  const squares = points.map(([x, y]) =>
    rect(x - 4, y - 4, 8, 8, "#fff", 1, { stroke: lapis, stroke_width: 2 }),
  );
  const [hx, hy] = points[9] ?? [0, 0];
  return move(
    outline.x,
    outline.y,
    path(arch(outline.half, outline.rise, outline.depth, 6), "none", {
      stroke: "#fff",
      stroke_width: 2.5,
    }),
    ...squares,
    stroke(`M${hx - 46} ${hy - 42}L${hx + 46} ${hy + 42}`, lapis, 2),
    circle(hx - 46, hy - 42, 5.5, saffron, { stroke: "#fff", stroke_width: 2 }),
    circle(hx + 46, hy + 42, 5.5, saffron, { stroke: "#fff", stroke_width: 2 }),
    rect(hx - 5.5, hy - 5.5, 11, 11, lapis, 1, { stroke: "#fff", stroke_width: 2 }),
  );
}

const finished =
  rect(0, 0, 232, 300, "#fff8ec") +
  path("M0 0H232V132H0Z", lapis) +
  gate({ x: 150, y: 84, half: 62, rise: 54, depth: 48, foils: 5 }, saffron) +
  gate({ x: 150, y: 96, half: 40, rise: 34, depth: 36, foils: 4 }, "#f7bd4b") +
  gate({ x: 150, y: 108, half: 20, rise: 17, depth: 24, foils: 3 }, "#fff8e1") +
  text(216, 161, 17, ink, "Old Haveli", { ...bold, ...end }) +
  text(216, 181, 13.5, deep, "4.9 · Rs 18k", { ...medium, ...end }) +
  rect(124, 194, 92, 42, "#fde3b4", 10) +
  circle(186, 213, 9, saffron) +
  path("M124 236V222L142 208L160 224L176 214L216 234A10 10 0 0 1 206 236Z", turquoise) +
  rect(16, 248, 200, 38, lapis, 12) +
  text(158, 272, 15, "#fff", "Book it", { ...bold, ...middle });

const wireframe =
  rect(0, 0, 232, 300, "#eef3f8") +
  group(
    { fill: "none", stroke: "#8494ad", stroke_width: 1.7 },
    '<path d="M0 132H232M0 0L232 132M232 0L0 132"/>',
    '<rect x="16" y="194" width="92" height="42" rx="10"/><path d="M19 197L105 233M105 197L19 233"/>',
    '<rect x="16" y="248" width="200" height="38" rx="12"/>',
  ) +
  lines(16, 148, [82, 60, 74], "#a9b6c9", 14) +
  lines(34, 264, [52], "#8494ad");

/** One screen split diagonally: sketch on the left, product on the right. */
const screen = move(
  156,
  112,
  device(
    { width: 248, height: 316, radius: 26, bezel: 8, shell: ink, screen: "#fff8ec" },
    `<clipPath id="s">${rect(0, 0, 232, 300, "#000", 18)}</clipPath><clipPath id="w"><path d="M0 0H124L92 300H0Z"/></clipPath>`,
    group({ clip_path: "url(#s)" }, finished, group({ clip_path: "url(#w)" }, wireframe)),
    stroke("M124 1L92 299", coral, 2.5),
    circle(109, 142, 15, coral) +
      stroke("M104 137L99 142L104 147M114 137L119 142L114 147", "#fff", 2.4),
  ),
);

/** Tighter than the other shadows, which the picture's left edge would cut. */
const noteBlur =
  '<filter id="n" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="4"/></filter>';

const note = (x: number, y: number, turn: number, fill: string, ...words: [string, string]) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    rect(4, 8, 118, 78, "#060b18", 3, { opacity: 0.22, filter: "url(#n)" }),
    path("M0 0H126V68L106 86H0Z", fill),
    path("M126 68H106V86Z", "#0f1b33", { opacity: 0.16 }),
    text(12, 30, 14.5, ink, words[0], medium),
    text(12, 49, 14.5, ink, words[1], medium),
  );

const tokens = move(
  382,
  322,
  shadow(150, 112, 16),
  rect(0, 0, 150, 112, "#fff", 16),
  text(16, 28, 14, ink, "Contrast", bold),
  rect(16, 40, 54, 34, lapis, 9) + text(43, 63, 17, "#fff", "Aa", { ...bold, ...middle }),
  text(82, 56, 16, ink, "8.8 : 1", bold) + text(82, 72, 12.5, "#166a3f", "AAA", bold),
  ...[turquoise, saffron, "#a83b22", ink, "#f3eee2"].map((color, i) =>
    circle(25 + i * 24, 92, 8, color, i > 3 ? { stroke: "#d9d0bd" } : {}),
  ),
);

/** Dimension line of a gap: spacing is in steps of eight units. */
const spacing =
  stroke("M138 368V406M131 368H145M131 406H145", "#ffd0c4", 2.4) +
  rect(80, 375, 52, 24, coral, 7) +
  text(106, 392, 14, ink, "24 px", { ...bold, ...middle });

const cursor = move(
  446,
  196,
  path("M0 0L22 9L12.5 12.5L9 22Z", saffron, {
    stroke: "#fff",
    stroke_width: 2,
    stroke_linejoin: "round",
  }),
  rect(18, 20, 50, 24, saffron, 8),
  text(43, 37, 14, ink, "Sana", { ...bold, ...middle }),
);

export const uiUxDesign = inSans(
  blurAround,
  noteBlur,
  gate(outline, turquoise),
  gate({ x: 280, y: 272, half: 150, rise: 138, depth: 192 }, deep),
  anchors(),
  screen,
  note(16, 132, -5, "#ffe096", "“I never saw", "the price.”"),
  note(20, 246, 4, "#ffd0c4", "5 of 8 tapped", "the photo"),
  tokens,
  spacing,
  cursor,
);
