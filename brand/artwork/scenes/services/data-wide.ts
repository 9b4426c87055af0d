import { arch } from "../../../components/arch.ts";
import { blurAround } from "../../shapes/mockup.ts";
import {
  type Attributes,
  circle,
  group,
  inMono,
  inSans,
  move,
  path,
  stroke,
  text,
} from "../../shapes/svg.ts";
import { confusion, loss, spread } from "./data-science-ai.ts";

const [saffron, mint, coral] = ["#f7bd4b", "#4fd1cf", "#f08a6c"];
const [width, height] = [720, 960];
const boundary = { half: 232, rise: 212, depth: 270, x: 372, y: 400 };
const outline = arch(boundary.half, boundary.rise, boundary.depth, 6);
const place = { transform: `translate(${boundary.x} ${boundary.y})` };

/** Approximate height of the boundary at x, as in the small drawing. */
const crest = (x: number) => -boundary.rise * (1 - (Math.abs(x) / boundary.half) ** 2.6) - 20;

/** What is drawn beyond the view box, for sections that are taller or wider than it. */
const reach = { left: -400, top: -560, right: 1120, bottom: 1520 };
const area = `M${reach.left} ${reach.top}H${reach.right}V${reach.bottom}H${reach.left}Z`;

/** Dots as one path: an element each would make the file three times as large. */
const dots = (spots: readonly string[], color: string, more: Attributes = {}) =>
  stroke(spots.join(""), color, 11, more);

function points(): string {
  const random = spread(2026);
  const next = () => random.next().value as number;
  const inside: string[] = [];
  const outside: string[] = [];
  for (let i = 0; i < 1700; i++) {
    const x = reach.left + next() * (reach.right - reach.left);
    const y = reach.top + next() * (reach.bottom - reach.top);
    const right = x - boundary.x;
    const down = y - boundary.y;
    const dx = boundary.half - Math.abs(right);
    const dy = down - crest(right);
    // Leaves the legend its place.
    if (Math.abs(y - 150) < 26 && x > 100 && x < 640) continue;
    const spot = `M${Math.round(x)} ${Math.round(y)}h0`;
    if (dx > 14 && dy > 18 && down < boundary.depth - 12) inside.push(spot);
    else if (dx < -18 || dy < -22 || down > boundary.depth + 16) outside.push(spot);
  }
  return dots(inside, saffron) + dots(outside, mint, { opacity: 0.8, mask: "url(#fade)" });
}

const steps = (from: number, to: number) =>
  Array.from({ length: Math.ceil((to - from) / 96) }, (_, i) => (Math.ceil(from / 96) + i) * 96);
const lines = [
  ...steps(reach.top, reach.bottom).map((y) => `M${reach.left} ${y}H${reach.right}`),
  ...steps(reach.left, reach.right).map((x) => `M${x} ${reach.top}V${reach.bottom}`),
];

const mistakes = [
  [150, 226, saffron],
  [452, 320, mint],
].map(
  ([x, y, color]) =>
    circle(Number(x), Number(y), 7, String(color)) +
    circle(Number(x), Number(y), 15, "none", { stroke: coral, stroke_width: 3 }),
);

/** Fades toward the text on the left. */
const fade =
  `<linearGradient id="f" gradientUnits="userSpaceOnUse" x1="-40" x2="180"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>` +
  `<mask id="fade" maskUnits="userSpaceOnUse" x="${reach.left}" y="${reach.top}" width="${reach.right - reach.left}" height="${reach.bottom - reach.top}"><path fill="url(#f)" d="${area}"/></mask>`;

/**
 * The plot without its frame, for a dark section that it fills to the edges: whole, whatever the section's
 * proportions, for an SVG keeps its own, and what lies beyond its view box fills the rest.
 */
export const dataWide = inSans(
  blurAround,
  fade,
  group(
    { stroke: "#fff", stroke_opacity: 0.09, mask: "url(#fade)" },
    `<path d="${lines.join("")}"/>`,
  ),
  path(outline, "#1f3fae", { ...place, opacity: 0.8 }),
  points(),
  path(outline, "none", { ...place, stroke: "#fff", stroke_width: 4 }),
  ...mistakes,
  circle(126, 150, 6, saffron) + text(140, 156, 18, "#d3dbf5", "renewed"),
  circle(232, 150, 6, mint) + text(246, 156, 18, "#d3dbf5", "left"),
  inMono(text(610, 156, 17, "#a9b8ef", "fit(visits, spend)", { text_anchor: "end" })),
  move(112, 560, `<g transform="scale(1.24)">${confusion}</g>`),
  move(372, 716, `<g transform="scale(1.24)">${loss}</g>`),
);
