import { memo } from "react";
import type { CareersPage } from "#content/schemas/careers.ts";
import { openDialog } from "#src/islands/application/application-dialog.tsx";
import { JobFacts } from "#src/islands/application/job-facts.tsx";
import type { JobSummary } from "#src/lib/open-jobs.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

type JobCardProps = { content: CareersPage["openings"]; job: JobSummary };

/** Drawn once: typing in the search and the dialog's address change what is listed, not the cards. */
export const JobCard = memo(function JobCard({ content, job }: JobCardProps) {
  const titleId = `opening-${job.slug}`;
  return (
    <article aria-labelledby={titleId} className="h-full">
      <div
        data-reveal=""
        className="press group relative flex h-full flex-col rounded-card border border-line bg-surface p-4.5 hover:border-edge sm:p-8"
      >
        <h3 id={titleId} className="text-large">
          <a
            href={`/careers/${job.slug}`}
            className="card-link underline decoration-line decoration-2 underline-offset-4 group-hover:decoration-action"
          >
            {job.title}
          </a>
        </h3>
        <JobFacts labels={content.factLabels} job={job} />
        <p data-description="" className="mt-3 text-muted max-sm:text-fine sm:mt-5">
          {job.description}
        </p>
        {job.requirements.length > 0 && (
          <details className="fold relative mt-auto pt-1.5 mb-2 sm:pt-2.5 sm:mb-4">
            <summary
              aria-describedby={titleId}
              className="flex items-center justify-between gap-4 py-1 text-fine font-semibold text-label hover:text-ink"
            >
              {content.requirementsLabel}
              <Icon name="chevron-down" className="fold-icon size-5" />
            </summary>
            <ul className="grid list-disc gap-2 pt-2 ps-[1.125em] text-compact text-muted marker:text-highlight">
              {job.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </details>
        )}
        <div className="mt-auto [details+&]:mt-0 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4 sm:pt-5">
          {/* On a line of its own when a range of pay would not fit. */}
          <p className="min-w-40 flex-1 display-text text-lead/tight">{job.pay}</p>
          {/* Without scripts, leads to the form on the opening's own page. */}
          <form
            action={`/careers/${job.slug}#apply`}
            onSubmit={(event) => {
              event.preventDefault();
              openDialog(job.slug);
            }}
            className="relative"
          >
            <Button type="submit" aria-describedby={titleId}>
              {content.apply}
            </Button>
          </form>
        </div>
      </div>
    </article>
  );
});
