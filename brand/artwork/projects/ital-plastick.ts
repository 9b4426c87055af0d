import { blur, browser } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  ellipse,
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
import {
  blue,
  cap,
  crate,
  gray,
  green,
  orange,
  shared,
  type Shades,
} from "./ital-plastick-crates.ts";
import { address, button, pattern, scaled, ticked, unticked } from "./kit.ts";

const [ink, steel, paper, red] = ["#14201b", "#64706b", "#f1f4f2", "#d7232e"];

/** Granules of resin. */
const ground =
  pattern(
    "g",
    76,
    64,
    group(
      { fill: "#2bb174" },
      '<rect x="8" y="8" width="20" height="13" rx="6" transform="rotate(24 18 14)"/>',
      '<rect x="46" y="34" width="20" height="13" rx="6" transform="rotate(-38 56 40)"/>',
    ) +
      group(
        { fill: "#0b7c4a" },
        '<rect x="46" y="4" width="17" height="11" rx="5" transform="rotate(70 54 10)"/>',
        '<rect x="12" y="42" width="17" height="11" rx="5" transform="rotate(-12 20 48)"/>',
      ),
  ) +
  rect(0, 0, 640, 400, "#139a5c") +
  rect(0, 0, 640, 400, "url(#g)");

function item(
  x: number,
  y: number,
  code: string,
  note: string,
  shades: Shades,
  chosen = false,
): string {
  return move(
    x,
    y,
    rect(0, 0, 126, 104, paper, 6, chosen ? { stroke: red, stroke_width: 2 } : {}),
    ellipse(64, 66, 44, 7, "#dbe2de"),
    scaled(18, 3, 0.9, crate(shades)),
    text(10, 86, 12, ink, code, bold),
    text(10, 98, 10.5, steel, note),
  );
}

const caps = move(
  0,
  0,
  rect(134, 322, 262, 80, paper, 6),
  ...[orange, gray, green, blue].map((shades, i) => move(174 + i * 60, 340, cap(shades))),
);

const filters = move(
  18,
  108,
  text(0, 0, 12.5, ink, "Resina", bold),
  ...["PP", "HDPE", "ABS"].map((resin, i) =>
    move(
      0,
      10 + i * 20,
      i < 2 ? ticked(0, 0, red) : unticked(0, 0, steel),
      text(17, 9.5, 12.5, ink, resin),
      text(94, 9.5, 11, steel, String([31, 17, 9][i]), end),
    ),
  ),
  text(0, 94, 12.5, ink, "Litri", bold),
  rect(0, 106, 94, 4, "#d5ddd8", 2) +
    rect(22, 106, 50, 4, red, 2) +
    circle(22, 108, 6, "#fff", { stroke: red, stroke_width: 2 }) +
    circle(72, 108, 6, "#fff", { stroke: red, stroke_width: 2 }),
  text(0, 129, 11.5, steel, "20") + text(94, 129, 11.5, steel, "60", end),
  text(0, 156, 12.5, ink, "Tolleranza", bold),
  ...["± 0,2", "± 0,5"].map((label, i) =>
    button({
      x: i * 49,
      y: 165,
      width: 45,
      fill: i ? "#fff" : ink,
      ink: i ? ink : "#fff",
      label,
      size: 11.5,
      line: i ? "#c4cec9" : ink,
      radius: 5,
      height: 22,
    }),
  ),
  text(0, 214, 12.5, ink, "Colore", bold),
  ...[orange, gray, green, blue].map((shades, i) => circle(8 + i * 24, 231, 8, shades[1])),
);

/** Front and plan of the crate chosen, in millimeters. */
const drawing = inMono(
  rect(0, 0, 168, 166, "#eef4fa", 6),
  stroke(
    "M28 36H140L134 88H34ZM24 36V29H144V36Z" +
      [0, 1, 2, 3, 4]
        .map((i) => `M${44 + i * 17} 48h11v9h-11zM${45 + i * 16.6} 66h11v9h-11z`)
        .join(""),
    "#21405e",
    1.3,
  ),
  stroke("M24 24V10M144 24V10M24 14H144M30 11.5L24 14L30 16.5M138 11.5L144 14L138 16.5", red, 1),
  rect(66, 7, 36, 14, "#eef4fa") + text(84, 18, 12, red, "600", middle),
  stroke("M146 29H160M136 88H160M156 29V88", red, 1) +
    text(153, 63, 12, red, "220", { ...middle, transform: "rotate(-90 153 63)" }),
  stroke(
    "M24 102H144V157H24ZM32 108H136V151H32ZM58 108V151M84 108V151M110 108V151M32 122.5H136M32 137H136",
    "#21405e",
    1.2,
  ),
  stroke("M18 102H10M18 157H10M14 102V157", red, 1) +
    rect(8, 116, 12, 26, "#eef4fa") +
    text(18, 129, 12, red, "400", { ...middle, transform: "rotate(-90 18 129)" }),
);

const detail = move(
  408,
  98,
  rect(0, 0, 184, 330, "#fff", 8, { stroke: "#d5ddd8" }),
  text(10, 21, 14, ink, "Cassa E-6422", bold),
  move(8, 32, drawing),
  stroke("M14 207V216M9.5 212.5L14 217L18.5 212.5M8 220H20", ink, 1.6),
  text(28, 219, 12, ink, "DWG") + text(66, 219, 12, ink, "STEP") + text(108, 219, 12, ink, "PDF"),
  button({
    x: 8,
    y: 229,
    width: 168,
    height: 32,
    fill: red,
    ink: "#fff",
    label: "Richiedi preventivo",
    size: 14,
    radius: 5,
  }),
);

const header =
  path("M18 36H34L32 52H20Z", red) +
  stroke("M22 41H30M22.6 46H29.6", "#fff", 1.6) +
  text(42, 49, 14, ink, "ITAL PLASTICK", { ...bold, letter_spacing: 0.6 }) +
  text(232, 48, 12.5, ink, "Casse", medium) +
  text(286, 48, 12.5, steel, "Tappi") +
  text(336, 48, 12.5, steel, "Scocche") +
  text(402, 48, 12.5, steel, "Stampi") +
  stroke("M0 62H620", "#e1e7e4", 1) +
  stroke("M232 61.5H266", red, 2.5) +
  button({
    x: 506,
    y: 35,
    width: 26,
    height: 20,
    fill: ink,
    ink: "#fff",
    label: "IT",
    size: 11.5,
    radius: 4,
  }) +
  text(540, 49, 11.5, steel, "EN");

export const italPlastick = inSans(
  blur,
  shared,
  ground,
  move(
    36,
    34,
    browser({ width: 640, height: 400, bar: "#dfe6e2", body: "#fff" }),
    address(180, 240, "#fff", steel, "italplastick.it/casse"),
    header,
    text(134, 86, 17, ink, "Casse impilabili", bold) + text(396, 86, 12, steel, "57 articoli", end),
    text(18, 86, 12.5, red, "Filtri", bold),
    filters,
    item(134, 98, "E-6422", "PP, 42 litri", orange, true),
    item(270, 98, "E-6417", "HDPE, 34 litri", gray),
    item(134, 210, "E-4322", "PP, 20 litri", green),
    item(270, 210, "E-6428", "HDPE, 58 litri", blue),
    caps,
    detail,
  ),
);
