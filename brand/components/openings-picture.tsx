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
  <svg viewBox="-52 -66 104 150" className="mx-auto block h-full lg:w-full" aria-hidden="true">
    {isLit ? litGate : shutGate}
  </svg>
);

/**
 * The city’s thirteen gates by night: one for each opening is lit, named, and leads to it. In narrow windows the shut ones stand
 * below these.
 */
export const OpeningsPicture = ({ openings }: OpeningsPictureProps) => (
  <div className="flex flex-wrap items-start justify-center gap-x-2 gap-y-6 pb-8 lg:grid lg:grid-cols-[repeat(13,1fr)] lg:pb-24">
    <span className="order-1 basis-full lg:hidden" />
    {places.map((place) => {
      const opening = openings[opensAt.indexOf(place)];
      return opening ? (
        <a
          key={place}
          href={opening.path}
          className="group relative basis-[calc((100%-1rem)/3)] rounded-md focus-visible:outline-offset-4 sm:max-lg:basis-[calc((100%-2.5rem)/6)]"
        >
          <span className="relative mx-auto block h-24 w-fit lg:h-auto lg:w-auto">
            <Gate isLit />
            {/* Its light on the ground, which its name stands below. */}
            <span className="sill" />
          </span>
          <span
            className={`text-fine/snug font-semibold group-hover:underline block pt-9 text-center text-balance lg:absolute lg:top-full ${openings.length > alone ? "lg:-inset-x-1" : "lg:inset-x-[-40%]"}`}
          >
            {opening.title}
          </span>
        </a>
      ) : (
        <div
          key={place}
          className="max-lg:order-2 max-lg:h-20 max-lg:basis-[calc((100%-1.5rem)/4)] sm:max-lg:basis-[calc((100%-3rem)/7)]"
        >
          <Gate isLit={false} />
        </div>
      );
    })}
  </div>
);
