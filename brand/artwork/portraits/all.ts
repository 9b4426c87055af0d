import { arch } from "../../components/arch.ts";
import { group, move, path, type SvgFolder } from "../shapes/svg.ts";
import { clients } from "./clients.ts";
import { face, type Portrait } from "./face.ts";
import { abroad } from "./leads-abroad.ts";
import { lahore } from "./leads-lahore.ts";

const frame = `<path id="b" d="${arch(22, 20, 26, 4)}"/>`;
const viewBox = "-24 -26 48 54";

/** Tilts the hair with the head. */
function bust(p: Portrait): string {
  const head = { transform: p.tilt ? `rotate(${p.tilt} 0 10)` : undefined };
  const hair = p.behind ?? "";
  return (
    `<clipPath id="a">${frame}</clipPath><use href="#b" fill="${p.gate}"/>` +
    group(
      { clip_path: "url(#a)" },
      `<use href="#b" transform="translate(0 5) scale(.78)" fill="${p.light}"/>`,
      p.tilt ? group(head, hair) : hair,
      p.clothes,
      p.tilt ? group(head, face(p), p.front) : face(p) + p.front,
      p.over ?? "",
    )
  );
}

export const portraits: SvgFolder = {
  folder: "portraits",
  viewBox,
  bodies: Object.fromEntries(clients.map((person, i) => [i + 1, bust(person)])),
};

/** Placeholder for people without a portrait: nested gates. */
const plain =
  frame.replace("/>", ' fill="#1f3fae"/>') +
  ["#3f62cf", "#0b8a8f", "#f0a51e", "#ffe096"]
    .map((fill, i) => {
      const k = 0.82 - i * 0.18;
      return move(0, 26 - 26 * k, path(arch(22 * k, 20 * k, 26 * k, 4), fill));
    })
    .join("");

/** Portraits of the team leads, by entry name. */
export const people: SvgFolder = {
  folder: "people",
  viewBox,
  bodies: {
    plain,
    ...Object.fromEntries(
      Object.entries({ ...lahore, ...abroad }).map(([slug, person]) => [slug, bust(person)]),
    ),
  },
};
