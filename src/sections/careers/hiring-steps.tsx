import { careers } from "#src/entries/careers.ts";
import type { Job } from "#src/entries/jobs.ts";
import { StepRow } from "./step-row.tsx";

const { steps } = careers.opening;

/** The step without a text describes the opening's own working session. */
export const HiringSteps = ({ job }: { job: Job }) =>
  steps && (
    <section className="mt-16 lg:mt-20">
      <h2 className="text-heading">{steps.heading}</h2>
      <StepRow items={steps.items.map(({ text = job.session, ...step }) => ({ ...step, text }))} />
    </section>
  );
