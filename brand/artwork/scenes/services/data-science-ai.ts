import { arch } from "../../../components/arch.ts";
import { blurAround, shadow } from "../../shapes/mockup.ts";
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

const [ink, night, saffron, mint, muted, coral] = [
  "#0f1b33",
  "#10194a",
  "#f7bd4b",
  "#4fd1cf",
  "#68748f",
  "#f08a6c",
];
const boundary = { half: 150, rise: 138, depth: 150, x: 300, y: 226 };

/** The same spread on every run: a small linear congruential generator instead of Math.random. */
export function* spread(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (state * 1664525 + 1013904223) % 4294967296;
    yield state / 4294967296;
  }
}

/** Approximate height of the boundary at x, without cusps: precise enough to classify the points. */
const crest = (x: number) => -boundary.rise * (1 - (Math.abs(x) / boundary.half) ** 2.6) - 12;

function points(): string {
  const random = spread(1313);
  const next = () => random.next().value as number;
  const inside: string[] = [];
  const outside: string[] = [];
  for (let i = 0; i < 250; i++) {
    const x = next() * 440 - 224;
    const y = next() * 340 - 196;
    const dy = y - crest(x);
    const dx = boundary.half - Math.abs(x);
    // Leaves the top strip to the legend.
    if (y + boundary.y < 56) continue;
    const deep = dx > 10 && dy > 12;
    const far = dx < -12 || dy < -14;
    const spot = `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="4"/>`;
    if (deep && y < 142) inside.push(spot);
    else if (far) outside.push(spot);
  }
  return move(
    boundary.x,
    boundary.y,
    group({ fill: saffron }, ...inside),
    group({ fill: mint, opacity: 0.85 }, ...outside),
  );
}

/** The points; the two misclassified ones are ringed (accuracy 96%). */
const mistakes = [
  [186, 116, saffron],
  [352, 190, mint],
].map(
  ([x, y, color]) =>
    circle(Number(x), Number(y), 5, String(color)) +
    circle(Number(x), Number(y), 11, "none", { stroke: coral, stroke_width: 2.5 }),
);

const plot =
  rect(44, 14, 504, 388, night, 28) +
  group(
    { stroke: "#fff", stroke_opacity: 0.08 },
    '<path d="M44 92H548M44 168H548M44 244H548M44 320H548M128 14V402M214 14V402M300 14V402M386 14V402M472 14V402"/>',
  ) +
  path(arch(boundary.half, boundary.rise, boundary.depth, 6), "#1f3fae", {
    transform: `translate(${boundary.x} ${boundary.y})`,
    opacity: 0.75,
  }) +
  points() +
  path(arch(boundary.half, boundary.rise, boundary.depth, 6), "none", {
    transform: `translate(${boundary.x} ${boundary.y})`,
    stroke: "#fff",
    stroke_width: 3,
  }) +
  mistakes.join("");

const cells = [
  ["412", "#1f3fae", "#fff"],
  ["9", "#dfe6fd", ink],
  ["14", "#dfe6fd", ink],
  ["365", "#3a5ccf", "#fff"],
] as const;

/** Confusion matrix. */
export const confusion = group(
  {},
  shadow(186, 204, 18),
  rect(0, 0, 186, 204, "#fff", 18),
  text(18, 30, 15, ink, "Will they renew?", bold),
  text(76, 51, 12, muted, "said yes", middle) + text(138, 51, 12, muted, "said no", middle),
  text(40, 86, 12, muted, "did", { text_anchor: "end" }) +
    text(40, 140, 12, muted, "left", { text_anchor: "end" }),
  ...cells.map(([count, fill, color], i) => {
    const [x, y] = [48 + (i % 2) * 62, 58 + Math.floor(i / 2) * 54];
    return (
      rect(x, y, 58, 50, fill, 10) + text(x + 29, y + 32, 19, color, count, { ...bold, ...middle })
    );
  }),
  text(18, 188, 13, "#166a3f", "97% right on new data", medium),
);

/** Loss curves: early stopping where the validation loss stops falling. */
export const loss = group(
  {},
  shadow(194, 130, 18),
  rect(0, 0, 194, 130, "#fff", 18),
  text(18, 28, 14, ink, "Loss", bold),
  circle(74, 23, 4, "#1f3fae") +
    text(82, 27.5, 12, muted, "train") +
    circle(122, 23, 4, "#c67f06") +
    text(130, 27.5, 12, muted, "unseen"),
  stroke("M18 40V112H178", "#cfd5e2", 1.5),
  stroke("M22 46C40 90 70 98 176 106", "#1f3fae", 3),
  stroke("M22 42C42 78 66 90 104 91S150 84 176 76", "#c67f06", 3),
  stroke("M104 46V112", coral, 1.8, { stroke_dasharray: "4 4" }) +
    circle(104, 91, 5.5, "#fff", { stroke: coral, stroke_width: 2.5 }),
  text(110, 58, 12, "#a83b22", "stop here", bold),
);

const key =
  [
    [72, saffron, "renewed"],
    [162, mint, "left"],
  ]
    .map(
      ([x, color, word]) =>
        circle(Number(x), 36, 4.5, String(color)) +
        text(Number(x) + 11, 41, 13.5, "#d3dbf5", String(word)),
    )
    .join("") +
  inMono(text(526, 40.5, 12.5, "#a9b8ef", "fit(visits, spend)", { text_anchor: "end" }));

export const dataScienceAi = inSans(
  blurAround,
  plot,
  key,
  move(14, 250, confusion),
  move(352, 330, loss),
);
