import { blurAround } from "../../shapes/mockup.ts";
import {
  bold,
  circle,
  group,
  inMono,
  inSans,
  medium,
  middle,
  move,
  rect,
  stroke,
  text,
} from "../../shapes/svg.ts";
import { card, frame, ice, ink, pill, saffron, tip } from "./kit.ts";

const [green, pale] = ["#6cc24a", "#c9efb8"];
const center = { x: 0, y: 14, r: 96 };

const onRing = (degrees: number, r = center.r): [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [center.x + r * Math.sin(angle), center.y - r * Math.cos(angle)];
};

/** The event loop's phases, clockwise. */
function ring(): string {
  const heads = [45, 135, 225, 315].map((at) => {
    const [x, y] = onRing(at);
    return tip(x, y, at + 4, "#fff", 9);
  });
  const ticks = Array.from(
    { length: 24 },
    (_, i) => `M${onRing(i * 15, 70).map(Math.round)}L${onRing(i * 15, 76).map(Math.round)}`,
  );
  return (
    circle(center.x, center.y, center.r, "none", { stroke: green, stroke_width: 16 }) +
    heads.join("") +
    stroke(ticks.join(""), "#4a62b8", 2) +
    pill(0, -82, 92, "timers", "#fff", ink) +
    pill(96, 14, 72, "poll", saffron, ink) +
    pill(0, 110, 84, "check", "#fff", ink) +
    pill(-96, 14, 76, "close", "#fff", ink) +
    text(0, 8, 17, "#fff", "event loop", { ...bold, ...middle }) +
    text(0, 30, 14.5, pale, "one thread", { ...medium, ...middle })
  );
}

const request = (x: number, y: number, verb: string, where: string) =>
  move(
    x,
    y,
    card(112, 38, "#fff", 11),
    text(12, 25, 14, "#2f7d1c", verb, bold),
    text(verb === "GET" ? 50 : 58, 25, 14, ink, where),
  );

/** The callback queue: each callback runs to completion before the next. */
const queue =
  group(
    { transform: "translate(176 -46)" },
    ...[0, 1, 2, 3].map(
      (i) =>
        rect(i * 27, 0, 22, 34, i ? "#c9efb8" : green, 6) +
        text(i * 27 + 11, 23, 14, ink, "fn", { ...bold, ...middle }),
    ),
  ) +
  stroke("M170-20C150-14 150-8 139 0", pale, 2.6, { stroke_dasharray: "1 7" }) +
  tip(136, 4, 130, pale, 7);

const jobs = ["fs", "dns", "zlib", "crypto"];

/** libuv's thread pool: four threads by default, for blocking work. */
const pool = move(
  -178,
  168,
  card(356, 92, ink, 18),
  text(18, 29, 14.5, "#fff", "libuv thread pool", bold),
  text(338, 29, 14, ice, "4 threads", { text_anchor: "end" }),
  ...jobs.map((job, i) =>
    move(
      16 + i * 82,
      42,
      rect(0, 0, 76, 36, "#22305f", 9),
      rect(0, 0, [60, 34, 76, 18][i] ?? 0, 36, "#3f8f2b", 9),
      inMono(text(38, 23, 14.5, "#fff", job, { ...bold, ...middle })),
    ),
  ),
);

export const nodejs = inSans(
  blurAround,
  frame("#2f7d32", "#0f1b4a"),
  request(-264, -66, "GET", "/orders"),
  request(-252, -18, "POST", "/pay"),
  request(-264, 30, "GET", "/stock"),
  stroke("M-138-24C-128-22-122-16-118-8", pale, 2.6, { stroke_dasharray: "1 7" }) +
    tip(-115, -4, 55, pale, 7),
  stroke("M-52 128C-60 150-60 150-60 166M118 166C122 130 118 90 106 44", pale, 2.6, {
    stroke_dasharray: "1 7",
  }) +
    tip(-60, 168, 90, pale, 7) +
    tip(104, 40, 252, pale, 7),
  ring(),
  queue,
  pool,
);
