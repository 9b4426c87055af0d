import { blurAround, device, shadow } from "../../shapes/mockup.ts";
import { gate, gates } from "../../shapes/gates.ts";
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
} from "../../shapes/svg.ts";

const [ink, brick, saffron, lapis, turquoise, muted] = [
  "#0f1b33",
  "#a83b22",
  "#f0a51e",
  "#1f3fae",
  "#0b8a8f",
  "#68748f",
];
const arrow = "M0-11L8 9L0 5L-8 9Z";

const map =
  rect(0, 0, 184, 370, "#e9efe4") +
  path("M0 70C60 60 90 110 184 96V150C120 160 70 120 0 132Z", "#b9dcea") +
  path("M14 176H78V240H14ZM104 172H170V214H104ZM20 14H84V52H20ZM112 20H176V74H112Z", "#d3e2c6") +
  stroke("M-6 160H190M92-6V276M-6 256H190M40 132V276M140 148V276", "#fff", 9) +
  stroke("M40 250V160H92V60", lapis, 6) +
  move(
    40,
    246,
    circle(0, 0, 17, lapis, { opacity: 0.2 }) +
      circle(0, 0, 11, "#fff") +
      path(arrow, lapis, { transform: "scale(.62)" }),
  ) +
  move(92, 58, path("M0 6C-16-12-15-34 0-34S16-12 0 6Z", brick), circle(0, -20, 6, "#fff"));

/** Where a right thumb reaches without shifting the grip: easy, stretch, hard. */
const reach = group(
  { fill: "none", stroke: brick, stroke_width: 2, stroke_dasharray: "5 5", opacity: 0.85 },
  '<path d="M184 112A200 200 0 0 0 0 268"/><path d="M184 188A126 126 0 0 0 58 300"/>',
);

/** Dimension line: touch targets are 48 units. */
const target =
  stroke("M-16 334V370M-22 334H-10M-22 370H-10", brick, 2.4) +
  rect(-74, 340, 52, 24, brick, 7) +
  text(-48, 357, 14, "#fff", "48 px", { ...bold, ...middle });

const ride = group(
  { transform: "translate(66 82) rotate(-6) scale(.92)" },
  device(
    { width: 200, height: 386, radius: 34, bezel: 8, shell: ink, screen: "#e9efe4" },
    `<clipPath id="p">${rect(0, 0, 184, 370, "#000", 26)}</clipPath>`,
    group(
      { clip_path: "url(#p)" },
      map,
      reach,
      rect(0, 262, 184, 120, "#fff", 20),
      rect(76, 270, 32, 4, "#d5d9e4", 2),
      circle(32, 302, 15, "#f8d9cf") +
        circle(32, 298, 6, "#8a5233") +
        path("M20 311a12 10 0 0 1 24 0A15 15 0 0 1 20 311Z", brick),
      text(56, 299, 14, ink, "Bilal, 3 min", bold),
      text(56, 315, 12, muted, "White Corolla"),
      rect(14, 326, 156, 36, lapis, 12),
      text(92, 349, 14.5, "#fff", "I am outside", { ...bold, ...middle }),
      rect(66, 8, 52, 14, ink, 7),
    ),
  ),
  target,
);

const toast = (y: number, color: string, title: string, detail: string, when: string) =>
  move(
    12,
    y,
    rect(0, 0, 160, 56, "#ffffff", 16, { opacity: 0.14 }),
    rect(12, 13, 30, 30, color, 9),
    path(arrow, "#fff", { transform: "translate(27 28.5) scale(.85)" }),
    text(52, 25, 13, "#fff", title, bold),
    text(52, 42, 12, "#d3dbf5", detail),
    text(150, 25, 11, "#aab7e0", when, end),
  );

const lock = group(
  { transform: "translate(316 82) rotate(5) scale(.92)" },
  device(
    { width: 200, height: 386, radius: 22, bezel: 8, shell: "#2b3146", screen: "#16307f" },
    `<clipPath id="l">${rect(0, 0, 184, 370, "#000", 14)}</clipPath>`,
    group(
      { clip_path: "url(#l)" },
      gates({ x: 92, y: 330, half: 104, rise: 74, depth: 90, foils: 6 }, 24, [
        "#1f3fae",
        "#1c62ab",
        "#0b8a8f",
        "#f0a51e",
      ]),
      text(92, 82, 52, "#fff", "9:41", { ...bold, ...middle, letter_spacing: -1.5 }),
      text(92, 104, 13, "#d3dbf5", "Thursday, 14 March", middle),
      toast(122, turquoise, "Saved offline", "3 orders waiting", ""),
      toast(186, brick, "Gate 4", "Your table is ready", "now"),
      stroke(
        "M92 338a14 14 0 0 1 14 14v8M92 345a7 7 0 0 1 7 7v10M92 352v14M78 364v-12a14 14 0 0 1 5-10.7M85 366v-14a7 7 0 0 1 1.5-4.3",
        "#14286f",
        2.4,
      ),
    ),
    circle(92, 14, 5, "#0a1122"),
  ),
);

const sync = move(
  214,
  30,
  shadow(148, 44, 22, 0.25),
  rect(0, 0, 148, 44, "#fff", 22),
  circle(24, 22, 13, "#dcf2e6") +
    stroke(
      "M17.5 22A6.5 6.5 0 0 1 29.5 18.5M30.5 22A6.5 6.5 0 0 1 18.5 25.5M29.5 14.5V18.5H25.5M18.5 29.5V25.5H22.5",
      "#166a3f",
      2,
    ),
  text(45, 27, 14, ink, "Synced, 0:02", medium),
);

export const mobileDevelopment = inSans(
  blurAround,
  gates({ x: 160, y: 196, half: 146, rise: 140, depth: 264, foils: 5 }, 26, [saffron, "#f7bd4b"]),
  gates({ x: 402, y: 236, half: 144, rise: 140, depth: 224, foils: 5 }, 26, [brick, "#c4583e"]),
  gate({ x: 160, y: 226, half: 88, rise: 80, depth: 234, foils: 5 }, "#ffe096"),
  lock,
  ride,
  sync,
);
