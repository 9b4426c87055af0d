import { arch } from "../../../components/arch.ts";
import { face, laugh, type Portrait, shoulders, smile } from "../../portraits/face.ts";
import { bearded, dupatta, skins } from "../../shapes/figure.ts";
import { gate, gates, light, star } from "../../shapes/gates.ts";
import { blurAround, shadow } from "../../shapes/mockup.ts";
import {
  bold,
  circle,
  group,
  inSans,
  medium,
  move,
  path,
  rect,
  stroke,
  text,
} from "../../shapes/svg.ts";

const [ink, lapis, saffron, turquoise, brick, muted] = [
  "#0f1b33",
  "#1f3fae",
  "#f0a51e",
  "#0b8a8f",
  "#a83b22",
  "#5d6984",
];

const client: Portrait = {
  gate: saffron,
  light: "#ffe096",
  behind: dupatta(brick, "#f7bd4b").behind ?? "",
  skin: skins.wheat,
  clothes: shoulders("#c4583e"),
  eyes: "#25140d",
  brows: "#25140d",
  mouth: laugh("#8f2f33"),
  front: dupatta(brick, "#f7bd4b").front,
  turn: 1.2,
};

const engineer: Portrait = {
  gate: turquoise,
  light: "#a9dedb",
  skin: skins.brown,
  clothes:
    shoulders(lapis) +
    path("M-5 10.6L-3.5 9.8L0 14L3.5 9.8L5 10.6L1.6 27H-1.6Z", "#fff") +
    path(
      "M-5.4 10.6L-9 14.4L-6.6 16.4L0 27L-4.4 14ZM5.4 10.6L9 14.4L6.6 16.4L0 27L4.4 14Z",
      "#2b4fc4",
    ),
  jaw: 6,
  eyes: "#1d1512",
  brows: "#231a17",
  mouth: smile("#d99a86"),
  front: bearded("#231a17").front,
  turn: -1.2,
};

/** Tilts the hair with the head. */
function bust(p: Portrait): string {
  const head = { transform: p.tilt ? `rotate(${p.tilt} 0 10)` : undefined };
  const turned = (part: string) => (p.tilt ? group(head, part) : part);
  return turned(p.behind ?? "") + p.clothes + turned(face(p) + p.front) + (p.over ?? "");
}

/** A person in a window of the gateway, drawn like the portraits. */
export const personAt = (id: string, place: string, p: Portrait) =>
  group(
    { transform: place },
    gate({ x: 0, y: 0, half: 24.5, rise: 22, depth: 28, foils: 4 }, "#f3dcb4"),
    gate({ x: 0, y: 0, half: 22, rise: 20, depth: 28, foils: 4 }, p.gate),
    `<clipPath id="${id}">${path(arch(22, 20, 28, 4), "#000")}</clipPath>`,
    group(
      { clip_path: `url(#${id})` },
      gate({ x: 0, y: 5, half: 17, rise: 15.6, depth: 24, foils: 4 }, p.light),
      move(0, 1.6, bust(p)),
    ),
  );

const terms = ["Code is yours", "Friday demos", "30 days’ exit"].map((term, i) =>
  move(
    26,
    62 + i * 27,
    circle(9, -5, 9, "#dcf2e6"),
    stroke("M5-5L8-2L13-8", "#166a3f", 2.2),
    text(27, 0, 15, muted, term, medium),
  ),
);

/** The plan: responsibilities and a demo every Friday. */
const weeks = [
  [0, 64, turquoise],
  [36, 84, lapis],
  [88, 60, saffron],
  [132, 42, brick],
].map(([x, width, color], i) =>
  rect(230 + Number(x), 48 + i * 16, Number(width), 10, String(color), 5),
);
const demos = Array.from({ length: 6 }, (_, i) =>
  path("M0-5L5 0L0 5L-5 0Z", ink, { transform: `translate(${238 + i * 32} 126)` }),
);

/** The shared sheet between the two people. */
const agreement = move(
  60,
  306,
  shadow(440, 142, 18),
  rect(0, 0, 440, 142, "#fff", 18),
  text(26, 34, 16.5, ink, "Agreed", bold),
  ...terms,
  stroke("M204 22V120", "#e4e8f1", 1.5),
  text(230, 34, 16.5, ink, "Twelve weeks", bold),
  stroke("M278 46V112M326 46V112M374 46V112", "#e4e8f1", 1.2),
  ...weeks,
  ...demos,
);

export const gateway =
  gates({ x: 280, y: 222, half: 262, rise: 178, depth: 228, foils: 6 }, 30, [
    "#14286f",
    lapis,
    "#16307f",
  ]) +
  [92, 468].map((x) => path(star(12), "#4fd1cf", { transform: `translate(${x} 330)` })).join("") +
  path(star(17), saffron, { transform: "translate(280 118)" }) +
  light(280, 118, 6) +
  personAt("c", "translate(172 208) scale(4.1)", client) +
  personAt("e", "translate(388 208) scale(4.1)", engineer) +
  agreement;

export const professionalPartnership = inSans(blurAround, gateway);
