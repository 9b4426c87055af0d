import type { ReactNode } from "react";
import { application } from "#src/content/application.ts";
import { careers } from "#src/content/careers.ts";
import { company } from "#src/content/company.ts";
import { ApplicationForm } from "#src/islands/application/application-form.tsx";
import { deliversApplications } from "#src/islands/forms/provider.ts";
import { mailto } from "#src/lib/mailto.ts";
import { Invitation } from "#src/sections/closing.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

const { title, text, mail, subject } = careers.opening.apply;

/** `children`: the Apply Now button. */
type ApplySectionProps = { jobTitle: string; children: ReactNode };

/** Three ways to apply: the dialog, a mail, and without scripts a plain form. */
export function ApplySection({ jobTitle, children }: ApplySectionProps) {
  const letter = mailto(company.recruitingEmail, { subject: `${subject} ${jobTitle}` });
  return (
    <section id="apply" aria-label={title} className="page grid grid-cols-1 gap-6 pb-20 lg:pb-28">
      <Invitation heading={title} text={text} scene="doors">
        <div className="contents no-scripts:hidden">{children}</div>
        <ButtonLink look="ghost" href={letter} className="max-sm:w-full">
          {mail}
        </ButtonLink>
      </Invitation>
      {deliversApplications && (
        <noscript>
          <PlainApplication jobTitle={jobTitle} />
        </noscript>
      )}
    </section>
  );
}

export const PlainApplication = (props: { jobTitle: string; retry?: boolean }) => (
  <div className="max-w-3xl rounded-card border border-line bg-surface p-6 sm:p-9">
    <h2 id="application-form" className="mb-6 text-[1.625rem]">
      {application.formHeading}
    </h2>
    <ApplicationForm content={application} labelledBy="application-form" {...props} />
  </div>
);
