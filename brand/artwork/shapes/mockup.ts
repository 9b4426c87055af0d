import { circle, group, move, path, rect } from "./svg.ts";

/** Required once in each picture that uses `shadow`. */
export const blur =
  '<filter id="blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="11"/></filter>';

/** The same with a larger filter region, for small cards. */
export const blurAround =
  '<filter id="blur" x="-60%" y="-100%" width="220%" height="300%"><feGaussianBlur stdDeviation="11"/></filter>';

/** A soft shadow below a rectangle at the origin. */
export const shadow = (width: number, height: number, radius: number, opacity = 0.35) =>
  rect(2, 12, width - 4, height - 6, "#060b18", radius, { opacity, filter: "url(#blur)" });

type Browser = {
  width: number;
  height: number;
  bar: string;
  dots?: readonly string[];
  body: string;
};

/** A browser window at the origin: a 26-unit bar with three dots above an empty page. */
export function browser({ width, height, bar, dots, body }: Browser): string {
  const colors = dots ?? ["#f0735a", "#f5bf4f", "#5ec269"];
  return (
    shadow(width, height, 12) +
    rect(0, 0, width, height, body, 12) +
    path(`M0 26V12A12 12 0 0 1 12 0H${width - 12}A12 12 0 0 1 ${width} 12V26Z`, bar) +
    colors.map((color, i) => circle(16 + i * 14, 13, 4, color)).join("")
  );
}

type Device = {
  width: number;
  height: number;
  radius: number;
  bezel: number;
  shell: string;
  screen: string;
};

/** A phone or tablet at the origin; `inside` starts at the screen's corner. */
export function device(d: Device, ...inside: string[]): string {
  const inner = d.radius - d.bezel;
  return (
    shadow(d.width, d.height, d.radius) +
    rect(0, 0, d.width, d.height, d.shell, d.radius) +
    rect(d.bezel, d.bezel, d.width - 2 * d.bezel, d.height - 2 * d.bezel, d.screen, inner) +
    move(d.bezel, d.bezel, ...inside)
  );
}

/** Bars as placeholder text. */
export function lines(
  x: number,
  y: number,
  widths: readonly number[],
  fill: string,
  step = 11,
): string {
  const bars = widths.map(
    (width, i) => `<rect x="${x}" y="${y + i * step}" width="${width}" height="5" rx="2.5"/>`,
  );
  return group({ fill }, ...bars);
}
