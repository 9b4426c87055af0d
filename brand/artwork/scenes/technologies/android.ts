import { blurAround, device, lines } from "../../shapes/mockup.ts";
import {
  bold,
  circle,
  group,
  inMono,
  inSans,
  middle,
  move,
  path,
  rect,
  stroke,
  text,
} from "../../shapes/svg.ts";
import { card, code, frame, ink, muted } from "./kit.ts";

const [green, deep, mint, night] = ["#3ddc84", "#0c6b45", "#d9f7e6", "#0c2b2a"];

const parcels = [
  ["Gulberg III", "On its way", "#3ddc84"],
  ["Anarkali", "Packed", "#f0a51e"],
  ["Model Town", "Delivered", "#9db5ac"],
  ["DHA Phase 5", "Delivered", "#9db5ac"],
] as const;

const row = (i: number, [place, state, color]: (typeof parcels)[number]) =>
  move(
    12,
    68 + i * 58,
    rect(0, 0, 148, 50, "#fff", 16),
    circle(25, 25, 15, mint),
    path("M18 21L25 17L32 21V29L25 33L18 29ZM18 21L25 25L32 21M25 25V33", "none", {
      stroke: deep,
      stroke_width: 1.8,
    }),
    text(48, 22, 13.5, ink, place, bold),
    circle(52, 35, 3.5, color) + text(60, 39.5, 12.5, muted, state),
  );

/** The top of the stack: a lazy list of which only visible rows are composed. */
const list = device(
  { width: 188, height: 336, radius: 26, bezel: 8, shell: "#0a1917", screen: "#f1f6f3" },
  circle(86, 15, 5, "#0a1917"),
  text(14, 52, 21, ink, "Parcels", bold),
  circle(146, 45, 13, green) +
    circle(146, 41.5, 4.5, "#fff") +
    path("M137.5 54a8.5 7 0 0 1 17 0Z", "#fff"),
  ...parcels.map((parcel, i) => row(i, parcel)),
  rect(60, 312, 52, 4, ink, 2),
);

/** The back stack: earlier screens, the oldest at the back. */
const behind = (x: number, y: number, scale: number, opacity: number, title: string) =>
  group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    rect(0, 0, 188, 336, "#0a1917", 26),
    rect(8, 8, 172, 320, "#bfe6d0", 18, { opacity }),
    text(22, 58, 20, "#0c3a2a", title, { ...bold, opacity }),
    group(
      { opacity },
      lines(22, 78, [120, 96], "#6fb28f", 14),
      rect(22, 114, 144, 84, "#8fcfae", 14),
    ),
  );

const back = move(
  -132,
  214,
  circle(0, 0, 26, "#fff"),
  stroke("M5-10L-6 0L5 10", deep, 4.5),
  stroke("M40-4C64-8 84-8 104-2", green, 3.5, { stroke_dasharray: "1 8" }),
);

const source = move(
  -264,
  -66,
  card(214, 122, ink, 16),
  inMono(
    code(18, 34, 15, [
      [
        ["#8ea8ff", "LazyColumn"],
        ["#dbe4ff", " {"],
      ],
      [["#dbe4ff", "  items(parcels) {"]],
      [
        ["#3ddc84", "    ParcelRow"],
        ["#dbe4ff", "(it)"],
      ],
      [["#dbe4ff", "  }"]],
    ]),
  ),
);

const stackNames = move(
  -264,
  78,
  card(150, 104, "#fff", 14),
  ...[
    ["Parcels", green, ink],
    ["Orders", "#bfe6d0", "#0c3a2a"],
    ["Home", "#e4f2ea", "#4b7263"],
  ].map(
    ([name, fill, color], i) =>
      rect(12, 12 + i * 28, 126, 24, String(fill), 8) +
      inMono(text(75, 29 + i * 28, 14.5, String(color), String(name), { ...bold, ...middle })),
  ),
);

const robot = move(
  0,
  -142,
  path("M-26 14A26 26 0 0 1 26 14Z", green),
  circle(-11, 3, 3, night) + circle(11, 3, 3, night),
  stroke("M-15-9L-21-19M15-9L21-19", green, 3.5),
);

export const android = inSans(
  blurAround,
  frame("#11805a", night),
  robot,
  behind(112, -38, 0.76, 0.55, "Home"),
  behind(62, -62, 0.88, 0.8, "Orders"),
  move(-24, -84, list),
  source,
  stackNames,
  back,
);
