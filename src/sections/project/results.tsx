import { portfolio } from "#src/content/portfolio.ts";
import type { DetailedProject } from "#src/content/schemas/project.ts";
import { Band } from "#src/ui/band.tsx";

type ResultsProps = Required<Pick<DetailedProject["detail"], "figures">> & { result: string };

/** What changed: the figures large, and how they came about. */
export const Results = ({ figures, result }: ResultsProps) => (
  <section className="page section-gap" aria-labelledby="result">
    <Band className="bleed px-6 py-10 sm:px-10 lg:px-14 lg:py-16">
      <h2 id="result" className="text-heading">
        {portfolio.detail.result}
      </h2>
      <dl className="mt-8 grid gap-x-10 gap-y-8 lg:mt-10 lg:grid-cols-3">
        {figures?.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-t border-white/25 pt-5"
          >
            <dt className="mt-3 max-w-[22em] leading-snug text-balance text-band-text">{label}</dt>
            <dd className="font-display text-[clamp(2.5rem,1.3rem+2.6vw,4.25rem)]/none font-bold tracking-[-0.03em]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-10 max-w-[46em] text-lead text-band-text lg:mt-12">{result}</p>
    </Band>
  </section>
);
