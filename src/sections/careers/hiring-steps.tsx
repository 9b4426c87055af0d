import type { CareersPage } from "#src/content/schemas/careers.ts";
import type { Job } from "#src/content/schemas/job.ts";

type HiringStepsProps = { content: CareersPage["opening"]["steps"]; job: Job };

/** From an application to an answer; the work tried together is the opening's own. */
export const HiringSteps = ({ content, job }: HiringStepsProps) => (
  <section className="mt-16 lg:mt-20">
    <h2 className="text-heading">{content.heading}</h2>
    <ol className="mt-8 grid gap-x-8 gap-y-7 max-sm:border-l max-sm:border-line max-sm:pl-6 sm:grid-cols-2 lg:grid-cols-5">
      {content.items.map(({ title, length, text = job.session }) => (
        <li key={title} className="border-line sm:border-t sm:pt-5">
          <p className="text-small/6 font-semibold text-turq">{length}</p>
          <h3 className="mt-1 text-[1.1875rem]">{title}</h3>
          <p className="mt-2 text-[1rem]/6 text-muted">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
