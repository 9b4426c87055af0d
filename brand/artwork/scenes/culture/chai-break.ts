import { gates, star } from "../../shapes/gates.ts";
import {
  bearded,
  bun,
  dupatta,
  glasses,
  laugh,
  person,
  short,
  skins,
  torso,
} from "../../shapes/figure.ts";
import { arm } from "../../shapes/arm.ts";
import { circle, ellipse, group, move, path, rect, stroke } from "../../shapes/svg.ts";
import { chai, cup } from "./things.ts";

/** A brick wall, laid in running bond. */
const bricks =
  '<pattern id="k" width="44" height="28" patternUnits="userSpaceOnUse"><path d="M0 .5H44M0 14.5H44M11 0V14M33 14V28" stroke="#8f2f18" stroke-width="2"/></pattern>' +
  rect(0, 0, 560, 420, "#a83b22") +
  rect(0, 0, 560, 420, "url(#k)", 0, { opacity: 0.7 });

const courtyard =
  gates({ x: 280, y: 176, half: 190, rise: 150, depth: 180, foils: 6 }, 20, [
    "#14286f",
    "#0b8a8f",
    "#ffe7b0",
  ]) +
  circle(328, 124, 30, "#fff8e1") +
  rect(226, 150, 11, 190, "#7a5030") +
  path(
    "M178 166Q160 160 168 142Q172 124 194 126Q206 106 230 112Q256 108 262 128Q288 132 284 154Q280 174 254 170Q232 182 212 172Q192 178 178 166Z",
    "#2f8f6b",
  ) +
  stroke("M190 152Q206 136 226 144T266 136", "#4fae86", 5);

/** Painted like the trucks on the Grand Trunk Road. */
const panel = (x: number) =>
  move(
    x,
    0,
    rect(-34, 60, 68, 250, "#16307f", 8),
    rect(-29, 65, 58, 240, "none", 5, { stroke: "#f0a51e", stroke_width: 3 }),
    ...[108, 185, 262].map(
      (y, i) =>
        path(star(24), ["#f0a51e", "#f08a6c", "#4fd1cf"][i] ?? "", {
          transform: `translate(0 ${y})`,
        }) +
        path(star(15), "#fff8e1", { transform: `translate(0 ${y}) rotate(22.5)` }) +
        circle(0, y, 7, ["#a83b22", "#0b8a8f", "#1f3fae"][i] ?? ""),
    ),
    ...[147, 224].map(
      (y) =>
        path(`M-18 ${y}L0 ${y - 8}L18 ${y}L0 ${y + 8}Z`, "#4fd1cf") + circle(0, y, 3.5, "#16307f"),
    ),
  );

const storyteller = person({
  at: [186, 190],
  scale: 2.05,
  skin: skins.tan,
  hair: short("#1f1714"),
  look: [1.4, 0],
  tilt: 4,
  mouth: laugh,
  extra: glasses,
  jaw: 5.6,
  body: torso("#1f3fae", 66, 17) + path("M-3.5 10.5L0 16L3.5 10.5Z", "#fff8e1"),
  before:
    arm(
      { shoulder: [12, 18], elbow: [22, 28], hand: [28, 12], pose: "open" },
      "#2b4fc4",
      skins.tan,
    ) + arm({ shoulder: [-12, 18], elbow: [-18, 38], hand: [-3, 48] }, "#2b4fc4", skins.tan),
});

const pourer = person({
  at: [374, 186],
  scale: 2.05,
  skin: skins.brown,
  hair: bearded("#5f5a57"),
  look: [-1.2, 1],
  tilt: -4,
  jaw: 6,
  body:
    torso("#f3eee2", 66, 17) +
    path("M-13 15Q-4 30-8 62H-14Z", "#6b4a2e") +
    path("M13 15Q4 30 8 62H14Z", "#6b4a2e"),
  before:
    arm(
      { shoulder: [-12, 18], elbow: [-22, 29], hand: [-31, 23], pose: "holds", bend: -30 },
      "#e0d6c2",
      skins.brown,
    ) + arm({ shoulder: [12, 18], elbow: [18, 38], hand: [6, 50] }, "#e0d6c2", skins.brown),
});

const left = person({
  at: [78, 226],
  scale: 2.15,
  skin: skins.wheat,
  hair: dupatta("#0b8a8f", "#f7bd4b"),
  look: [1.6, -0.2],
  tilt: 5,
  mouth: laugh,
  body: torso("#f7bd4b", 60, 18),
  before:
    arm(
      {
        shoulder: [11, 21],
        elbow: [17, 41],
        hand: [4, 34],
        pose: "holds",
        bend: 10,
        thing: cup,
        shawl: true,
      },
      "#e0a02c",
      skins.wheat,
    ) +
    arm(
      { shoulder: [-11, 21], elbow: [-18, 38], hand: [-4, 50], shawl: true },
      "#e0a02c",
      skins.wheat,
    ),
});

const right = person({
  at: [484, 226],
  scale: 2.15,
  skin: skins.deep,
  hair: bun("#1a100c"),
  look: [-1.6, 0],
  tilt: -4,
  mouth: laugh,
  body: torso("#6d3a80", 60, 18) + stroke("M-4.4 12.6Q0 19 4.4 12.6", "#f7bd4b", 1.4),
  before:
    arm({ shoulder: [-12, 18], elbow: [-20, 34], hand: [-24, 48] }, "#5a2f6c", skins.deep) +
    arm({ shoulder: [12, 18], elbow: [19, 38], hand: [4, 48] }, "#5a2f6c", skins.deep) +
    circle(-8, 2.5, 1.3, "#f7bd4b") +
    circle(8, 2.5, 1.3, "#f7bd4b"),
});

/** The tipped kettle and its long stream of chai. */
const kettle = group(
  { transform: "translate(314 272) rotate(-14)" },
  path("M-30 18C-34-4-18-18 0-18S34-4 30 18Q0 26-30 18Z", "#7fb3c9"),
  path("M-28 6L-50-12L-44-17L-22-8Z", "#6a9fb6"),
  stroke("M-16-18C-14-40 18-40 18-18", "#3a5a72", 4),
  circle(0, -21, 4, "#3a5a72"),
  path("M12-14C24-10 28 2 26 18", "none", {
    stroke: "#a9d2e3",
    stroke_width: 4,
    stroke_linecap: "round",
  }),
);

const stream = stroke("M262 274Q256 290 256 322", "#c47b3c", 3);

const samosa = (x: number, y: number, turn: number) =>
  path("M0-16L16 10Q0 16-16 10Z", "#e2a04a", {
    transform: `translate(${x} ${y}) rotate(${turn})`,
  }) +
  stroke("M-11 8Q0 12 11 8", "#b8742a", 1.5, { transform: `translate(${x} ${y}) rotate(${turn})` });

const plate =
  ellipse(392, 346, 50, 12, "#fff8e9") +
  ellipse(392, 344, 40, 8, "#dfe8ff") +
  samosa(372, 334, -8) +
  samosa(396, 332, 6) +
  samosa(416, 336, 12) +
  samosa(386, 326, 0);

const table =
  path("M30 344L84 316H476L530 344Z", "#f0a51e") +
  path("M46 344L92 321H468L514 344Z", "#0b8a8f") +
  path("M30 344H530V362H30Z", "#c4580e") +
  Array.from({ length: 20 }, (_, i) =>
    path("M-12 0L0 12L12 0Z", i % 2 ? "#1f3fae" : "#4fd1cf", {
      transform: `translate(${43 + i * 25} 346)`,
    }),
  ).join("") +
  rect(56, 362, 16, 58, "#7a2f12") +
  rect(488, 362, 16, 58, "#7a2f12");

export const chaiBreak =
  bricks +
  courtyard +
  panel(44) +
  panel(516) +
  path("M0 356H560V420H0Z", "#5f2413") +
  storyteller +
  kettle +
  pourer +
  left +
  right +
  table +
  stream +
  chai(256, 336, "#fff8e9", "#fff8e1") +
  chai(150, 336, "#fff8e9", "#fff8e1") +
  chai(320, 340) +
  plate;
