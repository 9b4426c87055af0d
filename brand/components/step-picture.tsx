import type { StepPictureProps } from "#src/slots/step-picture.tsx";
import { archColor } from "#src/lib/theme/arch-colors.ts";
import { arch } from "./arch.ts";

const frame = arch(140, 118, 190, 6);
const reveal = arch(118, 101, 178, 6);
const opening = arch(96, 84, 166, 5);
/** The left half of the opening: the outline up to the tip of its crown. */
const leaf = `${opening.slice(0, opening.lastIndexOf("C"))}V166Z`;

const [wood, dark, brass] = ["#7d3f22", "#4a2110", "#f0a51e"];

/** A carved leaf, its hinge on the left. */
const carved = (
  <>
    <path d={leaf} fill={wood} stroke={dark} strokeWidth="4" />
    {[-24, 44, 112].map((y) => (
      <g key={y}>
        <rect x="-78" y={y} width="62" height="54" rx="4" fill={dark} />
        <path d={`M-47 ${y + 7}l20 20l-20 20l-20-20z`} fill={brass} />
      </g>
    ))}
  </>
);

/** One of the city’s gates for each step: the further the work, the more light stands in it. */
export const StepPicture = ({ place, count, className }: StepPictureProps) => {
  const light = 0.34 + (0.66 * place) / Math.max(count - 1, 1);
  return (
    <svg viewBox="-160 -164 320 356" className={className} aria-hidden="true">
      <path d={frame} fill={archColor(0.25)} />
      <path d={reveal} transform="translate(0 12)" fill={archColor(light * 0.72)} />
      <g transform="translate(0 24)">
        <path d={opening} fill={archColor(light)} />
        <text
          y="92"
          textAnchor="middle"
          className="step-number"
          fill={light > 0.7 ? archColor(0) : "#fff"}
        >
          {place + 1}
        </text>
        <g className="step-leaf">{carved}</g>
        <g transform="scale(-1 1)">
          <g className="step-leaf">{carved}</g>
        </g>
      </g>
    </svg>
  );
};
