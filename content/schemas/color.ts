/** A color as #rrggbb. */
export type Hex = string;

/** Red, green and blue, 0 to 255. */
export const channels = (color: Hex) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Weights of red, green and blue (WCAG 2.2, "relative luminance"). */
const weights = [0.2126, 0.7152, 0.0722];

const luminance = (color: Hex) =>
  channels(color)
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, light, index) => sum + light * (weights[index] ?? 0), 0);

/** 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever is easier to read on `ground`: one of them has a contrast of 4.58 or more on any color. */
export const lettersOn = (ground: Hex): "black" | "white" =>
  contrast(ground, "#000000") > contrast(ground, "#ffffff") ? "black" : "white";

/** `color` at the opacity `share` (0 to 1) over `ground`. */
export function blend(color: Hex, share: number, ground: Hex): Hex {
  const under = channels(ground);
  const seen = channels(color).map((c, i) => Math.round(c * share + (under[i] ?? 0) * (1 - share)));
  return `#${seen.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
