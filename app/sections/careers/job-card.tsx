import { company } from "#app/content/company.ts";
import type { CareersPage } from "#app/content/types/careers.ts";
import type { Job } from "#app/content/types/job.ts";
import { mailto } from "#app/lib/mailto.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { JobFacts } from "./job-facts.tsx";

type JobCardProps = { content: CareersPage["openings"]; job: Job; onApply: () => void };

const dates = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The button that opens an opening's dialog, and gets the focus back from it. */
export const applyButtonId = (job: Job) => `apply-${job.slug}`;

export function JobCard({ content, job, onApply }: JobCardProps) {
  const titleId = `opening-${job.slug}`;
  const { label, subject } = content.mail;
  const letter = mailto(company.recruitingEmail, { subject: `${subject} ${job.title}` });
  return (
    <article aria-labelledby={titleId} className="h-full">
      <Reveal className="flex h-full flex-col rounded-card border border-line bg-surface p-6 sm:p-8">
        <h3 id={titleId} className="text-[1.5rem]">
          {job.title}
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
          <p className="text-small text-muted">
            {content.posted}{" "}
            <time dateTime={job.datePosted}>{dates.format(new Date(job.datePosted))}</time>
          </p>
          <Button
            id={applyButtonId(job)}
            aria-describedby={titleId}
            data-replay=""
            onClick={onApply}
            className="max-sm:w-full no-scripts:hidden"
          >
            {content.apply}
          </Button>
          <span className="hidden no-scripts:block">
            <ButtonAnchor href={letter} aria-describedby={titleId}>
              {label}
            </ButtonAnchor>
          </span>
        </div>
      </Reveal>
    </article>
  );
}
