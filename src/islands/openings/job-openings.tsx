import type { application } from "#src/entries/application.ts";
import type { CareersPage } from "#content/schemas/careers.ts";
import { isOver } from "#contract/days.ts";
import { changeQuery } from "#src/browser/query.ts";
import { useQuery } from "#src/islands/query.ts";
import { ApplicationDialog } from "#src/islands/application/application-dialog.tsx";
import { NothingFound } from "#src/islands/nothing-found.tsx";
import { mailto } from "#src/lib/mailto.ts";
import type { JobSummary } from "#src/lib/open-jobs.ts";
import { SectionHeading } from "#src/ui/section-heading.tsx";
import { departmentSlug, isListed } from "#src/browser/listed-openings.ts";
import { JobCard } from "./job-card.tsx";
import { OpeningsFilter } from "./openings-filter.tsx";
import { useMinute } from "./minute.ts";

type JobOpeningsProps = {
  content: CareersPage["openings"];
  dialog: typeof application;
  jobs: readonly JobSummary[];
};

/** The openings, their filter and the application dialog, which share the address. */
export function JobOpenings({ content, dialog, jobs }: JobOpeningsProps) {
  const { count, departments, empty } = content;
  const query = useQuery();
  const text = query.get("q") ?? "";
  const department = departments.find((name) => departmentSlug(name) === query.get("department"));
  const now = useMinute();
  // Those that have closed since the page was built are hidden.
  const open = jobs.filter(({ lastSecond }) => !isOver(lastSecond, now));
  const listed = open.filter((job) => isListed(job, department, text));
  const resetFilter = () => {
    // The reset button is about to be hidden: move the focus.
    document.getElementById("q")?.focus();
    changeQuery({ q: "", department: "" });
  };
  const [anyJob] = jobs;
  if (!anyJob)
    return (
      <section id="openings" className="page section-gap">
        <SectionHeading heading={content.heading} lead={content.none} />
      </section>
    );
  return (
    <section id="openings" className="page section-gap">
      <SectionHeading heading={content.heading} lead={content.intro} />
      <OpeningsFilter content={content} text={text} department={department} />
      {/* src/browser/openings-filter.ts may have filled it in before. */}
      <p
        role="status"
        data-one={count.one}
        data-many={count.many}
        data-none={count.none}
        suppressHydrationWarning
        className="my-5 text-fine font-medium text-muted"
      >
        {listed.length > 0
          ? `${listed.length} ${listed.length === 1 ? count.one : count.many}`
          : count.none}
      </p>
      <ul className="long-list grid gap-3 sm:gap-6 lg:grid-cols-2">
        {jobs.map((job) => (
          <li
            key={job.slug}
            data-department={departmentSlug(job.department)}
            hidden={!listed.includes(job)}
          >
            <JobCard content={content} job={job} />
          </li>
        ))}
      </ul>
      <NothingFound
        hidden={listed.length > 0}
        level="h3"
        content={empty}
        reset={{ onClick: resetFilter, children: empty.reset }}
        link={{
          href: mailto(dialog.recruitingEmail, { subject: empty.subject }),
          children: empty.mail,
        }}
      />
      <ApplicationDialog
        content={dialog}
        factLabels={content.factLabels}
        anyJob={anyJob}
        job={open.find(({ slug }) => slug === query.get("job"))}
      />
    </section>
  );
}
