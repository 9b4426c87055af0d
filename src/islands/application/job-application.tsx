import type { application } from "#src/content/application.ts";
import type { CareersPage } from "#src/content/schemas/careers.ts";
import { closeDialogEntry, useQuery } from "#src/islands/address.ts";
import type { JobSummary } from "#src/lib/open-jobs.ts";
import { ApplicationDialog } from "./application-dialog.tsx";
import { ApplyButton, applyParam } from "./apply-button.tsx";

type JobApplicationProps = {
  job: JobSummary;
  /** Of the button. */
  label: string;
  factLabels: CareersPage["openings"]["factLabels"];
  words: typeof application;
};

/** Apply Now at the head of an opening's own page, and the dialog of all its buttons. */
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
