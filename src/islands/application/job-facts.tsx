import type { ReactNode } from "react";
import type { CareersPage } from "#src/content/types/careers.ts";
import type { Job } from "#src/content/types/job.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Tag } from "#src/ui/tag.tsx";

type JobFactsProps = {
  labels: CareersPage["openings"]["factLabels"];
  job: Pick<Job, "department" | "location" | "type" | "experience">;
};

/** What the table of openings says about one, in a line. */
export function JobFacts({ labels, job }: JobFactsProps) {
  const { department, location, type, experience } = job;
  const iconClass = "size-4.5 shrink-0 text-turq";
  return (
    <dl className="mt-3.5 flex flex-wrap items-center gap-x-5 gap-y-2 text-small/6 text-muted">
      <div>
        <dt className="sr-only">{labels.department}</dt>
        <dd>
          <Tag>{department}</Tag>
        </dd>
      </div>
      <Fact label={labels.location} value={location.display}>
        <Icon name="map-pin" className={iconClass} />
      </Fact>
      <Fact label={labels.type} value={type}>
        <Icon name="clock" className={iconClass} />
      </Fact>
      <Fact label={labels.experience} value={experience}>
        <Icon name="briefcase" className={iconClass} />
      </Fact>
    </dl>
  );
}

type FactProps = { label: string; value: string; children: ReactNode };

function Fact({ label, value, children }: FactProps) {
  return (
    <div>
      <dt className="sr-only">{label}</dt>
      <dd className="flex items-center gap-1.5">
        {children}
        {value}
      </dd>
    </div>
  );
}
