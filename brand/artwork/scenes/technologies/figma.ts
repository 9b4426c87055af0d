import { blurAround, lines } from "../../shapes/mockup.ts";
import { gate } from "../../shapes/gates.ts";
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
import { card, frame, ink, muted, saffron } from "./kit.ts";

const [blue, pink, purple, coral, green] = ["#0d99ff", "#ff3e9d", "#9747ff", "#ff7262", "#0acf83"];

const handles = [
  [0, 0],
  [224, 0],
  [0, 256],
  [224, 256],
]
  .map(([x, y]) =>
    rect(Number(x) - 5, Number(y) - 5, 10, 10, "#fff", 1, { stroke: blue, stroke_width: 2 }),
  )
  .join("");

const hatch = `<pattern id="h" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" stroke="${pink}" stroke-width="1.6"/></pattern>`;

/** The frame's padding and gaps, hatched as in the tool on hover. */
const gaps = [
  [0, 0, 224, 16],
  [0, 16, 16, 224],
  [208, 16, 16, 224],
  [0, 240, 224, 16],
  [16, 126, 192, 14],
  [16, 190, 192, 12],
]
  .map(
    ([x, y, w, h]) =>
      rect(Number(x), Number(y), Number(w), Number(h), "#ff3e9d", 0, { opacity: 0.14 }) +
      rect(Number(x), Number(y), Number(w), Number(h), "url(#h)", 0, { opacity: 0.5 }),
  )
  .join("");

const measure = (x: number, y: number, value: string) =>
  rect(x - 16, y - 11, 32, 22, pink, 6) +
  text(x, y + 5.5, 14.5, "#fff", value, { ...bold, ...middle });

const layout = move(
  -188,
  -48,
  text(14, -12, 15, "#8fd0ff", "Card / Stay", medium),
  rect(0, 0, 224, 256, "#fff"),
  hatch,
  gaps,
  rect(16, 16, 192, 110, "#ffd9c9", 12),
  `<clipPath id="i">${rect(16, 16, 192, 110, "#000", 12)}</clipPath>`,
  group(
    { clip_path: "url(#i)" },
    circle(168, 48, 17, saffron),
    gate({ x: 92, y: 88, half: 50, rise: 44, depth: 60, foils: 5 }, coral),
    gate({ x: 92, y: 96, half: 32, rise: 28, depth: 60, foils: 4 }, "#a83b22"),
    gate({ x: 92, y: 106, half: 16, rise: 14, depth: 60, foils: 3 }, "#ffe096"),
  ),
  text(16, 160, 18, ink, "Rooftop room", bold),
  lines(16, 172, [150], "#cfd5e2"),
  rect(16, 202, 192, 38, ink, 10),
  text(112, 227, 15.5, "#fff", "Reserve", { ...bold, ...middle }),
  rect(0, 0, 224, 256, "none", 0, { stroke: blue, stroke_width: 2.5 }),
  handles,
  measure(112, 133, "14"),
  measure(8, 80, "16"),
  measure(112, 196, "12"),
  rect(66, 266, 92, 26, blue, 7),
  text(112, 284, 14.5, "#fff", "224 × Hug", { ...bold, ...middle }),
);

/** The properties panel: direction, gap, padding, resizing. */
const panel = move(
  70,
  -104,
  card(204, 236, "#fff", 14),
  text(16, 29, 15.5, ink, "Auto layout", bold),
  stroke("M176 24H190M183 17V31", ink, 2),
  rect(16, 42, 36, 32, "#e5f4ff", 8),
  stroke("M34 49V66M28 60L34 66L40 60", blue, 2.4),
  rect(58, 42, 36, 32, "#f3f4f7", 8),
  stroke("M67 58H84M78 52L84 58L78 64", muted, 2.2),
  rect(102, 42, 86, 32, "#f3f4f7", 8),
  stroke("M114 52H124M114 64H124M119 56V60", muted, 2),
  text(136, 63, 14.5, ink, "14", medium),
  rect(16, 82, 82, 32, "#f3f4f7", 8),
  stroke("M28 91V105M42 91V105", muted, 2),
  rect(32, 94, 6, 8, muted, 1),
  text(54, 103, 14.5, ink, "16", medium),
  rect(106, 82, 82, 32, "#f3f4f7", 8),
  stroke("M118 91H132M118 105H132", muted, 2),
  rect(121, 95, 8, 6, muted, 1),
  text(144, 103, 14.5, ink, "16", medium),
  stroke("M0 128H204", "#e8ebf2", 1.5),
  path("M24 140L32 148L24 156L16 148Z", purple),
  text(42, 153, 15, purple, "Button", bold),
  text(188, 153, 14, muted, "12 uses", end),
  ...[
    [saffron, "light"],
    [coral, "brick"],
    ["#a83b22", "gate"],
  ].map(([color, name], i) =>
    move(
      16,
      178 + i * 21,
      circle(8, 0, 8, String(color)),
      text(26, 5, 14.5, ink, `color/${name}`),
      text(172, 5, 14, muted, ["#f0a51e", "#ff7262", "#a83b22"][i] ?? "", end),
    ),
  ),
);

const cursor = (x: number, y: number, name: string, width: number, fill: string, color: string) =>
  move(
    x,
    y,
    path("M0 0L22 9L12.5 12.5L9 22Z", fill, {
      stroke: "#fff",
      stroke_width: 2,
      stroke_linejoin: "round",
    }),
    rect(17, 19, width, 26, fill, 8),
    text(17 + width / 2, 37, 14.5, color, name, { ...bold, ...middle }),
  );

export const figma = inSans(
  blurAround,
  frame("#7b3fd1", "#1e1e2e", "#2c1f5c"),
  panel,
  layout,
  cursor(48, 168, "Hira", 52, green, "#08331f"),
  cursor(-244, 96, "Umar", 56, coral, "#3b0f08"),
  cursor(120, 176, "Zara", 54, saffron, ink),
);
