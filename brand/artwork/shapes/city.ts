import { group, path, rect, stroke } from "./svg.ts";

/** A Mughal onion dome; the middle of its base is at (x, y), `r` is half the base. */
export function dome(x: number, y: number, r: number, fill: string, finial = fill): string {
  const d =
    `M${-r} 0C${-1.32 * r} ${-0.62 * r} ${-0.78 * r} ${-1.18 * r} ${-0.2 * r} ${-1.42 * r}` +
    `Q0 ${-1.52 * r} 0 ${-1.75 * r}Q0 ${-1.52 * r} ${0.2 * r} ${-1.42 * r}` +
    `C${0.78 * r} ${-1.18 * r} ${1.32 * r} ${-0.62 * r} ${r} 0Z`;
  return group(
    { transform: `translate(${x} ${y})` },
    stroke(`M0 ${Math.round(-1.7 * r)}V${Math.round(-2.1 * r)}`, finial, Math.max(1.4, r / 14)),
    path(shorten(d), fill),
    rect(-r * 1.08, -1, r * 2.16, r * 0.16 + 1, fill),
  );
}

/** A minaret with two balconies and a domed lantern; the middle of its base is at (x, y). */
export function minaret(x: number, y: number, height: number, width: number, fill: string): string {
  const w = width / 2;
  const lantern = height - width * 1.5;
  return group(
    { transform: `translate(${x} ${y})` },
    path(shorten(`M${-w} 0L${-w * 0.72} ${-lantern}H${w * 0.72}L${w} 0Z`), fill),
    ...[0.36, 0.68, 1].map((at) => rect(-w * 1.25, -lantern * at, w * 2.5, width * 0.22, fill, 1)),
    rect(-w * 0.6, -lantern - width * 0.7, w * 1.2, width * 0.75, fill),
    dome(0, -lantern - width * 0.7, w * 0.72, fill),
  );
}

const shorten = (d: string) =>
  d.replace(/-?\d+\.\d+/g, (n) => String(Number(Number(n).toFixed(1))));
