import { portfolio } from "#src/entries/portfolio.ts";
import type { DetailedProject } from "#content/schemas/project.ts";

const labels = portfolio.detail.decisions;

export const Decisions = ({ decisions }: DetailedProject["detail"]) =>
  decisions.length > 0 && (
    <section className="page section-gap">
      <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1fr_min(24rem,33%)]">
        <h2 className="max-w-[14em] text-heading">{labels.heading}</h2>
        <p className="max-w-measure text-lead text-balance">{labels.lead}</p>
      </div>
      <ol className="mt-8 border-b border-line lg:mt-12">
        {decisions.map((decision) => (
          <li
            key={decision.title}
            className="grid gap-x-16 gap-y-4 border-t border-line py-8 lg:grid-cols-[1fr_1.2fr_min(24rem,33%)]"
          >
            <h3 className="text-large">{decision.title}</h3>
            <p className="lg:pt-1">{decision.text}</p>
            <p className="border-s-2 border-fourth ps-5">
              <span className="block text-fine font-semibold text-fourth">{labels.cost}</span>
              {decision.cost}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
