import { openDialogEntry } from "#src/islands/address.ts";
import { Button } from "#src/ui/button.tsx";

/** Query parameter that opens the dialog on an opening's own page. */
export const applyParam = "apply";

const openDialog = () => openDialogEntry(new URLSearchParams({ [applyParam]: "" }));

/** Address of the form for visitors without scripts. */
export const applyPath = (slug: string) => `/careers/${slug}#apply`;

type ApplyButtonProps = {
  slug: string;
  label: string;
  /** Id of the element that names the job; by default the heading of the opening's own page. */
  describedBy?: string;
  onApply?: () => void;
};

/** Opens the dialog; without scripts, a form that leads to the opening's own page. */
export const ApplyButton = (props: ApplyButtonProps) => {
  const { slug, label, describedBy = "opening", onApply = openDialog } = props;
  return (
    <form
      action={applyPath(slug)}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
      className="max-sm:w-full"
    >
      <Button
        type="submit"
        name={applyParam}
        aria-describedby={describedBy}
        className="max-sm:w-full"
      >
        {label}
      </Button>
    </form>
  );
};
