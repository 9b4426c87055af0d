import { arch } from "../../components/arch.ts";
import { blur, device } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  el,
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
import { button, inScript, pattern } from "./kit.ts";

const [magenta, green, deep, gold, ivory, ink, grey, orange] = [
  "#b01f63",
  "#1f6b3f",
  "#12472a",
  "#e3b857",
  "#fffaf0",
  "#2c2119",
  "#857a6c",
  "#f58a1f",
];

/** A marigold of two rings of petals, and the string that carries many. */
const flower = el(
  "defs",
  {},
  group(
    { id: "marigold" },
    ...[
      [14, 9],
      [9, 6],
    ].map(([r = 0, petals = 0], ring) =>
      path(
        Array.from({ length: petals }, (_, i) => {
          const a = (i * 2 * Math.PI) / petals;
          return `M0 0m${(Math.cos(a) * r * 0.62).toFixed(1)} ${(Math.sin(a) * r * 0.62).toFixed(1)}m-${(r * 0.42).toFixed(1)} 0a${(r * 0.42).toFixed(1)} ${(r * 0.42).toFixed(1)} 0 1 0 ${(r * 0.84).toFixed(1)} 0a${(r * 0.42).toFixed(1)} ${(r * 0.42).toFixed(1)} 0 1 0-${(r * 0.84).toFixed(1)} 0`;
        }).join(""),
        ring ? "#fff" : "inherit",
        ring ? { opacity: 0.3 } : {},
      ),
    ),
    circle(0, 0, 4, "#9c3d08", { opacity: 0.55 }),
  ),
);

const marigold = (x: number, y: number, fill: string, k = 1) =>
  el("use", {
    href: "#marigold",
    fill,
    transform: `translate(${Math.round(x)} ${Math.round(y)})${k === 1 ? "" : ` scale(${k})`}`,
  });

/** A string of marigolds hanging straight down, a leaf and a tassel at its end. */
function strand(x: number, length: number, first: number): string {
  const count = Math.floor(length / 22);
  const foot = count * 22;
  return (
    stroke(`M${x}-4V${foot + 10}`, "#f7d27a", 1.5) +
    Array.from({ length: count }, (_, i) =>
      marigold(x, i * 22 + 8, (i + first) % 3 ? orange : "#ffc531"),
    ).join("") +
    path(`M${x} ${foot}q-12 8-8 24q8-8 8-24q0 16 8 24q4-16-8-24z`, "#3f9a57")
  );
}

/** A swag between two nails along the top. */
function swag(from: number, to: number, depth: number): string {
  const count = Math.round((to - from) / 19);
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    return marigold(
      from + (to - from) * t,
      6 + depth * 4 * t * (1 - t),
      i % 3 ? "#ffc531" : orange,
    );
  }).join("");
}

const ground =
  pattern(
    "stars",
    48,
    48,
    '<path d="M24 6L28 20L42 24L28 28L24 42L20 28L6 24L20 20Z" fill="#c52c74"/><circle cx="0" cy="0" r="4" fill="#c52c74"/><circle cx="48" cy="48" r="4" fill="#c52c74"/><circle cx="48" cy="0" r="4" fill="#c52c74"/><circle cx="0" cy="48" r="4" fill="#c52c74"/>',
  ) +
  rect(0, 0, 640, 400, magenta) +
  rect(0, 0, 640, 400, "url(#stars)");

const lamp = (x: number) =>
  move(
    x,
    366,
    circle(0, -32, 38, "#ffb347", { opacity: 0.2 }),
    circle(0, -32, 22, "#ffd36b", { opacity: 0.3 }),
    path("M0-44C10-30 8-20 0-20S-10-30 0-44Z", "#ffd36b"),
    path("M0-34C5-27 4-21 0-21S-5-27 0-34Z", "#fff6da"),
    path("M-40-18Q0-6 40-18Q34 16 0 16T-40-18Z", "#c96a2b"),
    path("M-40-18Q0-28 40-18Q0-6-40-18Z", "#8a3d14"),
    stroke("M-30 0Q0 10 30 0", gold, 2.5, { stroke_dasharray: "1 6" }),
  );

/** One side of the invitation's ornament: a vine of leaves and buds up the arch's leg. */
const vine =
  stroke("M-84 76C-96 50-76 30-86 4S-74-34-82-50", gold, 1.6) +
  path(
    "M-88 60q-12-2-14-12q12 0 14 12zM-84 40q10-4 10-14q-10 4-10 14zM-86 16q-12-2-14-12q12 0 14 12zM-82-4q10-4 9-14q-10 4-9 14zM-80-28q-12-2-14-12q12 0 14 12z",
    gold,
  ) +
  circle(-82, -54, 4, gold) +
  circle(-93, 30, 2.5, gold) +
  circle(-92, -12, 2.5, gold);

const invitation = move(
  130,
  128,
  rect(-118, -94, 236, 178, green, 14),
  rect(-118, -94, 236, 178, "url(#mehndi)", 14),
  rect(-111, -87, 222, 164, "none", 10, { stroke: gold, stroke_width: 1.5 }),
  group(
    { transform: "translate(0 -2)" },
    path(arch(66, 68, 74, 5), deep, { stroke: gold, stroke_width: 2 }),
    vine,
    group({ transform: "scale(-1 1)" }, vine),
  ),
  path("M0-58l3 7 7 3-7 3-3 7-3-7-7-3 7-3z", gold),
  inScript(
    text(0, -18, 11, gold, "With their families", { ...middle, font_style: "italic" }),
    text(0, 14, 30, "#f8e3ac", "Hira", { ...middle, font_style: "italic" }),
    text(0, 33, 17, gold, "&", middle),
    text(0, 60, 30, "#f8e3ac", "Saad", { ...middle, font_style: "italic" }),
  ),
);

const events = [
  ["Mehndi", "120", "12 Dec"],
  ["Baraat", "240", "14 Dec"],
  ["Walima", "300", "15 Dec"],
].map(([name = "", count = "", day = ""], i) =>
  move(
    12 + i * 80,
    222,
    rect(0, 0, 76, 70, i === 1 ? magenta : "#fff", 12, { stroke: i === 1 ? magenta : "#eadfcb" }),
    text(38, 18, 12.5, i === 1 ? "#ffd9ea" : grey, name, { ...medium, ...middle }),
    text(38, 45, 25, i === 1 ? "#fff" : ink, count, { ...bold, ...middle }),
    text(38, 61, 11.5, i === 1 ? "#ffd9ea" : grey, day, middle),
  ),
);

const payment = move(
  12,
  302,
  rect(0, 0, 236, 62, "#fff3dc", 12),
  circle(30, 31, 19, orange),
  stroke("M20 36H40M22 36A8 8 0 0 1 38 36M30 27V25M19 40H41", "#fff", 2.4),
  text(60, 24, 13, ink, "Caterer, second payment", bold),
  text(60, 41, 12.5, "#a9500a", "Due Friday", bold),
  text(60, 55, 11, grey, "Rs 185,000"),
  button({
    x: 176,
    y: 31,
    width: 50,
    height: 23,
    fill: green,
    ink: "#fff",
    label: "Pay",
    size: 13,
    radius: 11,
  }),
);

const phone = move(
  180,
  10,
  device(
    { width: 280, height: 540, radius: 42, bezel: 10, shell: "#3d0a22", screen: ivory },
    rect(94, 9, 72, 16, "#3d0a22", 8),
    text(20, 23, 12.5, ink, "9:41", bold),
    invitation,
    ...events,
    payment,
    text(236, 22.5, 12, grey, "41 days", { ...end, ...bold }),
  ),
);

export const weddingMubarak = inSans(
  blur,
  flower,
  pattern(
    "mehndi",
    30,
    30,
    '<path d="M15 3C20 8 20 12 15 15C10 12 10 8 15 3ZM15 27C20 22 20 18 15 15C10 18 10 22 15 27ZM3 15C8 10 12 10 15 15C12 20 8 20 3 15ZM27 15C22 10 18 10 15 15C18 20 22 20 27 15Z" fill="none" stroke="#2f8453" stroke-width="1.3"/>',
  ),
  ground,
  strand(28, 250, 0),
  strand(72, 180, 1),
  strand(116, 120, 2),
  strand(612, 250, 0),
  strand(568, 180, 1),
  strand(524, 120, 2),
  lamp(92),
  lamp(548),
  phone,
  swag(-10, 180, 28),
  swag(460, 650, 28),
);
