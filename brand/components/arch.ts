type Point = readonly [x: number, y: number];

const round = (value: number) => Number(value.toFixed(2));

/**
 * The brand's one shape: a multifoil (cusped) Mughal arch with a pointed crown.
 * Origin: middle of the springing line, y down. Lengths are in the units of the viewBox.
 *
 * @param halfWidth half the span at the springing line
 * @param rise height of the crown above the springing line (the tip stands a little higher)
 * @param depth how far the legs reach below the springing line
 * @param foils lobes on each side of the crown
 * @returns the `d` of a closed SVG path
 */
export function arch(halfWidth: number, rise: number, depth: number, foils: number): string {
  const count = 2 * foils + 1;
  const points = Array.from({ length: count + 1 }, (_, i) => onCurve(halfWidth, rise, i / count));
  const lobes = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    return i === foils ? crown(from, to) : lobe(from, to);
  });
  return `M${round(-halfWidth)} ${round(depth)}V0${lobes.join("")}V${round(depth)}Z`;
}

/** The arch's outline before it is cusped: one cubic Bézier a side, mirrored at the crown. */
function onCurve(halfWidth: number, rise: number, along: number): Point {
  const t = along <= 0.5 ? along * 2 : (1 - along) * 2;
  const u = 1 - t;
  const bezier = (a: number, b: number, c: number, d: number) =>
    u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
  const x = bezier(-halfWidth, -halfWidth, -halfWidth * 0.52, 0);
  const y = bezier(0, -rise * 0.62, -rise * 0.86, -rise);
  return [along <= 0.5 ? x : -x, y];
}

function lobe(from: Point, to: Point): string {
  const radius = round(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.62);
  return `A${radius} ${radius} 0 0 1 ${round(to[0])} ${round(to[1])}`;
}

function crown(from: Point, to: Point): string {
  const span = to[0] - from[0];
  const tip = round(from[1] - span * 0.62);
  const shoulder = round(tip + span * 0.26);
  const cheek = round(from[1] - span * 0.34);
  return (
    `C${round(from[0])} ${cheek} ${round(-span * 0.2)} ${shoulder} 0 ${tip}` +
    `C${round(span * 0.2)} ${shoulder} ${round(to[0])} ${cheek} ${round(to[0])} ${round(to[1])}`
  );
}
