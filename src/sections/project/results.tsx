import { portfolio } from "#src/entries/portfolio.ts";
import type { DetailedProject } from "#content/schemas/project.ts";
import { groundOf } from "#src/lib/ground.ts";
import { Band } from "#src/ui/band.tsx";
import { Ground } from "#src/ui/ground.tsx";

/** What changed, in the project's color or else on a band. */
export function Results({ color, detail }: DetailedProject) {
  if (detail.figures.length === 0) return undefined;
  const ground = groundOf(color);
  return (
    <section className="section-gap" aria-labelledby="result">
      {ground ? (
        <Ground ground={ground} className="py-12 lg:py-20">
          <div className="page">
            <Figures {...detail} />
          </div>
        </Ground>
      ) : (
        <div className="page">
          <Band frame="bleed" className="letters-white py-10 lg:py-16">
            <Figures {...detail} />
          </Band>
        </div>
      )}
    </section>
  );
}

const Figures = ({ figures, result }: DetailedProject["detail"]) => (
  <>
    <h2 id="result" className="text-heading">
      {portfolio.detail.result}
    </h2>
    <div className="mt-8 grid gap-x-20 gap-y-10 lg:mt-12 xl:grid-cols-[1fr_min(24rem,33%)]">
      <dl className="grid grid-cols-1 content-start sm:grid-cols-[auto_1fr]">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:col-span-full sm:grid-cols-subgrid sm:items-baseline"
          >
            <dt className="max-w-[26ch] text-body/snug text-balance">{label}</dt>
            <dd className="display-text order-first text-display/none">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="border-line text-lead text-pretty max-xl:max-w-measure xl:border-t xl:pt-5">
        {result}
      </p>
    </div>
  </>
);
