import { applyParam } from "#src/lib/openings.ts";
import { ApplyForm } from "./apply-form.tsx";
import { dialogEntry } from "./dialog-entry.ts";

/** The dialog of an opening's own page; `?apply=` says that it is open. */
export const openingDialog = dialogEntry({
  open: () => new URLSearchParams({ [applyParam]: "" }),
  close: () => new URLSearchParams(),
});

type ApplyButtonProps = { slug: string; label: string; id?: string; className?: string };

/** Apply Now on the opening's own page, whose heading says which job it is. */
export const ApplyButton = (props: ApplyButtonProps) => (
  <ApplyForm {...props} describedBy="opening" onApply={openingDialog.open} />
);
