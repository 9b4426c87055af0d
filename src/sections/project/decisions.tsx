import { portfolio } from "#src/content/portfolio.ts";
import type { DetailedProject } from "#src/content/schemas/project.ts";

const { heading, lead, cost } = portfolio.detail.decisions;

type DecisionsProps = { decisions: NonNullable<DetailedProject["detail"]["decisions"]> };

/** What was chosen, each with its price. */
export const Decisions = ({ decisions }: DecisionsProps) => (
  <section className="page section-gap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.9fr]">
    <div className="lg:sticky lg:top-28 lg:self-start">
      <h2 className="text-heading">{heading}</h2>
      <p className="mt-4 max-w-[34em] text-muted">{lead}</p>
    </div>
    <ol className="border-b border-line">
      {decisions.map((decision) => (
        <li
          key={decision.title}
          className="grid gap-x-10 gap-y-4 border-t border-line py-7 md:grid-cols-[1.35fr_1fr]"
        >
          <div>
            <h3 className="text-[1.3125rem]">{decision.title}</h3>
            <p className="mt-2 text-muted">{decision.text}</p>
          </div>
          <p className="border-l-2 border-brick pl-5">
            <span className="block text-fine font-semibold text-brick">{cost}</span>
            {decision.cost}
          </p>
        </li>
      ))}
    </ol>
  </section>
);
