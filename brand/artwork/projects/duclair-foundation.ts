import { blur, browser } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  group,
  inSans,
  middle,
  move,
  path,
  rect,
  stroke,
  text,
} from "../shapes/svg.ts";
import { person, bun, curly, short, skins, torso } from "../shapes/figure.ts";
import { button, clip, dice, inBookman, scaled, tilt } from "./kit.ts";

const [green, paper, ink, grey, gold, red] = [
  "#0f4a38",
  "#fbf4e6",
  "#22302a",
  "#6d7469",
  "#e2a53a",
  "#c4523a",
];
const spines = ["#c4523a", "#e2a53a", "#2f7f6b", "#3c5f9a", "#8a4a7a", "#d98b5f", "#5f8f4a"];

type Shelf = { x: number; y: number; width: number; height: number; seed: number };

type Book = { at: number; wide: number; tall: number; color: number };

function row({ x, width, height, seed }: Shelf): Book[] {
  const roll = dice(seed);
  const found: Book[] = [];
  for (let at = x; at < x + width - 12;) {
    const book = {
      at,
      wide: Math.round(7 + roll() * 6),
      tall: Math.round(height * (0.68 + roll() * 0.3)),
      color: Math.floor(roll() * spines.length),
    };
    found.push(book);
    at += book.wide + 1;
  }
  return found;
}

const outlines = (shelf: Shelf) =>
  row(shelf)
    .map(({ at, wide, tall }) => `M${at} ${shelf.y}v-${tall}h${wide}v${tall}`)
    .join("");

/** Rows of books, one path for each color of spine. */
function books(...shelves: Shelf[]): string {
  const all = shelves.flatMap((shelf) => row(shelf).map((book) => ({ ...book, y: shelf.y })));
  const titles = all
    .filter(({ wide }) => wide > 10)
    .map(({ at, y, wide, tall }) => `M${at} ${y - tall + 7}h${wide}`);
  return (
    spines
      .map((fill, color) =>
        path(
          all
            .filter((book) => book.color === color)
            .map(({ at, y, wide, tall }) => `M${at} ${y}v-${tall}h${wide}v${tall}z`)
            .join(""),
          fill,
        ),
      )
      .join("") + stroke(titles.join(""), paper, 2.5, { stroke_linecap: "butt" })
  );
}

/** The library: upper shelves as outlines, children reading below. */
const library = clip(
  "room",
  rect(0, 0, 300, 264, "#000", 10),
  rect(0, 0, 300, 264, "#f3dfb8"),
  path("M0 214H300V264H0Z", "#d9b27c"),
  path("M40 236H260L290 264H10Z", "#2f7f6b"),
  stroke("M52 244H248", "#e2a53a", 2),
  rect(22, 14, 256, 206, "#9c6a3c", 4),
  rect(30, 22, 240, 192, "#5f3d22"),
  rect(30, 22, 240, 192, "#f6e8cb", 0, { opacity: 0.92 }),
  ...[68, 116, 164, 212].map((y) => rect(26, y, 248, 7, "#9c6a3c")),
  rect(147, 22, 6, 192, "#9c6a3c"),
  stroke(
    [
      { x: 33, y: 68, seed: 5 },
      { x: 155, y: 68, seed: 9 },
      { x: 155, y: 116, seed: 21 },
    ]
      .map((place) => outlines({ ...place, width: 114, height: 42 }))
      .join(""),
    "#a8946b",
    1.2,
    { stroke_dasharray: "3 3" },
  ),
  books(
    ...[
      [33, 116, 3],
      [33, 164, 11],
      [155, 164, 17],
      [33, 212, 13],
      [155, 212, 23],
    ].map(([x = 0, y = 0, seed = 1]) => ({ x, y, width: 114, height: 42, seed })),
  ),
  person({
    at: [84, 176],
    scale: 2,
    skin: skins.deep,
    hair: curly("#1d120d"),
    body: torso("#e2a53a", 46),
    look: [0.8, 1],
    before: openBook(red),
  }),
  person({
    at: [160, 190],
    scale: 1.85,
    skin: skins.brown,
    hair: bun("#2a1712"),
    body: torso("#3c5f9a", 46),
    look: [0, 1],
    before: openBook(gold),
  }),
  person({
    at: [230, 172],
    scale: 2,
    skin: skins.tan,
    hair: short("#3a2216"),
    body: torso("#f7f2e6", 46),
    look: [-1, 1],
    before: openBook("#2f7f6b"),
  }),
);

function openBook(cover: string): string {
  return (
    path("M-16 22L0 25L16 22V37L0 40L-16 37Z", cover) +
    path("M-14 20L0 23L14 20V34L0 37L-14 34Z", "#fffaf0") +
    stroke(
      "M0 23V37M-11 25L-3 26.500M3 26.500L11 25M-11 29L-3 30.500M3 30.500L11 29",
      "#c9b997",
      0.9,
    )
  );
}

const amounts = [
  ["$10", "two books"],
  ["$25", "a reader set"],
  ["$60", "fills a shelf"],
].map(([sum = "", buys = ""], i) => {
  const on = i === 2;
  return move(
    336 + i * 74,
    140,
    rect(0, 0, 68, 50, on ? green : "#fff", 8, { stroke: on ? green : "#d9ccb0" }),
    text(34, 23, 18, on ? "#fff" : ink, sum, { ...bold, ...middle }),
    text(34, 40, 10.5, on ? "#dcebdf" : grey, buys, middle),
  );
});

const map = move(
  336,
  246,
  clip(
    "land",
    rect(0, 0, 216, 96, "#000", 8),
    rect(0, 0, 216, 96, "#dce9e2"),
    path(
      "M-4 18C20 6 40 16 52 8S78-8 90-4L98 20L88 40L96 62L80 84L88 104H-4ZM150-4C146 18 160 30 154 50S170 80 162 104H224V-4Z",
      "#f3e6c6",
    ),
    stroke(
      "M52 8C46 34 60 50 80 84M-4 54C20 48 40 60 66 58M186-4C180 30 192 60 186 104",
      "#d3bf92",
      1.4,
    ),
    [
      [18, 30],
      [34, 40],
      [60, 24],
      [72, 52],
      [30, 72],
      [56, 78],
      [132, 13],
      [182, 11],
      [148, 89],
      [200, 88],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 4, green))
      .join("") +
      circle(72, 52, 9, red, { opacity: 0.25 }) +
      circle(72, 52, 5, red),
  ),
  path("M84 52L92 46V58Z", "#fff"),
  rect(91, 24, 121, 56, "#fff", 7),
  text(100, 42, 11.5, ink, "École Sainte-Rose", bold),
  text(100, 57, 11, grey, "Shelf 3 arrived"),
  text(100, 71, 11, grey, "in March, 214 books"),
);

export const duclairFoundation = inSans(
  blur,
  rect(0, 0, 640, 400, green),
  stroke("M0 236H640", "#1a5c48", 10),
  stroke("M0 60H640", "#1a5c48", 10),
  books(
    { x: 0, y: 55, width: 660, height: 52, seed: 77 },
    { x: -6, y: 231, width: 50, height: 120, seed: 5 },
    { x: 612, y: 231, width: 40, height: 120, seed: 8 },
  ),
  tilt(
    38,
    36,
    -1.2,
    browser({ width: 572, height: 400, bar: "#e7d9bd", dots: [red, gold, "#2f7f6b"], body: paper }),
    path(
      "M20 40C26 36 30 38 33 41C36 38 40 36 46 40V54C40 51 36 52 33 55C30 52 26 51 20 54Z",
      green,
    ),
    inBookman(text(54, 53, 16, green, "Duclair Foundation", bold)),
    text(336, 52, 12.5, ink, "Schools"),
    text(394, 52, 12.5, ink, "Shelves"),
    text(452, 52, 12.5, ink, "Tax receipts"),
    scaled(20, 70, 0.95, library),
    group(
      {},
      inBookman(text(336, 93, 21.5, green, "Fill the next shelf", bold)),
      text(336, 116, 13, grey, "Monthly gift, stop any time"),
    ),
    ...amounts,
    button({
      x: 336,
      y: 200,
      width: 216,
      height: 34,
      fill: red,
      ink: "#fff",
      label: "Give $60 a month",
      size: 15,
    }),
    map,
    text(20, 338, 13, ink, "620 of 1,000 books on the shelves", bold),
    move(20, 346, rect(0, 0, 285, 8, "#e7d9bd", 4), rect(0, 0, 177, 8, green, 4)),
  ),
);
