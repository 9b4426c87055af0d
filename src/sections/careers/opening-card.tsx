import type { CareersPage } from "#content/schemas/careers.ts";
import { JobFacts } from "#src/islands/application/job-facts.tsx";
import { type JobSummary, jobPath } from "#src/lib/open-jobs.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

type OpeningCardProps = { content: CareersPage["openings"]; job: JobSummary };

/** Its styles are in styles/interactive.css: there may be hundreds. */
export function OpeningCard({ content, job }: OpeningCardProps) {
  const titleId = `opening-${job.slug}`;
  return (
    <article aria-labelledby={titleId} className="h-full">
      <div className="press group rounded-card opening">
        <h3 id={titleId}>
          <a href={jobPath(job.slug)} className="card-link">
            {job.title}
          </a>
        </h3>
        <JobFacts labels={content.factLabels} job={job} />
        <p data-description="">{job.description}</p>
        {job.requirements.length > 0 && (
          <details className="fold">
            <summary aria-describedby={titleId}>
              {content.requirementsLabel}
              <Icon name="chevron-down" className="fold-icon" />
            </summary>
            <ul>
              {job.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </details>
        )}
        <div>
          <p>{job.pay}</p>
          {/* Opens the dialog; without scripts, leads to the form on the opening's own page. */}
          <Button
            type="submit"
            formAction={`${jobPath(job.slug)}#apply`}
            // Not its text, which a translator may have changed.
            value={job.title}
            aria-describedby={titleId}
          >
            {content.apply}
          </Button>
        </div>
      </div>
    </article>
  );
}
