import type { ReactNode } from "react";
import type { CareersPage } from "#src/content/types/careers.ts";
import type { Job } from "#src/content/types/job.ts";
import { JobFacts } from "#src/islands/application/job-facts.tsx";
import { JobDates } from "#src/islands/openings/job-dates.tsx";
import { placeOf } from "#src/lib/job-place.ts";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { JobStory } from "./job-story.tsx";

type JobOpeningProps = {
  trail: Parameters<typeof Breadcrumbs>[0]["trail"];
  content: Pick<CareersPage, "opening" | "openings">;
  job: Job;
  /** Apply Now. */
  children: ReactNode;
};

/** An opening's own page. */
export function JobOpening({ trail, content, job, children }: JobOpeningProps) {
  const { opening, openings } = content;
  return (
    <article className="page pt-8 pb-14 lg:pt-10 lg:pb-20">
      <Breadcrumbs trail={trail} />
      <h1 id="opening" className="max-w-[18em] text-page">
        {job.title}
      </h1>
      <p className="mt-6 max-w-[38em] text-lead text-balance text-muted">{job.summary}</p>
      <div className="pt-2">
        <JobFacts labels={openings.factLabels} job={job} />
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        {children}
        <JobDates posted={openings.posted} until={opening.until} job={job} />
      </div>
      <JobStory content={content} job={job} place={placeOf(job)} />
    </article>
  );
}
