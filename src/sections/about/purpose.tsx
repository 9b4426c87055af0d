import { iconFrame } from "#slots/icon-frame.ts";
import type { AboutPage } from "#src/schemas/about.ts";
import { Band } from "#src/ui/band.tsx";

type Purposes = Pick<AboutPage, "mission" | "vision">;

/** The largest sentences of the page, beside frames within frames. */
export function Purpose({ content: { mission, vision } }: { content: Purposes }) {
  const purposes = [mission, vision].filter((it) => it !== undefined);
  if (purposes.length === 0) return undefined;
  return (
    <div data-reveal="" className="page section-gap">
      <Band
        frame="bleed"
        className="grid gap-x-16 p-8 pb-0 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:px-0 lg:pt-20"
      >
        <div className="grid content-start gap-y-12 pb-10 lg:gap-y-20 lg:pb-20">
          {purposes.map(({ heading, text }) => (
            <section key={heading}>
              <h2 className="plain-heading text-body text-band-accent">{heading}</h2>
              <p className="mt-4 display-text text-heading/[1.05] text-balance md:text-statement/[1.05]">
                {text}
              </p>
            </section>
          ))}
        </div>
        <Frames />
      </Band>
    </div>
  );
}

const count = 13;
const frames = Array.from({ length: count }, (_, index) => index / (count - 1));

/** In lines, brighter toward the middle; they stand on the band's edge. */
const Frames = () => (
  <svg
    viewBox="-24 -26 48 52"
    className="mx-auto w-64 self-end overflow-visible fill-none stroke-white md:w-80 lg:w-[32rem] lg:max-w-none lg:justify-self-start"
    aria-hidden="true"
  >
    {frames.map((at) => {
      const scale = 1 - 0.86 * at;
      return (
        <path
          key={at}
          d={iconFrame}
          transform={`matrix(${scale.toFixed(3)} 0 0 ${scale.toFixed(3)} 0 ${(26 * (1 - scale)).toFixed(2)})`}
          strokeOpacity={(0.16 + 0.44 * at).toFixed(2)}
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      );
    })}
  </svg>
);
