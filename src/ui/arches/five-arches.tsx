import { arch } from "./arch.ts";

const base = arch(190, 170, 300, 6);
const gates = [
  { scale: 1, fill: "#1f3fae" },
  { scale: 0.82, fill: "#1c62ab" },
  { scale: 0.64, fill: "#0b8a8f" },
  { scale: 0.46, fill: "#f0a51e" },
  { scale: 0.28, fill: "#ffe096" },
];

/** Five gates rising from the lower edge of a call to action. Decorative. */
export function FiveArches({ className }: { className?: string }) {
  return (
    <svg viewBox="-200 -200 400 420" className={className} aria-hidden="true">
      {gates.map(({ scale, fill }) => (
        <path
          key={fill}
          d={base}
          fill={fill}
          transform={`translate(0 ${Math.round(60 * (1 - scale))}) scale(${scale})`}
        />
      ))}
    </svg>
  );
}
