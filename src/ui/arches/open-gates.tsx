import { arch } from "./arch.ts";

/** Where the thirteen stand, and in which order they open: spread out, whatever their number. */
const rows = [4, 5, 4];
const opening = [6, 2, 9, 4, 12, 0, 8, 11, 1, 7, 5, 10, 3];
const pitch = { x: 112, y: 158 };

const gates = rows.flatMap((count, row) =>
  Array.from({ length: count }, (_, column) => ({
    x: 310 + (column - (count - 1) / 2) * pitch.x,
    y: 128 + row * pitch.y,
  })),
);

/** Small eight-pointed stars in the corners the upper and lower rows leave free. */
const stars = [
  [52, 96],
  [88, 168],
  [566, 92],
  [530, 176],
  [44, 470],
  [574, 452],
].map(([x, y]) => `M${x} ${y}l1.6-6 1.6 6 6 1.6-6 1.6-1.6 6-1.6-6-6-1.6z`);

const frame = arch(46, 48, 74, 4);
const door = arch(34, 36, 74, 4);
const light = arch(22, 24, 74, 3);

/** The city's thirteen gates by night, as many of them lit as are open. Decorative. */
export function OpenGates({ open, className }: { open: number; className?: string }) {
  const lit = new Set(opening.slice(0, open));
  return (
    <svg viewBox="24 62 572 470" className={className} aria-hidden="true">
      {stars.map((d) => (
        <path key={d} d={d} fill="#ffe096" fillOpacity="0.8" />
      ))}
      {gates.map(({ x, y }, index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {lit.has(index) ? <LitGate /> : <ShutGate />}
        </g>
      ))}
    </svg>
  );
}

function LitGate() {
  return (
    <>
      <path d={frame} fill="#0b8a8f" />
      <path d={door} fill="#f0a51e" />
      <path d={light} fill="#ffe096" />
      <path d="M-22 74H22L40 92H-40Z" fill="#f0a51e" fillOpacity="0.4" />
    </>
  );
}

function ShutGate() {
  return (
    <>
      <path d={frame} fill="#1f3fae" />
      <path d={door} fill="#18338f" />
      <path d="M0-30V74M-34 30H34" stroke="#14286f" strokeWidth="2.5" />
      <circle cx="-6" cy="22" r="2.5" fill="#8ea8ff" />
      <circle cx="6" cy="22" r="2.5" fill="#8ea8ff" />
    </>
  );
}
