import { blurAround } from "../../shapes/mockup.ts";
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
import { card, frame, ink, muted, tip } from "./kit.ts";

const [pink, violet, rose] = ["#f0347b", "#8514f5", "#ffd3e4"];

const gradient = `<linearGradient id="ng" x1="0" x2="1" y1="0" y2="1"><stop stop-color="#ff4b6e"/><stop offset="1" stop-color="${violet}"/></linearGradient>`;

/** A signal: a value that notifies its readers of changes. */
const signal = (x: number, y: number, r: number, name: string, value: string, fill: string) =>
  circle(x, y, r + 9, fill, { opacity: 0.22 }) +
  circle(x, y, r, fill) +
  text(x, y + 1, 21, "#fff", value, { ...bold, ...middle }) +
  inMono(text(x, y + 19, 13, "#fff", name, { ...medium, ...middle }));

const graph =
  stroke("M-146-14C-130 30-100 40-80 62", pink, 4) +
  stroke("M-22-14C-22 30-40 40-52 60", "#8d7fe0", 3, { stroke_dasharray: "2 7" }) +
  tip(-76, 67, 50, pink) +
  signal(-148, -42, 36, "qty()", "3", pink) +
  signal(-22, -42, 36, "price()", "450", "#6a3fe0") +
  signal(-64, 92, 40, "total()", "1,350", "url(#ng)");

/** The template reads one signal: one text node updates. */
const view = move(
  -206,
  166,
  card(270, 94),
  text(18, 30, 14.5, muted, "Mango, 1 kg", medium),
  rect(166, 14, 86, 26, "#f3f0fa", 13),
  text(182, 32, 16, violet, "−", bold),
  text(209, 32, 15, ink, "3", { ...bold, ...middle }),
  text(236, 32, 16, violet, "+", { ...bold, ...middle }),
  stroke("M18 50H252", "#ece7f5", 1.5),
  inMono(text(18, 76, 14.5, pink, "{{ total() }}", bold)),
  rect(158, 57, 98, 28, "#ffe9f2", 8, { stroke: pink, stroke_width: 2 }),
  text(246, 77, 16.5, ink, "Rs 1,350", { ...bold, text_anchor: "end" }),
);

const injector = (y: number, inset: number, name: string, color: string) =>
  rect(inset, y, 168 - inset * 2, 40, color, 12) +
  text(84, y + 26, 15, "#fff", name, { ...bold, ...middle });

/** Nested injectors: a component's own is asked first, the root last. */
const injection = move(
  94,
  -104,
  card(168, 262, "#fff", 18),
  text(84, 30, 15, muted, "injectors", { ...bold, ...middle }),
  injector(44, 16, "root", violet),
  injector(112, 16, "route", "#c026a8"),
  injector(180, 16, "component", pink),
  stroke("M84 180V160M84 112V92", ink, 2.6),
  tip(84, 154, 270, ink, 7),
  tip(84, 86, 270, ink, 7),
  path("M132 53L142 58.5V69.5L132 75L122 69.5V58.5Z", "#fff"),
  path("M132 59L137 62V67L132 70L127 67V62Z", violet),
  inMono(text(84, 245, 14, ink, "inject(Cart)", { ...bold, ...middle })),
);

const pulse = group(
  { fill: "none", stroke: rose, stroke_width: 2, opacity: 0.5 },
  '<circle cx="-148" cy="-42" r="56"/><circle cx="-148" cy="-42" r="68" opacity=".5"/>',
);

const links = stroke("M-18 104C50 108 96 190 62 230", pink, 4) + tip(55, 237, 138, pink);

const shield = move(
  0,
  -148,
  path("M0-24L24-15L20 15L0 27L-20 15L-24-15Z", "url(#ng)"),
  path("M0-15L12 12H7L4.5 6H-4.5L-7 12H-12ZM0-4L-2.5 2H2.5Z", "#fff", { fill_rule: "evenodd" }),
);

export const angular = inSans(
  blurAround,
  gradient,
  frame("#a3246e", "#1c1244", "#24135c"),
  pulse,
  graph,
  view,
  links,
  injection,
  shield,
);
