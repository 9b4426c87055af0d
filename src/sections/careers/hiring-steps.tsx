import { careers } from "#src/content/careers.ts";
import type { Job } from "#src/content/schemas/job.ts";

const { steps } = careers.opening;

/** The step without a text describes the opening's own working session. */
export const HiringSteps = ({ job }: { job: Job }) =>
  steps && (
    <section className="mt-16 lg:mt-20">
      <h2 className="text-heading">{steps.heading}</h2>
      <ol className="mt-8 grid gap-x-8 gap-y-7 lg:gap-y-0 max-sm:border-l max-sm:border-line max-sm:pl-6 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        {steps.items.map(({ title, length, text = job.session }) => (
          <li
            key={title}
            className="border-line sm:border-t sm:pt-5 sm:max-lg:last:odd:col-span-full lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:pb-7"
          >
            <p className="text-small font-semibold text-label">{length}</p>
            <h3 className="mt-1 text-lead">{title}</h3>
            <p className="mt-2 text-compact text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
