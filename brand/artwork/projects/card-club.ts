import { blur, device, shadow } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  end,
  inSans,
  medium,
  middle,
  move,
  path,
  rect,
  stroke,
  text,
} from "../shapes/svg.ts";
import { area, button, clip, gradient, pattern, scaled, tilt, trend } from "./kit.ts";

const [char, sheet, grey, white, mint] = ["#17181c", "#22242a", "#9a9fab", "#f5f5f2", "#5fe0a0"];

/** A playmat: rays under the cards, a stitched edge. */
const rays = Array.from({ length: 18 }, (_, i) => {
  const turn = (i * Math.PI) / 9;
  const at = (a: number) =>
    `${(430 + 600 * Math.cos(a)).toFixed(0)} ${(210 + 600 * Math.sin(a)).toFixed(0)}`;
  return `M430 210L${at(turn)}L${at(turn + 0.17)}Z`;
});
const ground =
  rect(0, 0, 640, 400, "#17aebb") +
  path(rays.join(""), "#12a0ad") +
  rect(12, 12, 616, 376, "none", 18, {
    stroke: "#0a7f8c",
    stroke_width: 2,
    stroke_dasharray: "9 6",
  });

const foils =
  gradient("holo", ["#ff9ad5", "#ffe27a", "#8df5c4", "#7cc4ff", "#c79bff"], 1, 1) +
  gradient("ice", ["#e4fbff", "#8fd0ff", "#b9a6ff"], 1, 1) +
  gradient("gold", ["#fff0b8", "#ffb64d", "#ff8a6b"], 1, 1) +
  pattern("glint", 14, 14, '<path d="M0 7H14" stroke="#fff" stroke-width="5" opacity=".22"/>', -35);

type Card = { foil: string; name: string; kind: string; level: string; art: string };

/** A trading card, 100 by 140. */
function card({ foil, name, kind, level, art }: Card): string {
  return (
    rect(0, 0, 100, 140, "#121318", 7) +
    rect(3, 3, 94, 134, `url(#${foil})`, 5) +
    rect(3, 3, 94, 134, "url(#glint)", 5) +
    rect(8, 8, 84, 16, "#fffdf4", 3) +
    text(12, 19.5, 10.5, char, name, bold) +
    circle(84, 16, 6, "#d9352c") +
    text(84, 19.5, 9.5, "#fff", level, { ...bold, ...middle }) +
    move(8, 28, art) +
    rect(8, 28, 84, 74, "none", 3, { stroke: "#121318", stroke_width: 1.5 }) +
    rect(8, 106, 84, 24, "#fffdf4", 3) +
    text(12, 116, 9.5, char, kind, bold) +
    stroke("M12 121.5H84M12 126H66", "#c9c3b4", 2)
  );
}

/** The dragon: a coil of flame-backed body, a wing, a head that breathes fire. */
const dragon = clip(
  "dragon",
  rect(0, 0, 84, 74, "#000", 3),
  rect(0, 0, 84, 74, "#2a1150"),
  circle(58, 22, 30, "#5b1f8f") + circle(58, 22, 19, "#a13fb5") + circle(58, 22, 10, "#ff9a6b"),
  path("M0 74V60L14 46L24 60L36 50L50 66L66 54L84 68V74Z", "#180a30"),
  path("M40 44C30 26 34 10 52 2C50 12 60 12 66 8C62 18 70 22 76 20C68 28 66 38 56 46Z", "#e0483a") +
    stroke(
      "M42 42C40 28 44 14 52 3M46 44C50 32 58 22 66 9M50 46C58 38 66 30 75 21",
      "#8e1f2c",
      1.4,
    ),
  stroke("M72 64C60 74 40 70 44 56C47 46 60 48 56 38C50 28 34 36 28 28", "#b7262f", 10) +
    stroke("M72 64C60 74 40 70 44 56C47 46 60 48 56 38C50 28 34 36 28 28", "#f26b3f", 3, {
      stroke_dasharray: "1 4",
    }),
  path("M68 60L82 54L76 66Z", "#b7262f"),
  path(
    "M36 22L30 12L28 20L21 11L20 20C12 22 8 27 6 32L18 33L10 37L22 40C32 40 38 32 36 22Z",
    "#d9352c",
  ) + path("M19 25L26 23L24 28Z", "#ffe27a"),
  path("M11 35C6 36 3 42 4 48C8 44 8 52 6 58C14 54 18 44 12 37Z", "#ffb64d") +
    path("M10 38C7 41 7 45 8 49C11 46 12 42 10 38Z", "#fff0b8"),
);

const owl = clip(
  "owl",
  rect(0, 0, 84, 74, "#000", 3),
  rect(0, 0, 84, 74, "#0e3a66"),
  circle(64, 16, 9, "#dff4ff"),
  path("M0 60Q42 44 84 62V74H0Z", "#dff4ff"),
  path("M22 62C16 34 24 14 24 8L34 16H50L60 8C60 14 68 34 62 62Z", "#8fb9e6") +
    path("M30 62C26 46 32 38 42 38S58 46 54 62Z", "#e9f6ff"),
  circle(34, 27, 8, "#fff") +
    circle(50, 27, 8, "#fff") +
    circle(35, 27, 4, "#0b1d33") +
    circle(49, 27, 4, "#0b1d33") +
    path("M39 32H45L42 38Z", "#ffb64d"),
);

const golem = clip(
  "golem",
  rect(0, 0, 84, 74, "#000", 3),
  rect(0, 0, 84, 74, "#7a3d12"),
  path("M0 52L20 34L40 50L62 30L84 50V74H0Z", "#a85a1c"),
  path(
    "M22 70V44L14 54L8 46L20 26L30 24L34 10H52L56 24L66 27L76 46L70 54L62 44V70H48V58H38V70Z",
    "#e0b06a",
  ) + path("M34 10H52L50 22H36ZM30 24H56L50 44H34Z", "#b5813c"),
  rect(37, 13, 4.5, 4, "#7df0ff") + rect(45, 13, 4.5, 4, "#7df0ff") + circle(43, 33, 5, "#7df0ff"),
);

const wyrm: Card = {
  foil: "holo",
  name: "Emberwyrm",
  kind: "Dragon, foil",
  level: "9",
  art: dragon,
};

const corners = stroke("M-9 12V-9H12M88-9H109V12M109 128V149H88M12 149H-9V128", mint, 4);

const camera = clip(
  "view",
  rect(0, 0, 222, 420, "#000", 26),
  rect(0, 0, 222, 216, "#6d4a32"),
  stroke("M0 34H222M0 78H222M0 122H222M0 166H222", "#5d3d28", 2),
  tilt(64, 33, -3, scaled(0, 0, 1, shadow(100, 140, 8), card(wyrm)), corners),
  rect(0, 204, 222, 240, sheet, 20),
);

const prices = [24, 26, 25, 31, 30, 36, 34, 33, 38, 37, 40, 42];

const phone = tilt(
  86,
  2,
  -6,
  device(
    { width: 242, height: 480, radius: 36, bezel: 10, shell: "#0b0c0f", screen: char },
    camera,
    rect(78, 9, 66, 15, "#0b0c0f", 7.5),
    rect(97, 210, 28, 4, "#4a4d57", 2),
    text(18, 239, 17, white, "Emberwyrm", bold),
    text(204, 239, 12.5, grey, "No. 018 of 120", end),
    text(18, 281, 34, white, "$42", { ...bold, letter_spacing: -1 }),
    rect(82, 257, 84, 24, "#1d4a36", 12) +
      text(124, 273.5, 12.5, mint, "Near mint", { ...bold, ...middle }),
    move(
      18,
      296,
      area(prices, 186, 44, "#24433a") +
        stroke(trend(prices, 186, 44), mint, 2.5) +
        circle(186, 0, 4.5, white),
      text(0, 60, 11.5, grey, "Last June, $24") +
        text(186, 60, 11.5, mint, "+75% in a year", { ...end, ...medium }),
    ),
    button({
      x: 18,
      y: 366,
      width: 186,
      height: 36,
      fill: white,
      ink: char,
      label: "Add to binder",
      size: 14,
      radius: 12,
    }),
  ),
);

const offer = move(
  352,
  246,
  shadow(262, 126, 18, 0.45),
  rect(0, 0, 262, 126, char, 18),
  circle(32, 33, 16, "#7c6cf2") +
    circle(32, 29, 5.5, "#fff") +
    path("M22 43C22 35 42 35 42 43A15.5 15.5 0 0 1 22 43Z", "#fff"),
  text(58, 29, 15, white, "Bilal offers 2 for 1", bold),
  text(58, 47, 12.5, grey, "3 km away, 61 swaps, never late"),
  text(18, 76, 12.5, grey, "His two sell for") +
    text(244, 76, 13, mint, "$27 + $19", { ...bold, ...end }),
  button({
    x: 18,
    y: 86,
    width: 142,
    height: 28,
    fill: mint,
    ink: "#0b2418",
    label: "Swap",
    size: 14,
    radius: 10,
  }),
  button({
    x: 168,
    y: 86,
    width: 76,
    height: 28,
    fill: "#33363f",
    ink: white,
    label: "Counter",
    size: 13,
    radius: 10,
  }),
);

export const cardClub = inSans(
  blur,
  foils,
  ground,
  tilt(
    372,
    58,
    -9,
    scaled(
      0,
      0,
      1.22,
      shadow(100, 140, 8),
      card({ foil: "ice", name: "Frost Owl", kind: "Spirit, rare", level: "6", art: owl }),
    ),
  ),
  tilt(
    490,
    30,
    8,
    scaled(
      0,
      0,
      1.22,
      shadow(100, 140, 8),
      card({ foil: "gold", name: "Clay Golem", kind: "Guardian, rare", level: "5", art: golem }),
    ),
  ),
  phone,
  offer,
);
