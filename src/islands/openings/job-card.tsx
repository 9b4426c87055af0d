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
        className="flex h-full flex-col rounded-card border border-line bg-surface p-6 sm:p-8"
      >
        <h3 id={titleId} className="text-[1.5rem]">
          <a
            href={`/careers/${job.slug}`}
            className="text-ink underline decoration-line decoration-2 underline-offset-4 hover:text-lapis hover:decoration-lapis"
          >
            {job.title}
          </a>
        </h3>
        <JobFacts labels={content.factLabels} job={job} />
        <p className="mt-5 text-muted">{job.description}</p>
        <h4 className="mt-6 text-small font-semibold text-turq">{content.requirementsLabel}</h4>
        <ul className="job-requirements mt-2.5 mb-7 grid gap-2 text-[1rem]/6 text-muted">
          {job.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
          <JobDates posted={content.posted} job={job} />
          <ApplyButton
            slug={job.slug}
            label={content.apply}
            describedBy={titleId}
            onApply={onApply}
          />
        </div>
      </div>
    </article>
  );
}
