import { blurAround } from "../../shapes/mockup.ts";
import {
  bold,
  circle,
  end,
  inMono,
  inSans,
  move,
  path,
  rect,
  stroke,
  text,
} from "../../shapes/svg.ts";
import { card, code, frame, ink, muted } from "./kit.ts";

const [blue, yellow, sky] = ["#3776ab", "#ffd343", "#e8f1f9"];
const [word, quoted, plain, call] = ["#8a3ffc", "#a83b22", ink, "#1f5f96"];

const cell = (y: number, height: number, label: string, color: string) =>
  rect(62, y, 332, height, "#f5f7fb", 8) +
  rect(62, y, 4, height, color, 2) +
  inMono(text(54, y + 21, 13, muted, label, end));

const rows = [
  ["Karachi", "4,118", 100],
  ["Lahore", "3,902", 94],
  ["Multan", "1,270", 41],
  ["Quetta", "655", 22],
] as const;

/** A dataframe prints its index, right-aligns its numbers and names its columns. */
const table = move(
  62,
  112,
  rect(0, 0, 332, 30, sky, 8),
  text(44, 20, 14.5, ink, "city", bold),
  text(196, 20, 14.5, ink, "orders", { ...bold, ...end }),
  text(318, 20, 14.5, ink, "share", { ...bold, ...end }),
  ...rows.map(([city, orders, share], i) =>
    move(
      0,
      30 + i * 27,
      i % 2 ? rect(0, 0, 332, 27, "#f5f7fb") : "",
      inMono(text(26, 18.5, 13, muted, String(i), end), text(196, 18.5, 14.5, ink, orders, end)),
      text(44, 18.5, 14.5, ink, city),
      rect(218, 9, share, 10, i === 1 ? "#f0a51e" : blue, 3),
    ),
  ),
);

const bins = [6, 12, 22, 38, 58, 74, 66, 46, 30, 17, 9, 5];

/** The histogram with the density that fits it. */
const plot = move(
  138,
  148,
  card(138, 112, "#fff", 14),
  ...bins.map((tall, i) =>
    rect(13 + i * 9.5, 96 - tall, 8, tall, i === 5 ? "#f0a51e" : "#a9cbe8", 1.5),
  ),
  stroke("M12 92C34 88 44 64 56 34S70 18 78 30S96 76 126 92", blue, 3),
  stroke("M10 97H128", ink, 1.8),
);

const notebook = move(
  -208,
  -104,
  card(416, 316, "#fff", 18),
  path("M0 38V18A18 18 0 0 1 18 0H398A18 18 0 0 1 416 18V38Z", sky),
  circle(22, 19, 6, blue) + circle(38, 19, 6, yellow),
  text(56, 24, 14.5, ink, "orders.ipynb", bold),
  text(396, 24, 13.5, muted, "Python 3.13", end),
  cell(48, 54, "[7]", blue),
  inMono(
    code(78, 70, 14, [
      [
        [plain, "(df."],
        [call, "groupby"],
        [plain, "("],
        [quoted, '"city"'],
        [plain, ", as_index="],
        [word, "False"],
        [plain, ")"],
      ],
      [
        [plain, "   ."],
        [call, "sum"],
        [plain, "()."],
        [call, "nlargest"],
        [plain, "("],
        [word, "4"],
        [plain, ", "],
        [quoted, '"orders"'],
        [plain, "))"],
      ],
    ]),
  ),
  inMono(text(54, 132, 13, "#a83b22", "[7]", end)),
  table,
  cell(262, 40, "[8]", yellow),
  inMono(
    code(78, 287, 14.5, [
      [
        [plain, "orders."],
        [call, "plot.hist"],
        [plain, "(12)"],
      ],
    ]),
  ),
);

const install = move(
  -266,
  204,
  card(150, 60, ink, 14),
  inMono(text(16, 26, 14.5, yellow, "$ uv run etl"), text(16, 47, 14, "#bcd0ff", "9,945 rows ok")),
);

export const python = inSans(blurAround, frame(blue, "#0f1b4a"), notebook, plot, install);
