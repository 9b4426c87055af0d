import type { OpeningsPictureProps } from "#src/slots/openings-picture.tsx";
import { archColor } from "#src/lib/theme/arch-colors.ts";
import { arch } from "./arch.ts";

/** The order in which gates light up: spread out for any number. */
const opensAt = [7, 3, 11, 1, 9, 5, 12, 0, 6, 2, 8, 10, 4];

/** So many gates have shut ones beside them, over which their names may reach. */
const alone = 6;

const places = opensAt.toSorted((a, b) => a - b);

const frame = arch(46, 48, 84, 4);
const door = arch(34, 36, 84, 4);
const light = arch(22, 24, 84, 3);

const [night, shade, wall, tile, flame, glow] = [0, 0.15, 0.25, 0.5, 0.75, 1].map(archColor);

const litGate = (
  <>
    <path d={frame} fill={tile} />
    <path d={door} fill={flame} />
    <path d={light} fill={glow} />
    {/* Its light on the ground, which its name stands below. */}
    <path d="M-34 84H34L52 104H-52Z" fill={flame} fillOpacity="0.5" />
  </>
);

const shutGate = (
  <>
    <path d={frame} fill={wall} />
    <path d={door} fill={shade} />
    <path d="M0-30V84M-34 4H34M-34 50H34" stroke={night} strokeWidth="2.5" />
  </>
);

const Gate = ({ isLit }: { isLit: boolean }) => (
  <svg
    viewBox="-52 -66 104 170"
    className="w-full overflow-visible transition-[translate] group-hover:-translate-y-1"
    aria-hidden="true"
  >
    {isLit ? litGate : shutGate}
  </svg>
);

/** The city’s thirteen gates by night: one for each opening is lit, named, and leads to it. Narrow windows show these only. */
export const OpeningsPicture = ({ openings }: OpeningsPictureProps) => (
  <div className="grid grid-cols-3 items-start gap-x-4 gap-y-6 pb-8 sm:grid-cols-6 lg:grid-cols-[repeat(13,1fr)] lg:gap-x-2 lg:pb-24">
    {places.map((place) => {
      const opening = openings[opensAt.indexOf(place)];
      return opening ? (
        <a
          key={place}
          href={opening.path}
          className="group relative rounded-md focus-visible:outline-offset-4"
        >
          <Gate isLit />
          <span
            className={`text-fine/snug font-semibold group-hover:underline block pt-2 text-center text-balance lg:absolute lg:top-full ${openings.length > alone ? "lg:-inset-x-1" : "lg:inset-x-[-40%]"}`}
          >
            {opening.title}
          </span>
        </a>
      ) : (
        <div key={place} className="max-lg:hidden">
          <Gate isLit={false} />
        </div>
      );
    })}
  </div>
);
