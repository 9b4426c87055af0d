import { arch } from "../../src/ui/arches/arch.ts";
import { group, type SvgFolder } from "../shapes/svg.ts";
import { face, type Portrait } from "./face.ts";
import { people } from "./people.ts";

function bust(p: Portrait): string {
  return (
    `<clipPath id="a"><path id="b" d="${arch(22, 20, 26, 4)}"/></clipPath>` +
    `<use href="#b" fill="${p.gate}"/>` +
    group(
      { clip_path: "url(#a)" },
      `<use href="#b" transform="translate(0 5) scale(.78)" fill="${p.light}"/>`,
      p.behind ?? "",
      p.clothes,
      face(p),
      p.front,
    )
  );
}

export const portraits: SvgFolder = {
  folder: "portraits",
  viewBox: "-24 -26 48 54",
  bodies: Object.fromEntries(people.map((person, i) => [i + 1, bust(person)])),
};
