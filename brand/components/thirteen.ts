import { archColor } from "#src/lib/theme/arch-colors.ts";
import { arch } from "./arch.ts";

const count = 13;

/** Shared outline, moved and scaled for each gate. */
export const gateOutline = arch(290, 262, 440, 6);

/** Transforms and colors in a 620 by 640 viewBox, outermost gate first. */
export const thirteen = Array.from({ length: count }, (_, i) => {
  const t = i / (count - 1);
  return {
    transform: `translate(310 ${Math.round(318 - 34 * t)}) scale(${(1 - t * 0.82).toFixed(3)})`,
    fill: archColor(t ** 1.15),
    strokeOpacity: (0.1 + 0.1 * t).toFixed(2),
  };
});
