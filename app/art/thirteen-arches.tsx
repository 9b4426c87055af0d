import { arch } from "./arch.ts";

const count = 13;
const base = arch(290, 262, 440, 6);
const stops = [
  [20, 38, 110],
  [31, 63, 174],
  [11, 138, 143],
  [240, 165, 30],
  [255, 224, 150],
] as const;

/** Colour at `t` (0 to 1) on the way from lapis through turquoise to saffron light. */
function colorAt(t: number): string {
  const place = t * (stops.length - 1);
  const index = Math.min(Math.floor(place), stops.length - 2);
  const [from, to] = [stops[index], stops[index + 1]];
  if (!from || !to) throw new RangeError(`no colour at ${t}`);
  const channels = from.map((c, i) => Math.round(c + ((to[i] ?? c) - c) * (place - index)));
  return `#${channels.map((c) => c.toString(16).padStart(2, "0")).join("")}`;
}

const arches = Array.from({ length: count }, (_, i) => {
  const t = i / (count - 1);
  return {
    transform: `translate(350 ${Math.round(330 + 66 * t)}) scale(${(1 - t * 0.82).toFixed(3)})`,
    fill: colorAt(t ** 1.15),
    strokeOpacity: (0.1 + 0.1 * t).toFixed(2),
  };
});

/** The picture of the brand: thirteen gates, one inside the other, light at the end. */
export function ThirteenArches({ title, className }: { title: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 620 640"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={title}
      className={className}
    >
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop className="[stop-color:var(--sky-top)]" />
          <stop offset="1" className="[stop-color:var(--sky-bottom)]" />
        </linearGradient>
      </defs>
      <rect width="620" height="640" fill="url(#sky)" />
      {arches.map((gate) => (
        <g key={gate.transform} transform={gate.transform} className="gate">
          <path
            d={base}
            fill={gate.fill}
            stroke="#fff"
            strokeOpacity={gate.strokeOpacity}
            strokeWidth="1.5"
          />
        </g>
      ))}
      <g className="gate">
        <circle cx="350" cy="372" r="20" fill="#fff8e1" />
      </g>
    </svg>
  );
}
