import { fiveColors } from "#src/lib/theme/arch-colors.ts";
import { arch } from "./arch.ts";

const outline = arch(190, 170, 300, 6);

/** Outermost first, shrinking in equal steps. */
const arches = fiveColors.map((fill, place) => ({
  fill,
  transform: `translate(0 ${Math.round(10.8 * place)}) scale(${(100 - 18 * place) / 100})`,
}));

/** Decorative. The feet do not share a baseline: `slice` crops them in a lower box. */
export const FiveArches = ({ className }: { className?: string }) => (
  <svg
    viewBox="-200 -200 400 420"
    preserveAspectRatio="xMidYMin slice"
    className={className}
    aria-hidden="true"
  >
    {arches.map(({ transform, fill }) => (
      <path key={transform} d={outline} fill={fill} transform={transform} />
    ))}
  </svg>
);
