import { arch } from "../../../components/arch.ts";
import { shadow } from "../../shapes/mockup.ts";
import { bold, group, middle, move, path, rect, stroke, text } from "../../shapes/svg.ts";

export const ink = "#0f1b33";
export const muted = "#5d6984";
export const saffron = "#f0a51e";
export const ice = "#bcd0ff";

/** The three nested arches behind every technology scene; the middle one has the accent color. */
export const frame = (accent: string, ground = "#101d57", outer = "#14286f") =>
  path(arch(270, 215, 270, 6), outer) +
  path(arch(238, 190, 256, 6), accent, { transform: "translate(0 14)" }) +
  path(arch(206, 166, 242, 6), ground, { transform: "translate(0 28)" });

/** A card at the origin. Dark cards get an outline against the dark background. */
export const card = (width: number, height: number, fill = "#fff", radius = 16) =>
  shadow(width, height, radius, 0.4) +
  rect(0, 0, width, height, fill, radius, fill === ink ? { stroke: "#33436f" } : {});

/** A label on a pill, centered on (x, y). */
export const pill = (
  x: number,
  y: number,
  width: number,
  words: string,
  fill: string,
  color: string,
  size = 15,
) =>
  rect(x - width / 2, y - size, width, size * 2, fill, size * 0.75) +
  text(x, y + size * 0.35, size, color, words, { ...bold, ...middle });

/** An S-shaped wire from one point down to another. */
export const wire = (x1: number, y1: number, x2: number, y2: number, color: string, width = 2.4) =>
  stroke(`M${x1} ${y1}C${x1} ${(y1 + y2) / 2} ${x2} ${(y1 + y2) / 2} ${x2} ${y2}`, color, width);

/** An arrowhead at (x, y); 0 degrees points right. */
export const tip = (x: number, y: number, degrees: number, color: string, size = 9) =>
  path(`M0 0L${-size * 1.4} ${-size * 0.8}V${size * 0.8}Z`, color, {
    transform: `translate(${x} ${y}) rotate(${degrees})`,
  });

export type Token = readonly [color: string, words: string];

/** Lines of code; the group around it sets the typeface. */
export const code = (x: number, y: number, size: number, rows: readonly (readonly Token[])[]) =>
  move(
    x,
    y,
    group(
      { font_size: size },
      ...rows.map((tokens, i) => {
        const spans = tokens.map(
          ([color, words]) => `<tspan fill="${color}">${words.replaceAll("<", "&lt;")}</tspan>`,
        );
        return `<text y="${Math.round(i * size * 1.6)}" xml:space="preserve">${spans.join("")}</text>`;
      }),
    ),
  );
