import { useState } from "react";
import { application as words } from "#src/content/application.ts";
import { company } from "#src/content/company.ts";
import type { CareersPage } from "#src/content/types/careers.ts";
import type { Job } from "#src/content/types/job.ts";
import { PlainApplicationForm } from "#src/islands/application/plain-application-form.tsx";
import { deliversApplications } from "#src/islands/forms/provider.ts";
import { mailto } from "#src/lib/mailto.ts";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { ButtonAnchor } from "#src/ui/button.tsx";
import { LeadOn } from "#src/sections/lead-on.tsx";
import { TopEnd } from "#src/sections/top-end.tsx";
import { JobApply } from "#src/islands/openings/job-apply.tsx";
import { applyButtonId } from "#src/islands/openings/job-card.tsx";
import { JobDates } from "#src/islands/openings/job-dates.tsx";
import { JobFacts } from "#src/islands/application/job-facts.tsx";
import { JobStory } from "./job-story.tsx";

type JobOpeningProps = {
  trail: Parameters<typeof Breadcrumbs>[0]["trail"];
  content: Pick<CareersPage, "opening" | "openings">;
  job: Job;
  place: string;
  onApply: () => void;
};

const titleId = "opening";

/** An opening's own page. Apply Now stands at its head and at its foot. */
export function JobOpening({ trail, content, job, place, onApply }: JobOpeningProps) {
  const { opening, openings } = content;
  const { apply } = opening;
  // The focus returns to the button that has this id: to the one that was pressed.
  const [used, setUsed] = useState<"head" | "foot">("head");
  const button = (where: typeof used) => ({
    job,
    label: openings.apply,
    id: used === where ? applyButtonId(job) : undefined,
    describedBy: titleId,
    onApply: () => {
      setUsed(where);
      onApply();
    },
  });
  const letter = mailto(company.recruitingEmail, { subject: `${apply.subject} ${job.title}` });
  return (
    <>
      <article className="page pt-8 pb-14 lg:pt-10 lg:pb-20">
        <Breadcrumbs trail={trail} />
        <h1 id={titleId} className="max-w-[18em] text-page">
          {job.title}
        </h1>
        <p className="mt-6 max-w-[38em] text-lead text-balance text-muted">{job.summary}</p>
        <div className="pt-2">
          <JobFacts labels={openings.factLabels} job={job} />
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <JobApply {...button("head")} />
          <JobDates posted={openings.posted} until={opening.until} job={job} />
        </div>
        <TopEnd />
        <JobStory content={content} job={job} place={place} />
      </article>
      <section id="apply" aria-label={apply.title} className="page pb-20 lg:pb-28">
        <LeadOn heading={apply.title} text={apply.text}>
          <JobApply {...button("foot")} className="no-scripts:hidden" />
          <ButtonAnchor look="ghost" href={letter} className="max-sm:w-full">
            {apply.mail}
          </ButtonAnchor>
        </LeadOn>
        {deliversApplications && (
          <noscript>
            <div className="mt-6 max-w-3xl rounded-card border border-line bg-surface p-6 sm:p-9">
              <h3 id="application-form" className="mb-6 text-[1.625rem]">
                {words.formHeading}
              </h3>
              <PlainApplicationForm jobTitle={job.title} labelledBy="application-form" />
            </div>
          </noscript>
        )}
      </section>
    </>
  );
}
