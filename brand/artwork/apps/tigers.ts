import { gate } from "../shapes/gates.ts";
import { circle, ellipse, rect, stroke } from "../shapes/svg.ts";

type Style = { fur: string; stripe: string; ground: string; behind: string; leaves?: string };

/** A tiger asleep before an arch, in a square of 84 units. */
const tiger = ({ fur, stripe, ground, behind, leaves }: Style) =>
  behind +
  rect(0, 62, 84, 22, ground) +
  (leaves
    ? stroke("M8 62Q8 48 3 42M8 56Q12 50 15 49M76 62Q76 46 81 38M76 54Q72 48 69 47", leaves, 2.4)
    : "") +
  stroke("M70 62Q82 62 79 50", fur, 4.4) +
  ellipse(46, 58, 26, 11, fur) +
  circle(63, 55, 11, fur) +
  circle(20, 58, 10.5, fur) +
  circle(13, 49.5, 3.6, fur) +
  circle(27, 49.5, 3.6, fur) +
  stroke(
    "M36 49V57M44 47.5V57M52 47.5V56M61 46V54M68 47.5L65.5 54M20 48.5V53M16.5 49.5L17 53M23.5 49.5L23 53",
    stripe,
    2.2,
  ) +
  stroke("M13.5 58Q15.5 60 17.5 58M22.5 58Q24.5 60 26.5 58M18.5 63Q20 64.4 21.5 63", stripe, 1.5);

const wash = (x: number, y: number, r: number, color: string) =>
  circle(x, y, r, color, { opacity: 0.4 });

export const watercolor = tiger({
  fur: "#f0a35c",
  stripe: "#7a4a3a",
  ground: "#b9d8b0",
  leaves: "#7fae84",
  behind:
    rect(0, 0, 84, 84, "#fdf6e6") +
    wash(22, 24, 20, "#a9d6e8") +
    wash(50, 18, 22, "#cfe3f2") +
    wash(66, 36, 16, "#f6c9c4") +
    wash(30, 46, 18, "#d8ecc8"),
});

export const miniature =
  tiger({
    fur: "#e58a2b",
    stripe: "#3a1d12",
    ground: "#2f8f6b",
    leaves: "#e9c46a",
    behind:
      rect(0, 0, 84, 84, "#1c6a5c") +
      gate({ x: 42, y: 38, half: 27, rise: 27, depth: 26, foils: 4 }, "#fbe9c3") +
      gate({ x: 42, y: 42, half: 19, rise: 19, depth: 22, foils: 4 }, "#8fc7d8"),
  }) +
  `<rect x="2.5" y="2.5" width="79" height="79" fill="none" stroke="#e0b04a" stroke-width="5"/>`;

export const poster = tiger({
  fur: "#1b1a24",
  stripe: "#ff8a3c",
  ground: "#a82a1f",
  behind: rect(0, 0, 84, 84, "#d6452b") + circle(44, 40, 29, "#ffd24a"),
});

export const photograph = tiger({
  fur: "#c9762e",
  stripe: "#241309",
  ground: "#1d3324",
  leaves: "#4b7a4c",
  behind:
    rect(0, 0, 84, 84, "#10231c") +
    circle(60, 16, 30, "#f6d58a", { opacity: 0.16 }) +
    circle(60, 16, 18, "#f6d58a", { opacity: 0.25 }) +
    circle(60, 16, 8, "#fff3cf"),
});
