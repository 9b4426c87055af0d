import { blur, device } from "../frames.ts";
import {
  bold,
  circle,
  end,
  group,
  inSans,
  medium,
  middle,
  move,
  path,
  rect,
  stroke,
  text,
} from "../svg.ts";
import { clip, gradient, inSerif, tilt } from "./kit.ts";

const [night, raised, brass, pale, mist, ink] = [
  "#0b1636",
  "#16244f",
  "#d8a94a",
  "#f6e6bd",
  "#9fb0dc",
  "#0b1636",
];

/** The whorl of a thumb, each ridge broken where skin breaks it. */
function whorl(ridges: number, step: number, color: string, width: number): string {
  return (
    Array.from({ length: ridges }, (_, i) => {
      const r = step * (i + 0.6);
      const around = 2 * Math.PI * r * 1.12;
      const gap = Math.min(around * 0.12, step * 2.4);
      return `<ellipse rx="${r.toFixed(1)}" ry="${(r * 1.22).toFixed(1)}" stroke-dasharray="${(around * 0.38).toFixed(0)} ${gap.toFixed(0)}" stroke-dashoffset="${Math.round((i * 37) % 90)}"/>`;
    })
      .join("")
      .replace(
        /^/,
        `<g fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round">`,
      ) + "</g>"
  );
}

const ground =
  rect(0, 0, 640, 400, "#b9cbea") +
  group({ transform: "translate(150 210) rotate(-14)" }, whorl(17, 21, "#a5bade", 8));

/** A brass key, 380 long, its bow at the origin. */
const key =
  path("M52-11H300V11H52Z", "url(#brass)") +
  path(
    "M248 8H268V50H258V38H250V50H240V22H248ZM276 8H300V62H288V44H280V54H272V20H276Z",
    "url(#brass)",
  ) +
  rect(56, -16, 12, 32, "#b98428", 3) +
  rect(78, -16, 7, 32, "#b98428", 3) +
  rect(296, -14, 14, 28, "#b98428", 5) +
  path(
    "M0-72C40-72 66-40 66 0S40 72 0 72S-66 40-66 0S-40-72 0-72ZM0-40C-20-40-34-22-34 0S-20 40 0 40S34 22 34 0S20-40 0-40Z",
    "url(#brass)",
    { fill_rule: "evenodd" },
  ) +
  circle(0, 0, 53, "none", {
    stroke: "#f9e7b5",
    stroke_width: 3,
    stroke_dasharray: "1 8",
    stroke_linecap: "round",
  }) +
  stroke("M-48-34Q-30-62 2-64M90-6H288", "#fff6d8", 4, { opacity: 0.75 });

const keyhole = "M0-10A8 8 0 0 1 4.5 4L8 16H-8L-4.5 4A8 8 0 0 1 0-10Z";

const maryam = (x: number, y: number, r: number) =>
  move(
    x,
    y,
    clip(
      "face",
      circle(0, 0, r, "#000"),
      circle(0, 0, r, "#8f6bd0"),
      path("M-22 26C-24-4-14-20 0-20S24-4 22 26Z", "#f0b7c6"),
      path("M-9 2C-9 16 9 16 9 2V-6C6-14-6-14-9-6Z", "#c98a5d"),
      path("M-9-4C-8-14 8-14 9-4C4-9-4-9-9-4Z", "#2a1712"),
      circle(-3.2, -1, 1.1, "#2a1712"),
      circle(3.2, -1, 1.1, "#2a1712"),
      stroke("M-2.5 4.5Q0 6.5 2.5 4.5", "#8a4a35", 1.1),
      path("M-20 26Q-14 12 0 14T20 26Z", "#f0b7c6"),
    ),
  );

const row = (y: number, name: string, value: string, more = {}) =>
  text(20, y, 14, mist, name) + text(208, y, 14, "#fff", value, { ...medium, ...end, ...more });

const phone = move(
  352,
  12,
  device(
    { width: 248, height: 480, radius: 42, bezel: 10, shell: "#050a1d", screen: night },
    clip(
      "screen",
      rect(0, 0, 228, 440, "#000", 32),
      rect(0, 0, 228, 96, raised),
      path(keyhole, "#22336b", { transform: "translate(192 56) scale(2.4)" }),
    ),
    rect(78, 10, 72, 17, "#050a1d", 8.5),
    text(20, 52, 13, mist, "Balance"),
    inSerif(text(20, 80, 27, pale, "1,284.50")),
    text(134, 80, 14, brass, "KEY", bold),
    maryam(40, 128, 20),
    text(72, 124, 13, mist, "To"),
    text(72, 142, 17, "#fff", "Maryam", bold),
    text(208, 134, 13, brass, "Change", end),
    inSerif(text(106, 196, 46, "#fff", "120", middle)),
    text(152, 194, 17, brass, "KEY", bold),
    stroke("M20 213H208", "#2a3a70", 1),
    row(234, "Fee, paid by you", "0.03 KEY"),
    row(256, "Maryam gets", "120.00 KEY"),
    move(
      114,
      322,
      circle(0, 0, 46, raised),
      circle(0, 0, 46, "none", { stroke: "#2d3f7d", stroke_width: 5 }),
      circle(0, 0, 46, "none", {
        stroke: brass,
        stroke_width: 5,
        stroke_dasharray: "200 400",
        stroke_linecap: "round",
        transform: "rotate(-90)",
      }),
      whorl(6, 5, pale, 2.4),
    ),
  ),
);

const chip = (x: number, y: number, width: number, mark: string, words: string) =>
  move(
    x,
    y,
    rect(3, 8, width - 6, 36, "#0b1636", 20, { opacity: 0.25, filter: "url(#blur)" }),
    rect(0, 0, width, 40, "#fff", 20),
    circle(21, 20, 13, night),
    mark,
    text(44, 25, 14.5, ink, words, bold),
  );

export const keyCoin = inSans(
  blur,
  gradient("brass", ["#f3cf7c", "#d09a37", "#a87320"]),
  ground,
  tilt(
    122,
    122,
    24,
    group(
      { transform: "translate(10 26)", opacity: 0.22, filter: "url(#blur)" },
      path("M52-11H310V50H240V11H52ZM0-72A66 72 0 1 1 0 72A66 72 0 1 1 0-72Z", night),
    ),
    key,
  ),
  phone,
  chip(
    40,
    304,
    200,
    path(keyhole, brass, { transform: "translate(21 18) scale(.62)" }),
    "Signed on this phone",
  ),
);
