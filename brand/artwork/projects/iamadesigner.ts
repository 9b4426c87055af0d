import { blur, browser } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  ellipse,
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

export const [red, black, bone, pink, lime, blue] = [
  "#ff4a26",
  "#15110f",
  "#f6f1e7",
  "#ffb3cf",
  "#d2f23c",
  "#2b3bff",
];

/** Quarter circles behind the window, cut large. */
export const ground =
  rect(0, 0, 640, 400, red) +
  path("M0 400V240A160 160 0 0 1 160 400Z", "#c92a0b") +
  path("M640 0V150A150 150 0 0 1 490 0Z", "#ff8a6b") +
  path("M0 0H90A90 90 0 0 1 0 90Z", "#ffd0c2");

/** Forms that look out from behind the window. None touches an edge: around the picture is the same red. */
const forms =
  circle(40, 126, 27, "#ffd0c2") +
  path("M40 250A30 30 0 0 0 40 310Z", "#c92a0b") +
  path("M600 84A32 32 0 0 1 600 148Z", "#c92a0b") +
  circle(600, 262, 26, "#ff9d80") +
  path("M438 30A22 22 0 0 1 482 30Z", "#ffd0c2");

type Cover = {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  art: string;
  id: string;
};

function cover({ x, y, width, height, fill, art, id }: Cover): string {
  return move(
    x,
    y,
    `<clipPath id="${id}">${rect(0, 0, width, height, "#000", 8)}</clipPath>`,
    group({ clip_path: `url(#${id})` }, rect(0, 0, width, height, fill), art),
  );
}

const credit = (x: number, y: number, color: string, title: string, author: string) =>
  circle(x + 9, y, 9, color) +
  circle(x + 9, y - 2, 3, bone) +
  path(`M${x + 3} ${y + 6}a6 5 0 0 1 12 0a9 9 0 0 1-12 0Z`, bone) +
  text(x + 24, y - 1, 12, black, title, bold) +
  text(x + 24, y + 11, 10.5, "#7a7068", author);

/** A lowercase a and g of rings and stems: a type specimen with its guides. */
const specimen =
  stroke("M0 62H240M0 146H240M118 182H240", "#fff", 1, { opacity: 0.45 }) +
  circle(62, 104, 30, "none", { stroke: bone, stroke_width: 24 }) +
  rect(82, 62, 22, 84, bone) +
  circle(164, 104, 30, "none", { stroke: bone, stroke_width: 24 }) +
  path("M184 62H206V150A40 40 0 0 1 126 158H150A18 18 0 0 0 184 150Z", bone) +
  circle(62, 104, 5, lime) +
  circle(164, 104, 5, lime) +
  text(16, 28, 13, bone, "Saffar Grotesk", bold) +
  text(224, 28, 11.5, bone, "9 weights", end) +
  text(16, 170, 12, bone, "Drawn in") +
  text(16, 185, 12, bone, "Urdu first");

/** A concert poster: the 7 of a seven-night festival, cut by its own stripes. */
const poster =
  path("M18 24H130V58L84 176H40L86 66H18Z", black) +
  stroke("M10 183H140M10 190H140", black, 3) +
  circle(118, 138, 17, red) +
  text(16, 18, 11, black, "Nights of Qawwali", bold);

export const radio =
  ellipse(80, 104, 66, 10, "#e88bb0") +
  rect(22, 34, 116, 66, "#fff6e3", 12) +
  rect(30, 42, 56, 50, black, 8) +
  group(
    { fill: pink },
    ...[0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3, 4].map((col) => `<circle cx="${38 + col * 10}" cy="${51 + row * 11}" r="2.6"/>`),
    ),
  ) +
  circle(112, 58, 13, red) +
  stroke("M112 58L119 50", "#fff", 2.5) +
  rect(96, 80, 32, 8, black, 4) +
  stroke("M118 34L138 10", black, 2.5) +
  circle(138, 10, 3, black);

const identity =
  path("M0 0H80V56A56 56 0 0 1 0 40Z", "#0a6b4f") +
  circle(116, 46, 30, "#f7bd4b") +
  path("M86 46A30 30 0 0 1 146 46Z", black) +
  path("M0 118V78H40A40 40 0 0 1 0 118Z", red) +
  path("M60 118A29 29 0 0 1 118 118Z", blue) +
  rect(122, 82, 38, 36, bone) +
  path("M122 118L141 82L160 118Z", black);

const small = (art: string) => group({ transform: "scale(.7)" }, art);

const chips = ["Type", "Brand", "Product", "Motion"].map((name, i) => {
  const x = [0, 58, 122, 200][i] ?? 0;
  const width = [50, 56, 70, 64][i] ?? 0;
  return i
    ? rect(x, 0.5, width, 21, "none", 10.5, { stroke: black }) +
        text(x + width / 2, 15, 11.5, black, name, { ...medium, ...middle })
    : rect(x, 0, width, 22, black, 11) +
        text(x + width / 2, 15, 11.5, bone, name, { ...medium, ...middle });
});

const header =
  rect(0, 26, 560, 34, bone) +
  path("M22 36A8 8 0 0 1 22 52Z", red) +
  rect(18, 36, 4, 16, black) +
  text(36, 49, 14.5, black, "IamaDesigner", bold) +
  text(330, 48, 12, black, "Work") +
  text(376, 48, 12, black, "People") +
  text(432, 48, 12, black, "Jobs") +
  rect(476, 35, 68, 20, red, 10) +
  text(510, 49, 12, "#fff", "Publish", { ...bold, ...middle });

export const iamadesigner = inSans(
  blur,
  rect(0, 0, 640, 400, "#ff4a1f"),
  forms,
  move(
    40,
    30,
    browser({
      width: 560,
      height: 390,
      bar: black,
      dots: ["#5c534d", "#5c534d", "#5c534d"],
      body: bone,
    }),
    header,
    text(18, 94, 33, black, "The story behind the screen", { ...bold, letter_spacing: -1.2 }),
    move(18, 104, ...chips),
    text(544, 119, 12, "#7a7068", "1,284 case studies", end),
    cover({ id: "c", x: 18, y: 136, width: 240, height: 200, fill: blue, art: specimen }),
    credit(18, 353, "#0a6b4f", "A typeface from Lahore", "Hamza Saffar"),
    cover({
      id: "e",
      x: 270,
      y: 136,
      width: 150,
      height: 200,
      fill: lime,
      art: move(0, 1, poster),
    }),
    credit(270, 353, blue, "Seven nights", "Noor Elahi"),
    cover({ id: "h", x: 432, y: 136, width: 112, height: 82, fill: pink, art: small(radio) }),
    credit(432, 235, "#8a2d5a", "Desk radio", "Zoya A."),
    cover({ id: "i", x: 432, y: 256, width: 112, height: 80, fill: "#fff", art: small(identity) }),
    credit(432, 353, "#c67f06", "Bazaar marks", "Ali Raza"),
  ),
);
