import { el, ellipse, path, stroke } from "../shapes/svg.ts";
import { line, onFace } from "./kit.ts";
import type { Point } from "./kit.ts";

export type Shades = readonly [light: string, base: string, dark: string, inside: string];
export const orange: Shades = ["#ffa24d", "#f47b1b", "#c95c08", "#8f3f02"];
export const gray: Shades = ["#c3ccd1", "#97a3aa", "#717d85", "#4b555c"];
export const green: Shades = ["#53c58a", "#219f5f", "#127544", "#0a4f2d"];
export const blue: Shades = ["#5f9ff0", "#2a6fd0", "#1a4f9e", "#10356e"];

/** The openings of one wall: two rows of slots. */
function slots(wall: readonly [Point, Point, Point, Point], columns: number): string {
  const at = onFace(...wall);
  const holes = [0.28, 0.62].flatMap((top) =>
    Array.from({ length: columns }, (_, i) => {
      const [from, to] = [(i + 0.2) / columns, (i + 0.84) / columns];
      return `${line([at(from, top), at(to, top), at(to, top + 0.2), at(from, top + 0.2)])}Z`;
    }),
  );
  return holes.join("");
}

const openings =
  slots(
    [
      [0, 20],
      [58, 36],
      [58, 72],
      [5, 52],
    ],
    5,
  ) +
  slots(
    [
      [58, 36],
      [100, 15],
      [95, 46],
      [58, 72],
    ],
    4,
  );
const ridges = Array.from(
  { length: 9 },
  (_, i) => `M${-17 + i * 4.25} ${3 + (i % 8 ? 3 : 0)}v15`,
).join("");

/** Shared shapes; each use sets its color. */
export const shared = el(
  "defs",
  {},
  el("path", { id: "slots", d: openings }),
  el("path", { id: "ridges", d: ridges, stroke_width: 1.6 }),
);

/** A stackable crate seen from above its near corner, 100 by 74. */
export const crate = ([light, base, dark, inside]: Shades) =>
  path("M0 20L58 36V72L5 52Z", base) +
  path("M58 36L100 15L95 46L58 72Z", dark) +
  el("use", { href: "#slots", fill: inside }) +
  path("M0 20L58 36L100 15L44 2Z", inside) +
  path("M44 2V24L58 29L92 15Z", dark) +
  path("M44 2V24L8 21Z", base) +
  stroke("M0 20L58 36L100 15L44 2Z", light, 4);

export const cap = ([light, base, dark]: Shades) =>
  path("M-20 0V16A20 8 0 0 0 20 16V0Z", base) +
  el("use", { href: "#ridges", stroke: dark }) +
  ellipse(0, 0, 20, 9, light) +
  ellipse(0, 0, 15, 6.2, base);
