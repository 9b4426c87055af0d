import type { application } from "#src/content/application.ts";
import type { CareersPage } from "#src/content/types/careers.ts";
import { ApplicationDialog } from "#src/islands/application/application-dialog.tsx";
import type { JobSummary } from "#src/lib/open-jobs.ts";
import { isListed } from "#src/lib/openings.ts";
import { SectionHeading } from "#src/ui/section-heading.tsx";
import { JobCard } from "./job-card.tsx";
import { NoOpenings } from "./no-openings.tsx";
import { OpeningsFilter } from "./openings-filter.tsx";
import { useOpeningsView } from "./use-openings-view.ts";

type JobOpeningsProps = {
  content: CareersPage["openings"];
  /** Of the application dialog. */
  words: typeof application;
  jobs: readonly JobSummary[];
};

/** The openings, what narrows them down, and the dialog to apply for one: they share the address. */
export function JobOpenings({ content, words, jobs }: JobOpeningsProps) {
  const { view, type, choose, reset, open, close } = useOpeningsView(content.departments, jobs);
  const listed = jobs.filter((job) => isListed(job, view.department, view.text));
  return (
    <section id="openings" className="page section-gap">
      <SectionHeading heading={content.heading} lead={content.intro} />
      <OpeningsFilter
        content={content}
        view={view}
        type={type}
        choose={choose}
        count={countOf(listed.length, content.count)}
      />
      {listed.length > 0 ? (
        <ul className="grid gap-6 lg:grid-cols-2">
          {listed.map((job) => (
            <li key={job.slug}>
              <JobCard content={content} job={job} onApply={() => open(job)} />
            </li>
          ))}
        </ul>
      ) : (
        <NoOpenings content={content.empty} onReset={reset} />
      )}
      <ApplicationDialog
        words={words}
        factLabels={content.factLabels}
        job={view.job}
        onLeave={close}
      />
    </section>
  );
}

const countOf = (count: number, words: CareersPage["openings"]["count"]) =>
  count === 0 ? words.none : `${count} ${count === 1 ? words.one : words.many}`;
