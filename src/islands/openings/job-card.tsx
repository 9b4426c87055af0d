import type { CareersPage } from "#src/content/schemas/careers.ts";
import { ApplyButton } from "#src/islands/application/apply-button.tsx";
import { JobFacts } from "#src/islands/application/job-facts.tsx";
import type { JobSummary } from "#src/lib/open-jobs.ts";
import { JobDates } from "./job-dates.tsx";

type JobCardProps = { content: CareersPage["openings"]; job: JobSummary; onApply: () => void };

export function JobCard({ content, job, onApply }: JobCardProps) {
  const titleId = `opening-${job.slug}`;
  return (
    <article aria-labelledby={titleId} className="h-full">
      <div
        data-reveal=""
        className="press group relative flex h-full flex-col rounded-card border border-line bg-surface p-5 hover:border-edge sm:p-8"
      >
        <h3 id={titleId} className="text-[1.5rem]">
          <a
            href={`/careers/${job.slug}`}
            className="card-link underline decoration-line decoration-2 underline-offset-4 group-hover:decoration-lapis"
          >
            {job.title}
          </a>
        </h3>
        <JobFacts labels={content.factLabels} job={job} />
        <p className="mt-4 text-muted max-sm:text-[1rem]/6 sm:mt-5">{job.summary}</p>
        <h4 className="mt-6 max-sm:hidden text-small font-semibold text-turq">
          {content.requirementsLabel}
        </h4>
        <ul className="job-requirements mt-2.5 grid gap-2 max-sm:hidden text-[1rem]/6 text-muted">
          {job.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
        <div className="mt-auto pt-5 sm:pt-7">
          <div className="flex items-center justify-between gap-4 border-t border-line pt-4 sm:pt-5">
            <div>
              <p className="text-small/6 font-semibold">{job.pay}</p>
              <div className="max-sm:hidden">
                <JobDates posted={content.posted} job={job} />
              </div>
            </div>
            <div className="relative shrink-0">
              <ApplyButton
                slug={job.slug}
                label={content.apply}
                describedBy={titleId}
                onApply={onApply}
                narrow
              />
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}
