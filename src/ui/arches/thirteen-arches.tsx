import { gateOutline, thirteen } from "./thirteen.ts";

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
      {thirteen.map((gate) => (
        <g key={gate.transform} transform={gate.transform} className="gate">
          <path
            d={gateOutline}
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
