import type { Technology } from "#src/content/schemas/technology.ts";
import { Band } from "#src/ui/band.tsx";

type Why = NonNullable<Technology["why"]>;

/** Reasons below large numbers, and a caveat: on the page, or on a band. */
export const WhyChoose = ({ layout, why }: Technology) =>
  why && (
    <section className="page section-gap">
      {layout === "ledger" ? (
        <Band ground="bg-accent-band" frame="bleed" className="p-7 sm:p-10 lg:px-0 lg:py-14">
          <Reasons content={why} onBand />
        </Band>
      ) : (
        <Reasons content={why} />
      )}
    </section>
  );

const Reasons = ({ content, onBand }: { content: Why; onBand?: true }) => {
  const { heading, caveat, points } = content;
  const [muted, number, line] = onBand
    ? ["text-band-text", "text-oversize/none text-band-accent", "border-white/30"]
    : ["text-muted", "text-figure/none text-accent", "border-accent"];
  return (
    <>
      <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-2">
        <h2 className="text-heading">{heading}</h2>
        {caveat && <p className={`border-l-3 pl-5 text-balance ${line} ${muted}`}>{caveat}</p>}
      </div>
      <ol
        className={`stagger mt-10 grid gap-x-8 gap-y-8 [--from:1] lg:mt-12 ${points.length === 3 ? "md:grid-cols-3" : "sm:grid-cols-2 xl:grid-cols-4"}`}
      >
        {points.map(({ title, text }, index) => (
          <li key={title} className={`border-t-2 pt-4 ${line}`}>
            <div
              data-reveal=""
              className="max-sm:grid max-sm:grid-cols-[3.5rem_1fr] max-sm:gap-x-3"
            >
              <p className={`display-text tabular max-sm:row-span-2 ${number}`} aria-hidden="true">
                {index + 1}
              </p>
              <h3 className="text-title sm:mt-5">{title}</h3>
              <p className={`mt-2 ${muted}`}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
};
