import type { ReactNode } from "react";
import { application } from "#src/content/application.ts";
import { company } from "#src/content/company.ts";
import type { CareersPage } from "#src/content/types/careers.ts";
import type { Job } from "#src/content/types/job.ts";
import { ApplicationForm } from "#src/islands/application/application-form.tsx";
import { deliversApplications } from "#src/islands/forms/provider.ts";
import { mailto } from "#src/lib/mailto.ts";
import { LeadOn } from "#src/sections/lead-on.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

type ApplySectionProps = {
  content: CareersPage["opening"]["apply"];
  job: Pick<Job, "title">;
  /** Apply Now. */
  children: ReactNode;
};

/** The foot of an opening's own page: three ways to apply, the last for visitors without scripts. */
export function ApplySection({ content, job, children }: ApplySectionProps) {
  const letter = mailto(company.recruitingEmail, { subject: `${content.subject} ${job.title}` });
  return (
    <section id="apply" aria-label={content.title} className="page pb-20 lg:pb-28">
      <LeadOn heading={content.title} text={content.text}>
        <div className="contents no-scripts:hidden">{children}</div>
        <ButtonLink look="ghost" href={letter} className="max-sm:w-full">
          {content.mail}
        </ButtonLink>
      </LeadOn>
      {deliversApplications && (
        <noscript>
          <div className="mt-6 max-w-3xl rounded-card border border-line bg-surface p-6 sm:p-9">
            <h3 id="application-form" className="mb-6 text-[1.625rem]">
              {application.formHeading}
            </h3>
            <ApplicationForm
              content={application}
              jobTitle={job.title}
              labelledBy="application-form"
            />
          </div>
        </noscript>
      )}
    </section>
  );
}
