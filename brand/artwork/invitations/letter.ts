import { arch } from "../../components/arch.ts";
import { gate, star } from "../shapes/gates.ts";
import { circle, group, move, path, rect, stroke } from "../shapes/svg.ts";

/** The flap of the envelope is an arch, lined like a tiled gate. */
const flap =
  gate({ x: 180, y: 180, half: 158, rise: 148, depth: 60 }, "#16307f") +
  gate({ x: 180, y: 184, half: 144, rise: 134, depth: 60 }, "#1f3fae") +
  `<clipPath id="f">${path(arch(144, 134, 60, 6), "#000", { transform: "translate(180 184)" })}</clipPath>` +
  group(
    { clip_path: "url(#f)", opacity: 0.5 },
    ...[0, 1, 2, 3].flatMap((row) =>
      Array.from({ length: 7 }, (_, i) =>
        path(star(13), i % 2 === row % 2 ? "#4fd1cf" : "#14286f", {
          transform: `translate(${44 + i * 46} ${70 + row * 44})`,
        }),
      ),
    ),
  );

/** The letter: a single line of writing. */
const sheet = group(
  { transform: "translate(176 166) rotate(-3)" },
  rect(-104, -78, 208, 190, "#fffdf6", 6),
  gate({ x: -74, y: -44, half: 12, rise: 11, depth: 13, foils: 3 }, "#1f3fae"),
  rect(-50, -52, 62, 7, "#14286f", 3.5),
  rect(-50, -38, 40, 5, "#c9d3ea", 2.5),
  stroke("M-84 -4q8-12 14 0t14 0 14-2 12 2q6-10 14 0t16-1 14 1q8-11 15 0t18-2 16 1", "#1f3fae", 3),
);

const pocket =
  path("M22 186V304H338V186L188 268Q180 272 172 268Z", "#f2e7cc") +
  stroke("M22 304L130 245M338 304L230 245M22 186L172 268Q180 272 188 268L338 186", "#d8c9a3", 3);

const seal = move(
  180,
  268,
  path("M-24 2Q-28-14-16-20Q-6-30 8-24Q24-24 25-6Q30 10 18 19Q6 30-9 24Q-24 20-24 2Z", "#a83b22"),
  circle(0, 0, 16, "#b4472c", { stroke: "#8f2f18", stroke_width: 2 }),
  gate({ x: 0, y: 0, half: 7, rise: 7, depth: 8, foils: 3 }, "#ffe096"),
);

/** A reed pen, cut for a broad stroke, in its pot of ink. */
const pen =
  group(
    { transform: "translate(377 252) rotate(12)" },
    path("M-4.5 20V-142Q0-150 4.5-142V20Z", "#c98f4e"),
    path("M1-146Q4-146 4.5-142V20H1Z", "#a8703a"),
    [-104, -62].map((y) => rect(-5.5, y, 11, 4, "#8a5b36", 2)).join(""),
  ) +
  path("M346 304V272Q346 254 362 252V242H392V252Q408 254 408 272V304Z", "#0b8a8f") +
  path("M346 276H408V288H346Z", "#066a70") +
  rect(358, 236, 38, 9, "#f0a51e", 4.5);

export const letter = flap + sheet + pocket + seal + pen;
