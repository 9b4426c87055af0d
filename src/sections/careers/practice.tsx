import type { CareersPage } from "#content/schemas/careers.ts";
import { Band } from "#src/ui/band.tsx";
import { StepRow } from "./step-row.tsx";

/** How people here work, step by step, on a band. */
export const Practice = ({ content }: { content: CareersPage["practice"] }) =>
  content && (
    <section className="page section-gap" aria-labelledby="practice">
      <Band frame="letters-white bleed" className="py-10 lg:py-14">
        <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-2">
          <h2 id="practice" className="text-heading">
            {content.heading}
          </h2>
          <p className="max-w-measure text-lead text-balance text-band-text">{content.intro}</p>
        </div>
        <StepRow items={content.steps} tint="text-band-accent" muted="text-band-text" />
      </Band>
    </section>
  );
