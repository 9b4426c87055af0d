import { blurAround, browser, lines, shadow } from "../../shapes/mockup.ts";
import { gate, gates, light } from "../../shapes/gates.ts";
import {
  bold,
  circle,
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
} from "../../shapes/svg.ts";

const [ink, lapis, saffron, mint, muted] = ["#0f1b33", "#1f3fae", "#f0a51e", "#4fd1cf", "#68748f"];

const card = (x: number, fill: string, roof: string, price: string) =>
  move(
    x,
    122,
    rect(0, 0, 84, 78, "#fff", 9),
    path("M0 44V9A9 9 0 0 1 9 0H75A9 9 0 0 1 84 9V44Z", fill),
    gate({ x: 42, y: 28, half: 14, rise: 12, depth: 16, foils: 3 }, roof),
    lines(9, 52, [46], "#d7dbe6"),
    text(9, 72, 12, ink, price, bold),
  );

const shop = move(
  118,
  96,
  browser({ width: 396, height: 236, bar: "#dfe5f4", body: "#f7f4ec" }),
  rect(110, 6, 180, 14, "#fff", 7) + text(120, 17, 10.5, muted, "https://anarkali.shop"),
  text(20, 54, 13, ink, "Anarkali", bold),
  lines(262, 46, [30], "#b9c1d4") +
    lines(302, 46, [30], "#b9c1d4") +
    rect(346, 40, 32, 18, lapis, 9),
  text(20, 92, 22, ink, "Made by hand,", bold),
  text(20, 114, 13, muted, "sent the same day"),
  card(20, "#f8d9cf", "#a83b22", "Rs 4,200"),
  card(112, "#cfe9e6", "#066a70", "Rs 6,900"),
  card(204, "#fde3b4", "#c67f06", "Rs 2,750"),
  card(296, "#d5deff", lapis, "Rs 8,100"),
);

type Token = readonly [color: string, words: string];
const [key, name, plain, quoted] = ["#8ea8ff", "#4fd1cf", "#dbe4ff", "#f7bd4b"];
const code: readonly (readonly Token[])[] = [
  [
    [key, "export async function "],
    [name, "loader"],
    [plain, "() {"],
  ],
  [
    [plain, "  const items = "],
    [key, "await "],
    [name, "stock"],
    [plain, "()"],
  ],
  [
    [plain, "  return "],
    [name, "page"],
    [plain, "(items, {"],
  ],
  [
    [plain, "    cache: "],
    [quoted, '"1 hour"'],
    [plain, ","],
  ],
  [[plain, "  })"]],
  [[plain, "}"]],
];

function editor(): string {
  const rows = code.map((tokens, i) => {
    const spans = tokens
      .map(([color, words]) => `<tspan fill="${color}">${words}</tspan>`)
      .join("");
    return `<text x="42" y="${62 + i * 21}" xml:space="preserve">${spans}</text><text x="26" y="${62 + i * 21}" text-anchor="end" fill="#4d5d8c">${i + 7}</text>`;
  });
  return move(
    16,
    268,
    shadow(298, 186, 16, 0.5),
    rect(0, 0, 298, 186, "#0e1730", 16, { stroke: "#33436f" }),
    inSans(
      rect(12, 10, 86, 24, "#26325a", 7) +
        text(55, 26.5, 12.5, "#fff", "shop.tsx", middle) +
        text(112, 26.5, 12.5, "#9fb0dc", "shop.test.tsx") +
        circle(280, 22, 4, "#6fdc9f"),
    ),
    inMono(group({ font_size: 12.5 }, ...rows)),
    rect(0, 93, 3, 21, saffron),
  );
}

const requests = [
  [0, 34, "#8ea8ff"],
  [26, 30, mint],
  [30, 44, saffron],
  [30, 58, saffron],
  [62, 26, "#f08a6c"],
] as const;

/** Network waterfall of a page, with its largest contentful paint. */
const waterfall = move(
  352,
  318,
  shadow(190, 136, 16),
  rect(0, 0, 190, 136, "#fff", 16),
  text(16, 27, 13.5, ink, "Loads in 0.9 s", bold),
  group(
    { transform: "translate(16 40)" },
    ...[40, 80, 120].map((x) => stroke(`M${x} 0V66`, "#e4e8f1", 1)),
    ...requests.map(([start, length, color], i) =>
      rect(start * 1.4, 2 + i * 12.5, length * 1.4, 7, color, 3.5),
    ),
    stroke("M124 -2V66", "#166a3f", 2, { stroke_dasharray: "4 3" }),
  ),
  rect(106, 106, 68, 20, "#dcf2e6", 10) +
    text(140, 120, 12, "#166a3f", "LCP 0.9", { ...bold, ...middle }),
  text(16, 120, 12, muted, "38 kB JS", medium),
);

export const webDevelopment = inSans(
  blurAround,
  gates({ x: 316, y: 232, half: 222, rise: 180, depth: 226, foils: 6 }, 30, [
    "#14286f",
    "#1f3fae",
    "#1c62ab",
    "#0b8a8f",
  ]),
  light(316, 66, 7),
  shop,
  editor(),
  waterfall,
);
