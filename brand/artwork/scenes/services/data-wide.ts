import { arch } from "../../../components/arch.ts";
import { blurAround } from "../../shapes/mockup.ts";
import { circle, group, inMono, inSans, move, path, text } from "../../shapes/svg.ts";
import { confusion, loss, spread } from "./data-science-ai.ts";

const [saffron, mint, coral] = ["#f7bd4b", "#4fd1cf", "#f08a6c"];
const [width, height] = [720, 960];
const boundary = { half: 232, rise: 212, depth: 270, x: 372, y: 400 };
const outline = arch(boundary.half, boundary.rise, boundary.depth, 6);
const place = { transform: `translate(${boundary.x} ${boundary.y})` };

/** Approximate height of the boundary at x, as in the small drawing. */
const crest = (x: number) => -boundary.rise * (1 - (Math.abs(x) / boundary.half) ** 2.6) - 20;

function points(): string {
  const random = spread(2026);
  const next = () => random.next().value as number;
  const inside: string[] = [];
  const outside: string[] = [];
  for (let i = 0; i < 400; i++) {
    const x = next() * width - boundary.x;
    const y = next() * (height - 60) + 60 - boundary.y;
    const dx = boundary.half - Math.abs(x);
    const dy = y - crest(x);
    // Leaves the legend its place.
    if (Math.abs(y + boundary.y - 150) < 26) continue;
    const spot = `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="5.5"/>`;
    if (dx > 14 && dy > 18 && y < boundary.depth - 12) inside.push(spot);
    else if (dx < -18 || dy < -22 || y > boundary.depth + 16) outside.push(spot);
  }
  return (
    group({ fill: saffron, ...place }, ...inside) +
    group({ fill: mint, opacity: 0.8, mask: "url(#fade)", ...place }, ...outside)
  );
}

const lines = Array.from({ length: 11 }, (_, i) => `M0 ${i * 96}H${width}M${i * 96} 0V${height}`);

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
  `<linearGradient id="f"><stop stop-color="#000"/><stop offset=".3" stop-color="#fff"/></linearGradient>` +
  `<mask id="fade" maskUnits="userSpaceOnUse" x="-372" y="-400" width="720" height="960"><path fill="url(#f)" d="M-372-400H348V560H-372Z"/></mask>` +
  `<mask id="grid"><path fill="url(#f)" d="M0 0H720V960H0Z"/></mask>`;

/** The plot without its frame, for a dark section that it fills to the edge. */
export const dataWide = inSans(
  blurAround,
  fade,
  group(
    { stroke: "#fff", stroke_opacity: 0.09, mask: "url(#grid)" },
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
