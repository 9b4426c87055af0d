import { arch } from "./arch.ts";

const outline = arch(190, 170, 300, 6);
/** The outermost first; each is as much smaller than the one around it. */
const fills = ["#1f3fae", "#1c62ab", "#0b8a8f", "#f0a51e", "#ffe096"];

/** Five gates rising from the lower edge of a call to action. Decorative. */
export const FiveArches = ({ className }: { className?: string }) => (
  <svg viewBox="-200 -200 400 420" className={className} aria-hidden="true">
    {fills.map((fill, place) => (
      <path
        key={fill}
        d={outline}
        fill={fill}
        transform={`translate(0 ${Math.round(10.8 * place)}) scale(${(100 - 18 * place) / 100})`}
      />
    ))}
  </svg>
);
