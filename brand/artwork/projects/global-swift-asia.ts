import { blur, browser } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  el,
  end,
  group,
  inSans,
  move,
  path,
  rect,
  stroke,
  text,
} from "../shapes/svg.ts";
import { chart } from "./global-swift-asia-chart.ts";
import { address, button, ticked, unticked } from "./kit.ts";

const [sea, ink, grey, coral] = ["#0f6f7c", "#0c2b33", "#5d757b", "#ff6a3d"];

const boxes = ["#c4452d", "#e6a12e", "#1f4e79", "#2f8f83", "#d8d4c7", "#8a2f4a", "#5b7f3b"];

/** A yard of containers, seen from the end of its rows. */
function container(x: number, y: number, fill: string): string {
  return move(x, y, rect(0, 0, 118, 60, fill), el("use", { href: "#ribs" }));
}
const ribs = Array.from({ length: 9 }, (_, i) => `M${12 + i * 11.75} 8V52`).join("");
const ground =
  rect(0, 0, 640, 400, "#123039") +
  el(
    "defs",
    {},
    group(
      { id: "ribs" },
      stroke(ribs, "#000", 4, { opacity: 0.18 }),
      stroke("M0 2H118M0 58H118M2 0V60M116 0V60", "#000", 4, {
        opacity: 0.25,
        stroke_linecap: "butt",
      }),
    ),
  ) +
  [0, 1, 2, 3, 4, 5, 6]
    .flatMap((row) =>
      [0, 1].map((col) =>
        container(
          col * 120 - (row % 2) * 42 - 10,
          338 - row * 62,
          boxes[(row * 3 + col * 2) % 7] ?? sea,
        ),
      ),
    )
    .join("") +
  [2, 3, 4, 5]
    .map((col) => container(col * 120 - 10, -34, boxes[(col * 4 + 3) % 7] ?? sea))
    .join("") +
  text(18, 362, 15, "#fff", "GSAU", bold) +
  text(18, 382, 15, "#fff", "20441", bold);

const stages = [
  ["Gate-in, Shenzhen", "3 Mar"],
  ["Loaded, MV Selat", "5 Mar"],
  ["At sea, day 8 of 13", "Now"],
  ["Customs, Karachi", "18 Mar"],
] as const;

const timeline = move(
  340,
  96,
  stroke("M6 0V56", "#2f9c86", 3),
  stroke("M6 56V84", "#cdd9d8", 3),
  ...stages.map(([name, date], i) =>
    move(
      0,
      i * 28,
      i < 2
        ? circle(6, 0, 7, "#2f9c86") + stroke("M3 0l2 2.500L9-2.5", "#fff", 1.6)
        : i === 2
          ? circle(6, 0, 10, coral, { opacity: 0.25 }) + circle(6, 0, 6.5, coral)
          : circle(6, 0, 6, "#fff", { stroke: "#b6c6c5", stroke_width: 2.5 }),
      text(23, 4.5, 13, i === 3 ? grey : ink, name, i === 2 ? bold : {}),
      text(192, 4.5, 12, i === 2 ? coral : grey, date, { ...end, ...(i === 2 ? bold : {}) }),
    ),
  ),
);

const papers = [
  "Bill of lading",
  "Commercial invoice",
  "Packing list",
  "Certificate of origin",
  "Insurance",
  "Goods declaration",
  "Form E",
];
const documents = move(
  340,
  214,
  text(0, 0, 14, ink, "Customs papers", bold) +
    text(192, 0, 13, coral, "4 of 7", { ...bold, ...end }),
  rect(0, 7, 192, 5, "#dfe9e8", 2.5) + rect(0, 7, 110, 5, "#2f9c86", 2.5),
  ...papers.map((name, i) =>
    move(
      0,
      20 + i * 18.5,
      i < 4 ? ticked(0, 0, "#2f9c86") : unticked(0, 0, "#9bb0b1"),
      text(18, 9.5, 12.5, i < 4 ? grey : ink, name),
    ),
  ),
);

const sailings = [
  ["MV Selat", "5 Mar", "13 days", "$1,910"],
  ["Lotus Bay", "9 Mar", "11 days", "$2,240"],
  ["Indus Star", "12 Mar", "15 days", "$1,760"],
].map(([ship = "", date = "", days = "", price = ""], i) =>
  move(
    12 + i * 103,
    296,
    rect(0, 0, 98, 74, i ? "#fff" : "#fff1ea", 8, {
      stroke: i ? "#d5e1e0" : coral,
      stroke_width: i ? 1 : 2,
    }),
    text(10, 19, 13, ink, ship, bold),
    text(10, 36, 11, grey, `${date}, ${days}`),
    text(10, 55, 14, i ? ink : coral, price, bold),
  ),
);

const header =
  path("M16 49C22 36 34 36 42 44C34 40 26 42 22 52Z", coral) +
  text(48, 49, 15, ink, "Global Swift", bold) +
  text(141, 49, 15, coral, "ASIA", bold) +
  text(200, 48.5, 12.5, grey, "BL GSA-20441") +
  ["EN", "ZH", "VI"]
    .map((code, i) =>
      button({
        x: 430 + i * 34,
        y: 34,
        width: 31,
        height: 20,
        radius: 10,
        fill: i ? "none" : ink,
        ink: i ? grey : "#fff",
        label: code,
        size: 11.5,
      }),
    )
    .join("");

export const globalSwiftAsia = inSans(
  blur,
  ground,
  move(
    92,
    34,
    browser({ width: 600, height: 420, bar: "#cfdedd", body: "#f6faf9" }),
    address(190, 220, "#fff", grey, "asia.globalswift.com/track"),
    header,
    move(0, 62, chart),
    text(340, 80, 14, ink, "40 ft container to Karachi", bold),
    timeline,
    documents,
    ...sailings,
  ),
);
