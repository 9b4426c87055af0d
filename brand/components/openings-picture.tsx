import type { OpeningsPictureProps } from "#src/slots/openings-picture.tsx";
import { archColor } from "#src/lib/theme/arch-colors.ts";
import { arch } from "./arch.ts";

/** Gates in each row, and the order in which they light up: spread out for any number. */
const rows = [6, 7];
const opensAt = [6, 2, 9, 4, 12, 0, 8, 11, 1, 7, 5, 10, 3];

const gates = rows.flatMap((count, row) =>
  Array.from({ length: count }, (_, column) => {
    const x = 310 + (column - (count - 1) / 2) * 112;
    return `translate(${x} ${128 + row * 166})`;
  }),
);

const stars = ["-62 92", "-24 158", "682 84", "650 166", "-50 228", "672 232"]
  .map((place) => `M${place}l1.6-6 1.6 6 6 1.6-6 1.6-1.6 6-1.6-6-6-1.6z`)
  .join("");

const frame = arch(46, 48, 74, 4);
const door = arch(34, 36, 74, 4);
const light = arch(22, 24, 74, 3);

const [night, shade, wall, tile, flame, glow] = [0, 0.15, 0.25, 0.5, 0.75, 1].map(archColor);

const litGate = (
  <>
    <path d={frame} fill={tile} />
    <path d={door} fill={flame} />
    <path d={light} fill={glow} />
    <path d="M-22 74H22L40 92H-40Z" fill={flame} fillOpacity="0.4" />
  </>
);

const shutGate = (
  <>
    <path d={frame} fill={wall} />
    <path d={door} fill={shade} />
    <path d="M0-30V74M-34 4H34M-34 48H34" stroke={night} strokeWidth="2.5" />
  </>
);

/** The city’s thirteen gates by night: one for each opening is lit, and leads to it. */
export const OpeningsPicture = ({ openings, className }: OpeningsPictureProps) => (
  <svg viewBox="-84 60 788 352" className={className}>
    <path d={stars} fill={glow} fillOpacity="0.8" />
    {gates.map((place, index) => {
      const opening = openings[opensAt.indexOf(index)];
      return opening ? (
        <a key={place} href={opening.path} aria-label={opening.title} className="group">
          <g transform={place}>{litGate}</g>
          {/* Below all gates: none is wide enough for its name. */}
          <text
            x="310"
            y="404"
            textAnchor="middle"
            fill={glow}
            className="pointer-events-none text-lead font-semibold opacity-0 transition-[opacity] group-hover:opacity-100 group-focus-visible:opacity-100"
            aria-hidden="true"
          >
            {opening.title}
          </text>
        </a>
      ) : (
        <g key={place} transform={place}>
          {shutGate}
        </g>
      );
    })}
  </svg>
);
