import type { Job } from "#src/content/types/job.ts";
import { applyParam } from "#src/lib/openings.ts";
import { Button } from "#src/ui/button.tsx";

type JobApplyProps = {
  job: Pick<Job, "slug">;
  label: string;
  onApply: () => void;
  id?: string | undefined;
  /** Id of what says which job it is. */
  describedBy: string;
  className?: string;
};

/**
 * Apply Now. With React it opens the dialog; without, it is a form that leads to the opening's own
 * page, to the place where one can apply.
 */
export function JobApply({ job, label, onApply, id, describedBy, className = "" }: JobApplyProps) {
  return (
    <form
      action={`/careers/${job.slug}#apply`}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
      className={`max-sm:w-full ${className}`}
    >
      <Button
        type="submit"
        id={id}
        name={applyParam}
        aria-describedby={describedBy}
        className="max-sm:w-full"
      >
        {label}
      </Button>
    </form>
  );
}
