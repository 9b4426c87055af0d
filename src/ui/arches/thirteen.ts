import { arch } from "./arch.ts";

const count = 13;
const stops = [
  [20, 38, 110],
  [31, 63, 174],
  [11, 138, 143],
  [240, 165, 30],
  [255, 224, 150],
] as const;

/** Color at `t` (0 to 1) on the way from lapis through turquoise to saffron light. */
function colorAt(t: number): string {
  const place = t * (stops.length - 1);
  const index = Math.min(Math.floor(place), stops.length - 2);
  const [from, to] = [stops[index], stops[index + 1]];
  if (!from || !to) throw new RangeError(`no color at ${t}`);
  const channels = from.map((c, i) => Math.round(c + ((to[i] ?? c) - c) * (place - index)));
  return `#${channels.map((c) => c.toString(16).padStart(2, "0")).join("")}`;
}

/** The outline all thirteen share; each is it, moved and scaled. */
export const gateOutline = arch(290, 262, 440, 6);

/** The thirteen gates in a viewBox of 620 by 640, the outermost first. */
export const thirteen = Array.from({ length: count }, (_, i) => {
  const t = i / (count - 1);
  return {
    transform: `translate(350 ${Math.round(330 + 66 * t)}) scale(${(1 - t * 0.82).toFixed(3)})`,
    fill: colorAt(t ** 1.15),
    strokeOpacity: (0.1 + 0.1 * t).toFixed(2),
  };
});
