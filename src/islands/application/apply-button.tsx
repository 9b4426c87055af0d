import { openDialogEntry } from "#src/islands/address.ts";
import { Button } from "#src/ui/button.tsx";

/** In the address of an opening's own page: its application dialog is open. */
export const applyParam = "apply";

const openDialog = () => openDialogEntry(new URLSearchParams({ [applyParam]: "" }));

/** Where one can apply for an opening without scripts. */
export const applyPath = (slug: string) => `/careers/${slug}#apply`;

type ApplyButtonProps = {
  slug: string;
  label: string;
  /** Id of what says which job it is; on the opening's own page, its heading. */
  describedBy?: string;
  onApply?: () => void;
};

/** Apply Now. With React it opens the dialog; without, it is a form that leads to the opening's own page. */
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
