import { blurAround, lines } from "../../shapes/mockup.ts";
import {
  bold,
  circle,
  end,
  group,
  inMono,
  inSans,
  move,
  path,
  rect,
  stroke,
  text,
} from "../../shapes/svg.ts";
import { card, frame, ink, muted, saffron, tip, wire } from "./kit.ts";

const cyan = "#61dafb";

const orbits = group(
  { fill: "none", stroke: cyan, stroke_width: 2, opacity: 0.22 },
  ...[0, 60, 120].map(
    (turn) => `<ellipse cx="0" cy="18" rx="178" ry="66" transform="rotate(${turn} 0 18)"/>`,
  ),
);

const idle = ["#25357c", "#d5deff"] as const;
const lit = [saffron, ink] as const;

const node = (
  x: number,
  y: number,
  width: number,
  name: string,
  [fill, color]: readonly [string, string],
) =>
  rect(x - width / 2, y - 18, width, 36, fill, 11) +
  text(x, y + 5.5, 15.5, color, `<${name}/>`, { ...bold, text_anchor: "middle" });

/** Component tree: only the highlighted path re-renders. */
const tree =
  wire(0, -62, -106, -4, "#5b71c9") +
  wire(-106, 28, -156, 88, "#5b71c9") +
  wire(-106, 28, -60, 88, "#5b71c9") +
  wire(0, -62, 106, -4, saffron, 4) +
  wire(106, 28, 106, 88, saffron, 4) +
  inMono(
    node(0, -80, 104, "App", ["#0b8a8f", "#fff"]),
    node(-106, 12, 112, "Shelf", idle),
    node(106, 12, 118, "Basket", lit),
    node(-160, 104, 84, "Shoe", idle),
    node(-62, 104, 84, "Shoe", idle),
    node(106, 104, 104, "Total", lit),
  ) +
  circle(162, -6, 20, saffron, { opacity: 0.3 }) +
  circle(162, -6, 8, "#fff8e1");

const shoe = (x: number, sole: string) =>
  move(
    x,
    44,
    rect(0, 0, 76, 66, "#f3eee2", 10),
    path("M14 40C14 28 18 20 20 18L34 26C40 32 62 32 64 42V46H14Z", sole),
    rect(13, 45, 52, 5, ink, 2.5),
    stroke("M33 24L29 30M39 28L35 34", "#fff", 2),
  );

/** The rendered page; changes have the same amber as in the tree. */
const page = move(
  -196,
  140,
  card(392, 126),
  text(18, 28, 14, muted, "Shelf", bold),
  shoe(18, "#a83b22"),
  shoe(104, "#1f3fae"),
  rect(204, 14, 172, 98, "#fff6e0", 12, { stroke: saffron, stroke_width: 3 }),
  text(220, 39, 14, muted, "Basket", bold),
  circle(354, 34, 12, ink) + text(354, 39, 14, "#fff", "2", { ...bold, text_anchor: "middle" }),
  lines(220, 52, [92, 70], "#ead7ab"),
  text(220, 98, 14, muted, "Total"),
  text(360, 99, 19, ink, "Rs 6,900", { ...bold, ...end }),
);

export const react = inSans(
  blurAround,
  frame("#1d5f9e"),
  orbits,
  tree,
  stroke("M106 124V150", saffron, 3, { stroke_dasharray: "2 7" }),
  tip(106, 154, 90, saffron, 7),
  page,
);
