import { applyParam } from "#src/lib/openings.ts";
import { Button } from "#src/ui/button.tsx";

type ApplyFormProps = {
  /** Of the opening. */
  slug: string;
  label: string;
  onApply: () => void;
  id?: string;
  /** Id of what says which job it is. */
  describedBy: string;
  className?: string;
};

/** The button that opens an opening's dialog, and gets the focus back from it. */
export const applyButtonId = (slug: string) => `apply-${slug}`;

/**
 * Apply Now. With React it opens the dialog; without, it is a form that leads to the opening's own
 * page, to the place where one can apply.
 */
export const ApplyForm = (props: ApplyFormProps) => {
  const { slug, label, onApply, id, describedBy, className = "" } = props;
  return (
    <form
      action={`/careers/${slug}#apply`}
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
};
