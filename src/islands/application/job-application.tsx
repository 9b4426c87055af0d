import type { application } from "#src/content/application.ts";
import type { CareersPage } from "#src/content/types/careers.ts";
import { useQuery } from "#src/islands/address.ts";
import type { JobSummary } from "#src/lib/open-jobs.ts";
import { applyParam } from "#src/lib/openings.ts";
import { ApplicationDialog } from "./application-dialog.tsx";
import { ApplyButton } from "./apply-button.tsx";
import { applyButtonId } from "./apply-form.tsx";
import { closeDialogEntry } from "./dialog-entry.ts";

type JobApplicationProps = {
  job: JobSummary;
  /** Of the button. */
  label: string;
  factLabels: CareersPage["openings"]["factLabels"];
  words: typeof application;
};

/** Apply Now at the head of an opening's own page, and the dialog of all its buttons. */
export function JobApplication({ job, label, factLabels, words }: JobApplicationProps) {
  const applying = useQuery().has(applyParam);
  return (
    <>
      <ApplyButton slug={job.slug} label={label} id={applyButtonId(job.slug)} />
      <ApplicationDialog
        words={words}
        factLabels={factLabels}
        job={applying ? job : undefined}
        onLeave={() => closeDialogEntry(new URLSearchParams())}
      />
    </>
  );
}
