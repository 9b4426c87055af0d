import { applyParam } from "#src/lib/openings.ts";
import { ApplyForm } from "./apply-form.tsx";
import { openDialogEntry } from "./dialog-entry.ts";

type ApplyButtonProps = { slug: string; label: string; id?: string; className?: string };

/** `?apply=` says that the dialog of an opening's own page is open. */
const openDialog = () => openDialogEntry(new URLSearchParams({ [applyParam]: "" }));

/** Apply Now on the opening's own page, whose heading says which job it is. */
export const ApplyButton = (props: ApplyButtonProps) => (
  <ApplyForm {...props} describedBy="opening" onApply={openDialog} />
);
