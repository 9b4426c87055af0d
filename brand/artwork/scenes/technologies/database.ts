import { blurAround } from "../../shapes/mockup.ts";
import {
  bold,
  ellipse,
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
import { card, code, frame, ice, ink, muted, saffron, wire } from "./kit.ts";

const [blue, pale] = ["#5b86e5", "#dfe8fd"];

/** One index page with its keys; the highlighted key is where the search descended. */
function page(x: number, y: number, keys: readonly string[], lit: number, onPath: boolean): string {
  const width = keys.length * 40;
  return move(
    x - width / 2,
    y,
    rect(-5, -5, width + 10, 42, onPath ? "#fff" : "#22347f", 10),
    ...keys.map(
      (key, i) =>
        rect(i * 40 + 1.5, 1.5, 37, 29, i === lit ? saffron : onPath ? pale : "#33489c", 6) +
        text(i * 40 + 20, 22, 15.5, i === lit || onPath ? ink : ice, key, { ...bold, ...middle }),
    ),
  );
}

const leaves = [
  [-150, ["3", "9", "14"]],
  [0, ["33", "42", "51"]],
  [150, ["68", "77", "90"]],
] as const;

/** A search for 42 reads the root, one branch and one leaf, then the row itself. */
const tree =
  wire(-8, -62, -112, -14, blue) +
  wire(-98, 20, -150, 64, blue) +
  wire(72, 20, 150, 64, blue) +
  wire(10, -62, 66, -14, saffron, 4) +
  wire(50, 20, 0, 64, saffron, 4) +
  page(0, -96, ["20"], 0, true) +
  page(-104, -14, ["7", "16"], -1, false) +
  page(66, -14, ["30", "60"], 0, true) +
  stroke("M-88 82H-62M62 82H88", blue, 3, { stroke_dasharray: "1 6" }) +
  leaves.map(([x, keys], i) => page(x, 66, keys, i === 1 ? 1 : -1, i === 1)).join("");

const rows = [
  ["41", "Iqra Shahid", "Multan"],
  ["42", "Bilal Ahmed", "Lahore"],
  ["43", "Hina Yusuf", "Quetta"],
] as const;

const table = move(
  -176,
  138,
  card(352, 122, "#fff", 16),
  path("M0 32V16A16 16 0 0 1 16 0H336A16 16 0 0 1 352 16V32Z", "#e9effc"),
  ...["id", "name", "city"].map((name, i) =>
    text([20, 74, 226][i] ?? 0, 22, 14.5, muted, name, bold),
  ),
  rect(8, 61, 336, 29, "#fdeccb", 8),
  rect(8, 61, 4, 29, saffron, 2),
  ...rows.map(([id, name, city], i) =>
    move(
      0,
      53 + i * 28.5,
      inMono(text(20, 0, 14.5, ink, id, bold)),
      text(74, 0, 15, ink, name, i === 1 ? bold : {}),
      text(226, 0, 15, muted, city),
    ),
  ),
);

const pointer =
  stroke("M0 104V122C0 146-206 116-206 168V214C-206 222-196 214-184 214", saffron, 4) +
  path("M-170 214L-184 206V222Z", saffron);

const query = move(
  -276,
  -112,
  card(204, 76, ink, 14),
  inMono(
    code(16, 31, 14, [
      [
        ["#8ea8ff", "SELECT"],
        ["#dbe4ff", " * "],
        ["#8ea8ff", "FROM"],
        ["#dbe4ff", " users"],
      ],
      [
        ["#8ea8ff", "WHERE"],
        ["#dbe4ff", " id = "],
        ["#f7bd4b", "42"],
      ],
    ]),
  ),
);

const disks = move(
  226,
  -70,
  ...[2, 1, 0].map(
    (i) =>
      path(
        `M-42 ${i * 24}V${i * 24 + 20}A42 13 0 0 0 42 ${i * 24 + 20}V${i * 24}Z`,
        ["#9db8f5", "#7596e6", "#5577cf"][i] ?? blue,
      ) + ellipse(0, i * 24, 42, 13, i ? "#c3d4fb" : "#e9effc"),
  ),
);

const cost = group(
  {},
  rect(162, 24, 116, 34, "#fff", 11),
  text(220, 46, 15, "#166a3f", "4 page reads", { ...medium, ...middle }),
);

export const database = inSans(
  blurAround,
  frame("#3a5ea8", "#101d57"),
  tree,
  pointer,
  table,
  query,
  disks,
  cost,
);
