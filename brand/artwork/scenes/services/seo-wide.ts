import { gate, light } from "../../shapes/gates.ts";
import { blurAround } from "../../shapes/mockup.ts";
import { bold, inSans, middle, move, stroke, text } from "../../shapes/svg.ts";
import { climb, search, tag } from "./seo-digital-marketing.ts";

const base = 612;

/** Visits from search: the left half stays low, for the page's text stands above it. */
const months = [
  ["Jan", 62, "#14286f"],
  ["Feb", 68, "#14286f"],
  ["Mar", 76, "#16307f"],
  ["Apr", 88, "#1a379a"],
  ["May", 98, "#1f3fae"],
  ["Jun", 112, "#1f3fae"],
  ["Jul", 180, "#1d51ac"],
  ["Aug", 244, "#1c62ab"],
  ["Sep", 318, "#13769d"],
  ["Oct", 400, "#0b8a8f"],
  ["Nov", 488, "#d9a441"],
  ["Dec", 586, "#f0a51e"],
] as const;

const bars = months.flatMap(([name, height, fill], i) => {
  const x = 60 + i * 120;
  const crown = Math.min(height - 8, 54);
  const y = base - height + crown;
  return [
    gate({ x, y, half: 48, rise: crown - 10, depth: height - crown, foils: 5 }, fill),
    gate(
      { x, y: y + 12, half: 31, rise: (crown - 10) * 0.65, depth: height - crown - 12, foils: 4 },
      "#fff",
    ).replace("<path", '<path opacity=".14"'),
    text(x, base + 26, 15, "#5f74a8", name, { ...bold, ...middle }),
  ];
});

/** A year of arches across the window. */
export const seoWide = inSans(
  blurAround,
  ...bars,
  stroke(`M0 ${base}H1440`, "#5f74a8", 2.5),
  light(1380, 130, 9),
  move(690, 40, search),
  move(1042, 84, climb),
  move(1086, 330, tag),
);
