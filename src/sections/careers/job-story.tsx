import type { ReactNode } from "react";
import type { CareersPage } from "#src/content/types/careers.ts";
import type { Job } from "#src/content/types/job.ts";

type JobStoryProps = {
  content: Pick<CareersPage, "opening" | "openings">;
  job: Job;
  place: string;
};

/** What the job is, how it begins, with whom and where, and what it asks. */
export function JobStory({ content: { opening, openings }, job, place }: JobStoryProps) {
  const { firstMonths, where } = opening;
  return (
    <div className="mt-12 grid gap-x-16 gap-y-12 lg:mt-16 lg:grid-cols-[1.6fr_1fr]">
      <div className="grid gap-10">
        <Part heading={opening.job}>{job.description}</Part>
        <section>
          <h2 className="text-[1.625rem]">{firstMonths.heading}</h2>
          <ol className="mt-4 grid gap-5 border-l border-line pl-6">
            {job.firstMonths.map((text, index) => (
              <li key={text} className="max-w-[40em]">
                <p className="text-small font-semibold text-turq">{firstMonths.after[index]}</p>
                <p className="mt-1 text-[1.125rem]/[1.7]">{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <Part heading={opening.team}>{job.team}</Part>
      </div>
      <aside className="lg:sticky lg:top-28 lg:self-start">
        <div className="rounded-card border border-line bg-surface p-7">
          <h2 className="text-title">{openings.requirementsLabel}</h2>
          <ul className="job-requirements mt-4 grid gap-2 text-[1rem]/6 text-muted">
            {job.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
          <h2 className="mt-7 border-t border-line pt-6 text-title">{where.heading}</h2>
          <p className="mt-3 text-[1rem]/6 text-muted">{place}</p>
        </div>
      </aside>
    </div>
  );
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h2 className="text-[1.625rem]">{heading}</h2>
    <p className="mt-3 max-w-[40em] text-[1.125rem]/[1.7]">{children}</p>
  </section>
);
