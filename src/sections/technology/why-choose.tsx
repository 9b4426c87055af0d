import { iconFrame } from "#slots/icon-frame.ts";
import type { Technology } from "#content/schemas/technology.ts";
import { Band } from "#src/ui/band.tsx";

type Why = NonNullable<Technology["why"]>;

/** Colors of the reasons, on the page and on a band. */
const onPage = {
  text: "text-muted",
  mark: "text-accent",
  number: "text-heading",
  line: "border-accent",
};
const onBand = {
  text: "text-band-text",
  mark: "text-band-accent",
  number: "text-display/none",
  line: "border-white/30",
};

type ReasonsProps = { content: Why; colors: typeof onPage };

/** Reasons and a caveat, on the page or on a band: three are centered, others stand below large numbers. */
export function WhyChoose({ layout, why }: Technology) {
  if (!why) return undefined;
  const Reasons = why.points.length === 3 ? ThreeReasons : NumberedReasons;
  return (
    <section className="page section-gap">
      {layout === "ledger" ? (
        <Band ground="bg-accent-band" frame="bleed" className="py-10 lg:py-14">
          <Reasons content={why} colors={onBand} />
        </Band>
      ) : (
        <Reasons content={why} colors={onPage} />
      )}
    </section>
  );
}

const NumberedReasons = ({ content, colors: { text, mark, number, line } }: ReasonsProps) => (
  <>
    <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-2">
      <h2 className="text-heading">{content.heading}</h2>
      {content.caveat && (
        <p className={`border-s-3 ps-5 text-balance ${line} ${text}`}>{content.caveat}</p>
      )}
    </div>
    <ol className="stagger mt-10 grid gap-x-8 gap-y-8 [--from:1] sm:grid-cols-2 lg:mt-12 xl:grid-cols-4">
      {content.points.map((point, index) => (
        <li key={point.title} className={`border-t-2 pt-4 ${line}`}>
          <div data-reveal="" className="max-sm:grid max-sm:grid-cols-[3.5rem_1fr] max-sm:gap-x-3">
            <p
              className={`display-text tabular max-sm:row-span-2 ${number} ${mark}`}
              aria-hidden="true"
            >
              {index + 1}
            </p>
            <h3 className="text-title sm:mt-5">{point.title}</h3>
            <p className={`mt-2 ${text}`}>{point.text}</p>
          </div>
        </li>
      ))}
    </ol>
  </>
);

const ThreeReasons = ({ content, colors: { text, mark } }: ReasonsProps) => (
  <div className="text-center">
    <h2 className="text-heading">{content.heading}</h2>
    {content.caveat && (
      <p className={`mx-auto mt-4 max-w-measure text-balance ${text}`}>{content.caveat}</p>
    )}
    <ul className="stagger mt-10 grid gap-y-10 [--from:1] md:grid-cols-3 lg:mt-14">
      {content.points.map((point, index) => (
        <li key={point.title} className="border-line md:px-6 md:not-first:border-s lg:px-10">
          <div data-reveal="">
            <Frames count={index + 1} className={mark} />
            <h3 className="mt-5 text-title">{point.title}</h3>
            <p className={`mx-auto mt-2 max-w-sm text-balance ${text}`}>{point.text}</p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);

/** One frame within the other; decorative. */
const Frames = ({ count, className }: { count: number; className: string }) => (
  <svg viewBox="-28 -30 56 58" className={`mx-auto w-20 ${className}`} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <path
        key={index}
        d={iconFrame}
        transform={`translate(0 ${8 * index}) scale(${1 - 0.3 * index})`}
        fill="currentColor"
        fillOpacity={0.25 + 0.25 * index}
      />
    ))}
  </svg>
);
