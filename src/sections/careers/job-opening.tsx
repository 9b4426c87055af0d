import type { ReactNode } from "react";
import { company } from "#src/content/company.ts";
import type { CareersPage } from "#src/content/types/careers.ts";
import type { Job } from "#src/content/types/job.ts";
import { JobFacts } from "#src/islands/application/job-facts.tsx";
import { JobDates } from "#src/islands/openings/job-dates.tsx";
import type { Crumb } from "#src/lib/page.ts";
import { ArticleBody, ArticlePart } from "#src/sections/article-body.tsx";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";

type Content = { content: Pick<CareersPage, "opening" | "openings">; job: Job };

/** `children`: Apply Now. */
type JobOpeningProps = Content & { trail: Crumb[]; children: ReactNode };

/** An opening's own page: what the job is, how it begins, with whom and where, and what it asks. */
export const JobOpening = ({ trail, content, job, children }: JobOpeningProps) => (
  <article className="page pt-8 pb-14 lg:pt-10 lg:pb-20">
    <Breadcrumbs trail={trail} />
    <h1 id="opening" className="max-w-[18em] text-page">
      {job.title}
    </h1>
    <p className="mt-6 mb-5.5 max-w-[38em] text-lead text-balance text-muted">{job.summary}</p>
    <JobFacts labels={content.openings.factLabels} job={job} />
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
      {children}
      <JobDates posted={content.openings.posted} until={content.opening.until} job={job} />
    </div>
    <ArticleBody card={<Requirements content={content} job={job} />}>
      <ArticlePart heading={content.opening.job}>{job.description}</ArticlePart>
      <ArticlePart heading={content.opening.firstMonths.heading}>
        <ol className="mt-4 grid gap-5 border-l border-line pl-6">
          {job.firstMonths.map((text, index) => (
            <li key={text} className="max-w-170">
              <p className="text-small/[1.6] font-semibold text-turq">
                {content.opening.firstMonths.after[index]}
              </p>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ol>
      </ArticlePart>
      <ArticlePart heading={content.opening.team}>{job.team}</ArticlePart>
    </ArticleBody>
  </article>
);

const Requirements = ({ content: { opening, openings }, job }: Content) => (
  <>
    <h2 className="text-title">{openings.requirementsLabel}</h2>
    <ul className="job-requirements mt-4 grid gap-2 text-[1rem]/6 text-muted">
      {job.requirements.map((requirement) => (
        <li key={requirement}>{requirement}</li>
      ))}
    </ul>
    <h2 className="mt-7 border-t border-line pt-6 text-title">{opening.where.heading}</h2>
    <p className="mt-3 text-[1rem]/6 text-muted">{placeOf(job, opening.where)}</p>
  </>
);

/** Where the work is done, in words. */
function placeOf({ location }: Job, words: CareersPage["opening"]["where"]): string {
  if (location.mode === "remote") {
    const countries = new Intl.ListFormat("en-US", { type: "disjunction" });
    return `${words.remote} ${countries.format(location.countries)}.`;
  }
  const { street, region, postalCode } = company.offices[location.city];
  return `${words.office} ${street}, ${location.city}, ${region} ${postalCode}.`;
}
