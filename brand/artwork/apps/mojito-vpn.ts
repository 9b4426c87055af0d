import { gate } from "../shapes/gates.ts";
import { shadow } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  end,
  group,
  medium,
  middle,
  move,
  rect,
  stroke,
  text,
} from "../shapes/svg.ts";
import { stage, tile } from "./stage.ts";
import { mojitoTile } from "./tiles.ts";

const [lime, ink, deep, mint] = ["#d9f56b", "#0f1b33", "#06393d", "#9fe0cf"];

const button =
  gate({ x: 100, y: 186, half: 84, rise: 82, depth: 86, foils: 6 }, "#0c5a5b") +
  gate({ x: 100, y: 190, half: 62, rise: 62, depth: 82, foils: 6 }, "#0f7470") +
  circle(100, 192, 54, lime, { opacity: 0.22 }) +
  circle(100, 192, 42, lime) +
  stroke("M100 172V190M88 179.5A18 18 0 1 0 112 179.5", deep, 5);

const server = move(
  12,
  286,
  rect(0, 0, 176, 56, "#fff", 16, { opacity: 0.12 }),
  `<clipPath id="f">${circle(28, 28, 14, "#000")}</clipPath>`,
  `<g clip-path="url(#f)">${rect(14, 14, 28, 10, "#111")}${rect(14, 23, 28, 10, "#d3222a")}${rect(14, 32, 28, 10, "#f7c948")}</g>`,
  text(52, 25, 14, "#fff", "Frankfurt", bold),
  text(52, 42, 11.5, mint, "Nearest fast server"),
  text(164, 25, 12, lime, "12 ms", { ...end, ...medium }),
);

/** Traffic of the session. */
const session =
  text(16, 366, 11.5, mint, "42 min") +
  text(184, 366, 11.5, mint, "1.2 GB", end) +
  stroke("M16 396C30 396 34 382 48 384S70 398 84 388S108 374 122 380S150 392 184 376", lime, 2.4);

const encrypted = group(
  { transform: "translate(376 404) scale(1.06)" },
  shadow(148, 58, 18, 0.35),
  rect(0, 0, 148, 58, "#fff", 18),
  circle(30, 29, 16, "#d8f3e6"),
  rect(23, 27, 14, 11, "#066a4a", 3) + stroke("M26 27V24A4 4 0 0 1 34 24V27", "#066a4a", 2.4),
  text(56, 27, 13, ink, "Hotel Wi-Fi", bold),
  text(56, 43, 12, "#5a6781", "encrypted"),
);

export const mojitoVpn = stage(
  {
    ground: ["#0d8f74", "#053a40"],
    arches: ["#0b8069", "#0a7263", "#0a645d", "#0a5757"],
    shell: "#04262a",
    screen: deep,
  },
  text(100, 56, 16, "#fff", "Mojito", { ...bold, ...middle }) +
    text(100, 75, 12, lime, "Protected", { ...medium, ...middle }) +
    button +
    server +
    session,
  tile(92, 172, -7, mojitoTile) + encrypted,
);
