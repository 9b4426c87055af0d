import type { application } from "#src/content/application.ts";
import type { CareersPage } from "#src/content/schemas/careers.ts";
import { closeDialogEntry, useQuery } from "#src/islands/address.ts";
import type { JobSummary } from "#src/lib/open-jobs.ts";
import { ApplicationDialog } from "./application-dialog.tsx";
import { ApplyButton, applyParam } from "./apply-button.tsx";

type JobApplicationProps = {
  job: JobSummary;
  /** Button label. */
  label: string;
  factLabels: CareersPage["openings"]["factLabels"];
  content: typeof application;
};

/** The first Apply Now button of an opening's own page, and the dialog that all its buttons open. */
export function JobApplication({ job, label, ...dialog }: JobApplicationProps) {
  const applying = useQuery().has(applyParam);
  return (
    <>
      <ApplyButton slug={job.slug} label={label} />
      <ApplicationDialog
        {...dialog}
        job={applying ? job : undefined}
        onLeave={() => closeDialogEntry(new URLSearchParams())}
      />
    </>
  );
}
