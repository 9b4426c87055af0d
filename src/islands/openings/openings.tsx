import type { CareersPage } from "#src/content/types/careers.ts";
import type { Job } from "#src/content/types/job.ts";
import type { OpeningsView } from "#src/lib/openings.ts";
import { isListed } from "#src/lib/openings.ts";
import { SectionHeading } from "#src/ui/section-heading.tsx";
import { JobCard } from "./job-card.tsx";
import { NoOpenings } from "./no-openings.tsx";
import { OpeningsFilter } from "./openings-filter.tsx";

type OpeningsProps = {
  content: CareersPage["openings"];
  jobs: readonly Job[];
  view: OpeningsView;
  type: (text: string) => void;
  choose: (department: OpeningsView["department"]) => void;
  reset: () => void;
  open: (job: Job) => void;
};

/** The openings and what narrows them down. */
export function Openings({ content, jobs, view, type, choose, reset, open }: OpeningsProps) {
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
    </section>
  );
}

const countOf = (count: number, words: CareersPage["openings"]["count"]) =>
  count === 0 ? words.none : `${count} ${count === 1 ? words.one : words.many}`;
