import { arch } from "../../components/arch.ts";
import { group, path } from "./svg.ts";

type Gate = { x: number; y: number; half: number; rise: number; depth: number; foils?: number };

/** An arch whose springing line is centered on (x, y). */
export const gate = ({ x, y, half, rise, depth, foils = 6 }: Gate, fill: string) =>
  path(arch(half, rise, depth, foils), fill, { transform: `translate(${x} ${y})` });

/**
 * Nested arches.
 * @param step by how much each arch is narrower than the one around it, in viewBox units
 * @param fills from the outermost inwards
 */
export function gates(outer: Gate, step: number, fills: readonly string[]): string {
  const shrink = (outer.half - step) / outer.half;
  return fills
    .map((fill, i) => {
      const k = shrink ** i;
      const inner = { ...outer, half: outer.half * k, rise: outer.rise * k };
      const lower = step * 0.45 * i;
      return gate({ ...inner, y: outer.y + lower, depth: outer.depth - lower }, fill);
    })
    .join("");
}

/** The cusps of an arch's outline, where its lobes meet, left to right. */
export function cusps(half: number, rise: number, foils: number): [x: number, y: number][] {
  const ends = arch(half, rise, 0, foils).matchAll(
    /A\S+ \S+ 0 0 1 (\S+) ([-\d.]+)|C[^C]*? (\S+) ([-\d.]+)(?=A)/g,
  );
  const found = [...ends].map(
    (match) => [Number(match[1] ?? match[3]), Number(match[2] ?? match[4])] as [number, number],
  );
  return [[-half, 0], ...found];
}

/** The eight-pointed star of the girih pattern, centered on the origin. */
export const star = (r: number) => {
  const points = Array.from({ length: 16 }, (_, i) => {
    const radius = i % 2 ? r * 0.765 : r;
    const angle = (i * Math.PI) / 8;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
};

/** The brand's light: a disc with a halo. */
export const light = (x: number, y: number, r: number) =>
  group(
    { fill: "#ffe096" },
    `<circle cx="${x}" cy="${y}" r="${r * 2.4}" opacity=".2"/><circle cx="${x}" cy="${y}" r="${r * 1.6}" opacity=".35"/>`,
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff8e1"/>`,
  );
