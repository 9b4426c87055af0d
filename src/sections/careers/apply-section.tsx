import type { ReactNode } from "react";
import { application } from "#src/entries/application.ts";
import { careers } from "#src/entries/careers.ts";
import { company } from "#src/entries/company.ts";
import type { Job } from "#src/entries/jobs.ts";
import { deliversApplications } from "#src/islands/forms/endpoint.ts";
import { mailto } from "#src/lib/mailto.ts";
import { invitationPicture } from "#src/lib/pictures/pictures.ts";
import { People } from "#src/sections/people/people.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

const { title, text, mail, subject, drawing } = careers.opening.apply;

/** Two ways to apply: a mail and a form, which needs scripts where no server takes it. `children`: the form. */
export function ApplySection({ job, children }: { job: Job; children: ReactNode }) {
  const letter = mailto(company.recruitingEmail, { subject: `${subject} ${job.title}` });
  const [reader] = job.people;
  return (
    <section
      id="apply"
      aria-label={title}
      className="page grid gap-6 pt-6 pb-20 lg:auto-cols-fr lg:grid-flow-col lg:pt-10 lg:pb-28"
    >
      <div className="flex flex-col items-start overflow-hidden panel rounded-band px-8 pt-8 lg:px-12 lg:pt-12">
        <h2 className="text-heading">{title}</h2>
        <p className="mt-4 mb-7 text-balance text-muted">{text}</p>
        <ButtonLink look="ghost" href={letter} className="max-sm:w-full">
          {mail}
        </ButtonLink>
        {/* Says something else here than above (job-story.tsx). */}
        {reader !== undefined && (
          <People people={[reader]} turn={job.order + 4} className="mt-10 text-pretty" />
        )}
        <img
          {...invitationPicture(drawing)}
          alt=""
          loading="lazy"
          className="mx-auto mt-auto w-[min(30rem,100%)] pt-10"
        />
      </div>
      <div className={deliversApplications ? undefined : "no-scripts:hidden"}>
        <ApplicationCard>{children}</ApplicationCard>
      </div>
    </section>
  );
}

/** `children`: the form. */
export const ApplicationCard = ({ children }: { children: ReactNode }) => (
  <div className="h-full max-w-3xl rounded-card border border-line bg-surface p-6 sm:p-9">
    <h2 id="application-form" className="mb-6 text-large">
      {application.formHeading}
    </h2>
    {children}
  </div>
);
