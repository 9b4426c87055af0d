import type { CareersPage } from "#content/schemas/careers.ts";
import type { Job } from "#src/entries/jobs.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Tag } from "#src/ui/tag.tsx";

type JobFactsProps = {
  labels: CareersPage["openings"]["factLabels"];
  job: Pick<Job, "department" | "experience"> & {
    location: Pick<Job["location"], "display">;
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
    <dl className="job-facts">
      <div>
        <dt>{labels.department}</dt>
        <dd>
          <Tag>
            <span>{job.department}</span>
          </Tag>
        </dd>
      </div>
      {facts.map(({ label, icon, value }) => (
        <div key={label} hidden={!value}>
          <dt>{label}</dt>
          <dd>
            <Icon name={icon} />
            <span>{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
