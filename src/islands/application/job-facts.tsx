import type { CareersPage } from "#content/schemas/careers.ts";
import type { Job } from "#src/entries/jobs.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Tag } from "#src/ui/tag.tsx";

type JobFactsProps = {
  labels: CareersPage["openings"]["factLabels"];
  job: Pick<Job, "department" | "location" | "experience"> & {
    /** As pages call it. */
    type: string;
  };
};

/** The dialog shows them for one opening after the other: each text is the only content of an element (record 3). */
export function JobFacts({ labels, job }: JobFactsProps) {
  const facts = [
    { label: labels.location, icon: "map-pin", value: job.location.display },
    { label: labels.type, icon: "clock", value: job.type },
    { label: labels.experience, icon: "briefcase", value: job.experience },
  ];
  return (
    <dl className="mt-3.5 flex flex-wrap items-center gap-x-5 gap-y-2 text-fine text-muted">
      <div>
        <dt className="sr-only">{labels.department}</dt>
        <dd className="flex">
          <Tag>
            <span>{job.department}</span>
          </Tag>
        </dd>
      </div>
      {facts.map(({ label, icon, value }) => (
        <div key={label} hidden={!value}>
          <dt className="sr-only">{label}</dt>
          <dd className="flex items-center gap-1.5">
            <Icon name={icon} className="size-4.5 text-label" />
            <span>{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
