import type { ReactNode } from "react";
import { application } from "#src/content/application.ts";
import { careers } from "#src/content/careers.ts";
import { company } from "#src/content/company.ts";
import { deliversApplications } from "#src/islands/forms/provider.ts";
import { mailto } from "#src/lib/mailto.ts";
import { Invitation } from "#src/sections/closing.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

const { title, text, mail, subject } = careers.opening.apply;

/** Two ways to apply: a mail and a form, which needs scripts where no server takes it. `children`: the form. */
export function ApplySection({ jobTitle, children }: { jobTitle: string; children: ReactNode }) {
  const letter = mailto(company.recruitingEmail, { subject: `${subject} ${jobTitle}` });
  return (
    <section
      id="apply"
      aria-label={title}
      className="page grid gap-6 pb-20 lg:auto-cols-fr lg:grid-flow-col lg:pb-28"
    >
      <Invitation heading={title} text={text} scene="doors">
        <ButtonLink look="ghost" href={letter} className="max-sm:w-full">
          {mail}
        </ButtonLink>
      </Invitation>
      <div className={deliversApplications ? undefined : "no-scripts:hidden"}>
        <ApplicationCard>{children}</ApplicationCard>
      </div>
    </section>
  );
}

/** `children`: the form. */
export const ApplicationCard = ({ children }: { children: ReactNode }) => (
  <div className="max-w-3xl rounded-card border border-line bg-surface p-6 sm:p-9">
    <h2 id="application-form" className="mb-6 text-[1.625rem]">
      {application.formHeading}
    </h2>
    {children}
  </div>
);
