import { blur, device } from "../shapes/mockup.ts";
import { star } from "../shapes/gates.ts";
import { dupatta, head, skins } from "../shapes/figure.ts";
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
} from "../shapes/svg.ts";
import { clip, gradient, inCentury, scaled, tilt } from "./kit.ts";

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

const bow = "M0-72C40-72 66-40 66 0S40 72 0 72S-66 40-66 0S-40-72 0-72Z";
const bits = "M240 8H252V26H262V8H272V44H284V20H296V8H304V58H276V68H264V48H252V58H240Z";

/** A brass key, 380 long, its bow at the origin, pierced by the star of the tiles. */
const key =
  group(
    { fill: "#7d5514", transform: "translate(3 6)" },
    `<path d="${bow}${star(40)}" fill-rule="evenodd"/><path d="M52-11H310V11H52Z"/><path d="${bits}"/>`,
  ) +
  path("M52-11H310V11H52Z", "url(#brass)") +
  path(bits, "url(#brass)") +
  rect(58, -17, 10, 34, "#c8963a", 3) +
  rect(74, -20, 14, 40, "#e0b35a", 5) +
  rect(94, -17, 10, 34, "#c8963a", 3) +
  rect(304, -15, 16, 30, "#c8963a", 6) +
  path(`${bow}${star(40)}`, "url(#brass)", { fill_rule: "evenodd" }) +
  path(star(46), "none", { stroke: "#8f6216", stroke_width: 2 }) +
  circle(0, 0, 56, "none", {
    stroke: "#f9e7b5",
    stroke_width: 3,
    stroke_dasharray: "1 8",
    stroke_linecap: "round",
  }) +
  stroke("M-50-34Q-32-62 0-65M108-6H296", "#fff6d8", 4, { opacity: 0.75 });

const keyhole = "M0-10A8 8 0 0 1 4.5 4L8 16H-8L-4.5 4A8 8 0 0 1 0-10Z";

const scarf = dupatta("#e58aa8", "#fff0d6");

const maryam = (id: string, x: number, y: number, r: number) =>
  move(
    x,
    y,
    clip(
      id,
      circle(0, 0, r, "#000"),
      circle(0, 0, r, "#7f63c9"),
      scaled(
        0,
        r * 0.12,
        r / 17,
        scarf.behind ?? "",
        head(skins.wheat),
        circle(-3, -3, 0.95, ink),
        circle(3, -3, 0.95, ink),
        stroke("M-4.8-5.6Q-3.3-6.6-1.6-5.9M4.8-5.6Q3.3-6.6 1.6-5.9", ink, 0.9),
        stroke("M-2.3 3.2Q0 5 2.3 3.2", "#a04a4a", 1),
        scarf.front,
      ),
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
    inCentury(text(20, 80, 27, pale, "1,284.50")),
    text(134, 80, 14, brass, "KEY", bold),
    maryam("to", 40, 128, 20),
    text(72, 124, 13, mist, "To"),
    text(72, 142, 17, "#fff", "Maryam", bold),
    text(208, 134, 13, brass, "Change", end),
    inCentury(text(106, 196, 46, "#fff", "120", middle)),
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

/** A system notification of the last payment. */
const notice = move(
  28,
  292,
  rect(4, 14, 294, 66, night, 20, { opacity: 0.3, filter: "url(#blur)" }),
  rect(0, 0, 302, 78, "#f7f9ff", 20),
  maryam("got", 42, 39, 25),
  circle(61, 57, 10, "#17a673", { stroke: "#f7f9ff", stroke_width: 3 }),
  stroke("M57 57l3 3 5-6", "#fff", 2),
  text(80, 27, 12, "#5a6a93", "Key Coin"),
  text(286, 27, 12, "#5a6a93", "now", end),
  text(80, 46, 15, ink, "Maryam has your 45 KEY", bold),
  text(80, 64, 13, "#45547c", "It took 2 seconds and cost 0.03."),
);

export const keyCoin = inSans(
  blur,
  gradient("brass", ["#f3cf7c", "#d09a37", "#a87320"]),
  ground,
  tilt(
    116,
    112,
    22,
    group(
      { transform: "translate(10 26)", opacity: 0.22, filter: "url(#blur)" },
      path("M52-11H310V50H240V11H52ZM0-72A66 72 0 1 1 0 72A66 72 0 1 1 0-72Z", night),
    ),
    key,
  ),
  phone,
  notice,
);
