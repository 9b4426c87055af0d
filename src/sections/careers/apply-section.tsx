import type { ReactNode } from "react";
import { company } from "#src/content/company.ts";
import type { CareersPage } from "#src/content/schemas/careers.ts";
import { deliversApplications } from "#src/islands/forms/provider.ts";
import { mailto } from "#src/lib/mailto.ts";
import { Invitation } from "#src/sections/closing.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { PlainApplication } from "./plain-application.tsx";

type Content = CareersPage["opening"]["apply"];
/** `children`: Apply Now. */
type ApplySectionProps = { content: Content; job: { title: string }; children: ReactNode };

/** The foot of an opening's own page: three ways to apply, the last for visitors without scripts. */
export function ApplySection({ content, job, children }: ApplySectionProps) {
  const letter = mailto(company.recruitingEmail, { subject: `${content.subject} ${job.title}` });
  return (
    <section
      id="apply"
      aria-label={content.title}
      className="page grid grid-cols-1 gap-6 pb-20 lg:pb-28"
    >
      <Invitation heading={content.title} text={content.text} scene="doors">
        <div className="contents no-scripts:hidden">{children}</div>
        <ButtonLink look="ghost" href={letter} className="max-sm:w-full">
          {content.mail}
        </ButtonLink>
      </Invitation>
      {deliversApplications && (
        <noscript>
          <PlainApplication jobTitle={job.title} />
        </noscript>
      )}
    </section>
  );
}
