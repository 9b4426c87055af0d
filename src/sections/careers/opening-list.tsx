import type { ReactNode } from "react";
import { departmentSlug } from "#src/browser/listed-openings.ts";
import { applyId } from "#src/islands/application/application-dialog.tsx";
import type { CareersPage } from "#content/schemas/careers.ts";
import { mailto } from "#src/lib/mailto.ts";
import type { JobSummary } from "#src/lib/open-jobs.ts";
import { NothingFound } from "#src/sections/nothing-found.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";
import { OpeningCard } from "./opening-card.tsx";
import { OpeningSearch, searchId } from "./opening-search.tsx";

type OpeningListProps = {
  content: CareersPage["openings"];
  jobs: readonly JobSummary[];
  recruitingEmail: string;
  /** The application dialog. */
  children: ReactNode;
};

/**
 * The openings and their search, whose state is in the address (`?q=&department=`). src/browser/opening-filter.ts
 * applies it to this markup, and takes away those that close later.
 */
export function OpeningList({ content, jobs, recruitingEmail, children }: OpeningListProps) {
  const { count, empty } = content;
  if (jobs.length === 0)
    return (
      <section id="openings" className="page section-gap">
        <SectionHeading heading={content.heading} lead={content.none} />
      </section>
    );
  return (
    <section id="openings" className="page section-gap">
      <SectionHeading heading={content.heading} lead={content.intro} />
      <OpeningSearch content={content} />
      <p
        role="status"
        data-one={count.one}
        data-many={count.many}
        data-none={count.none}
        className="my-5 text-fine font-medium text-muted"
      >
        {`${jobs.length} ${jobs.length === 1 ? count.one : count.many}`}
      </p>
      {/*
       * One for all, around them: Chromium styles the end of a long list anew for each form in it, and looks for the form
       * of each button that names one among all the others.
       */}
      <form id={applyId}>
        <ul className="long-list grid gap-3 sm:gap-6 lg:grid-cols-2">
          {jobs.map((job) => (
            // Fades in as a whole: where something in it is, Chromium says only when it has laid out that card.
            <li
              key={job.slug}
              data-reveal=""
              data-department={departmentSlug(job.department)}
              data-last={job.lastSecond}
            >
              <OpeningCard content={content} job={job} />
            </li>
          ))}
        </ul>
      </form>
      <div hidden data-empty="">
        <NothingFound
          level="h3"
          content={empty}
          reset={{ type: "reset", form: searchId, children: empty.reset }}
          link={{
            href: mailto(recruitingEmail, { subject: empty.subject }),
            children: empty.mail,
          }}
        />
      </div>
      {children}
    </section>
  );
}
