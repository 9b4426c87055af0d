import { group, middle, bold, path, rect, stroke, text } from "../shapes/svg.ts";

const face =
  (family: string) =>
  (...children: string[]) =>
    group({ font_family: family }, ...children);

/* Typefaces of the products shown. Visitors do not need them: the drawings are rendered to bitmaps. */
export const inPalatino = face("P052, Palatino, serif");
export const inCentury = face("C059, Century Schoolbook, serif");
export const inBookman = face("URW Bookman, Bookman, serif");
export const inGothic = face("URW Gothic, Avant Garde, sans-serif");
export const inScript = face("Z003, Zapf Chancery, cursive");

export const tilt = (x: number, y: number, degrees: number, ...children: string[]) =>
  group({ transform: `translate(${x} ${y}) rotate(${degrees})` }, ...children);

export const scaled = (x: number, y: number, scale: number, ...children: string[]) =>
  group({ transform: `translate(${x} ${y}) scale(${scale})` }, ...children);

/** Clips the children to `shape`. */
export const clip = (id: string, shape: string, ...children: string[]) =>
  `<clipPath id="${id}">${shape}</clipPath>` + group({ clip_path: `url(#${id})` }, ...children);

/** A linear gradient for `fill="url(#id)"`, downwards by default. */
export function gradient(id: string, colors: readonly string[], x2 = 0, y2 = 1): string {
  const stops = colors.map((color, i) => {
    const offset = Number((i / (colors.length - 1)).toFixed(2));
    return `<stop offset="${offset}" stop-color="${color}"/>`;
  });
  return `<linearGradient id="${id}" x2="${x2}" y2="${y2}">${stops.join("")}</linearGradient>`;
}

/** A repeating pattern for `fill="url(#id)"`. */
export const pattern = (id: string, width: number, height: number, drawing: string, turn = 0) =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"` +
  `${turn ? ` patternTransform="rotate(${turn})"` : ""}>${drawing}</pattern>`;

type Button = {
  x: number;
  y: number;
  width: number;
  height?: number;
  fill: string;
  ink: string;
  label: string;
  size?: number;
  radius?: number;
  line?: string;
};

/** A button or chip: a rounded rectangle with a centered label. */
export function button(b: Button): string {
  const { height = 24, size = 12.5, radius = 7 } = b;
  return (
    rect(b.x, b.y, b.width, height, b.fill, radius, { stroke: b.line }) +
    text(b.x + b.width / 2, b.y + height / 2 + size * 0.35, size, b.ink, b.label, {
      ...bold,
      ...middle,
    })
  );
}

/** The address field in a browser's bar. */
export const address = (x: number, width: number, fill: string, ink: string, words: string) =>
  rect(x, 6, width, 14, fill, 7) + text(x + width / 2, 17, 10.5, ink, words, middle);

/** A checked box, ten units wide, with its corner at (x, y). */
export const ticked = (x: number, y: number, fill: string, ink = "#fff") =>
  rect(x, y, 10, 10, fill, 2.5) +
  stroke(`M${x + 2.3} ${y + 5}l2 2.2L${x + 7.8} ${y + 2.8}`, ink, 1.5);

export const unticked = (x: number, y: number, line: string) =>
  rect(x + 0.6, y + 0.6, 8.8, 8.8, "none", 2.5, { stroke: line, stroke_width: 1.2 });

export type Point = readonly [x: number, y: number];

const short = (value: number) => Number(value.toFixed(1));

/** The `d` of an open line through the points. */
export const line = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}`;

/** The `d` of a line chart: values spread evenly over a width, higher values further up. */
export const trend = (values: readonly number[], width: number, height: number) => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = width / (values.length - 1);
  return line(values.map((v, i) => [i * step, height - ((v - low) / (high - low)) * height]));
};

/** A line chart with the area below it filled. */
export const area = (values: readonly number[], width: number, height: number, fill: string) =>
  path(`${trend(values, width, height)}V${height}H0Z`, fill);

/** A point on the quadrilateral a, b, c, d at the fractions u (a to b) and v (a to d). */
export const onFace =
  (a: Point, b: Point, c: Point, d: Point) =>
  (u: number, v: number): Point => {
    const mix = (i: 0 | 1) =>
      (a[i] * (1 - u) + b[i] * u) * (1 - v) + (d[i] * (1 - u) + c[i] * u) * v;
    return [mix(0), mix(1)];
  };

/** Seeded pseudo-random numbers between 0 and 1: the same in each run. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
