import { blur } from "../../artwork/shapes/frames.ts";
import { markShapes } from "../../src/ui/mark-outlines.ts";
import { el, group, move, path, rect } from "../../artwork/shapes/svg.ts";
import { company } from "../../src/content/company.ts";
import { arrange, type Layer, size } from "./arrange.ts";
import type { Art } from "./art.ts";
import type { Lettering } from "./lettering.ts";
import type { SharePage } from "./pages.ts";

/** Everything that decides what a share image looks like. */
export type Layout = { ground: string; layers: Layer[] };

const night = {
  top: "#1a3692",
  bottom: "#0b1638",
  ink: "#fbf8f1",
  label: "#7fe0dc",
  muted: "#b9c6ea",
};
const left = 72;
const column = 508;
const titleSizes = [88, 80, 72, 66, 60, 54, 48, 42];
const mostLines = 3;

/** @throws when a title does not fit in the smallest size: it would be cut off unseen */
export function layOut(page: SharePage, art: Art, letters: Lettering): Layout {
  const { behind, layers } = arrange(art);
  const ground = el(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", ...size, viewBox: `0 0 ${size.width} ${size.height}` },
    `<defs>${blur}<linearGradient id="night" x2=".6" y2="1"><stop stop-color="${night.top}"/><stop offset="1" stop-color="${night.bottom}"/></linearGradient>${girih}</defs>`,
    rect(0, 0, size.width, size.height, "url(#night)"),
    rect(0, 0, size.width, size.height, "url(#girih)"),
    behind,
    masthead(letters),
    words(page, letters),
  );
  return { ground, layers };
}

const girih =
  '<pattern id="girih" width="72" height="72" patternUnits="userSpaceOnUse"><g fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="1.4">' +
  '<path d="M36 6l8.8 21.2L66 36l-21.2 8.8L36 66l-8.8-21.2L6 36l21.2-8.8z"/><path d="M36 14.8L51 21l6.2 15L51 51l-15 6.2L21 51l-6.2-15L21 21z"/>' +
  '<path d="M0 0l21 21M72 0L51 21M0 72l21-21M72 72L51 51M36 6V-6M36 66v12M6 36H-6M66 36h12"/></g></pattern>';

const masthead = (letters: Lettering): string =>
  group(
    { transform: `translate(${left + 23} 86) scale(1.75)` },
    markShapes({ outer: "#8ea8ff", middle: "#f0a51e", inner: night.bottom }),
  ) + move(left + 62, 98, path(letters.outline(company.name, 34), night.ink));

function words({ section, title }: SharePage, letters: Lettering): string {
  const fitting = titleSizes
    .map((points) => ({ points, lines: balanced(title, points, letters) }))
    .find(
      ({ points, lines }) =>
        lines.length <= mostLines && lines.every((line) => letters.measure(line, points) <= column),
    );
  if (!fitting) throw new Error(`There is no room on a share image for "${title}"`);
  const { points, lines } = fitting;
  const step = points * 1.06;
  const first = 372 - ((lines.length - 1) * step) / 2 + points * 0.33;
  const label = section && letters.outline(section, 30);
  return (
    (label ? move(left, first - points - 14, path(label, night.label)) : "") +
    lines
      .map((line, i) =>
        move(left, first + i * step, path(letters.outline(line, points), night.ink)),
      )
      .join("") +
    move(
      left,
      568,
      path(letters.outline(`${company.address.city}, since ${company.founded}`, 26), night.muted),
    )
  );
}

/** In no more lines than the column asks for, and those as even as they can be. */
function balanced(title: string, points: number, letters: Lettering): string[] {
  const widest = letters.wrap(title, points, column);
  for (let width = column / 2; width < column && widest.length <= mostLines; width += 10) {
    const lines = letters.wrap(title, points, width);
    const fits = lines.every((line) => letters.measure(line, points) <= width);
    if (fits && lines.length === widest.length) return lines;
  }
  return widest;
}
