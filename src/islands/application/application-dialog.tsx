import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { application } from "#src/entries/application.ts";
import type { CareersPage } from "#content/schemas/careers.ts";
import { changeQuery, onQueryChange, search } from "#src/browser/query.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { JobFacts } from "./job-facts.tsx";
import { type ListedOpening, listedOpening } from "./listed-opening.ts";

type ApplicationDialogProps = {
  content: typeof application;
  factLabels: CareersPage["openings"]["factLabels"];
  /** An opening to draw the closed dialog with. */
  anyJob: ListedOpening;
};

/** Id of the form around the openings, which their buttons submit. */
export const applyId = "apply";

/**
 * The open dialog has a history entry: Back closes it, and its address opens it. An entry pushed by Apply Now is
 * marked in its state, so that closing the dialog goes back instead of leaving it behind.
 */
function openDialog(event: SubmitEvent) {
  event.preventDefault();
  const { submitter } = event;
  if (!(submitter instanceof HTMLButtonElement)) return;
  const job = new URL(submitter.formAction).pathname.split("/").at(-1);
  changeQuery({ job }, "pushState", "apply");
}

function leaveDialog() {
  if (history.state === "apply") history.back();
  else changeQuery({ job: "" }, "replaceState");
}

/**
 * At most 4xl (896 px) wide and 90% high (docs/specification.md#openings-and-projects); its content scrolls. `flex-col` without `open:` keeps
 * the layout while the dialog fades out, and the backdrop with it. Forced colors show the border in both themes.
 * Its top edge stays where it is: centered, it would jump when errors make it higher.
 * Landscape phones lack the height for the facts, which the job card shows.
 */
const dialogClass =
  "application mx-auto mt-[5dvh] mb-auto max-h-[90dvh] w-[min(896px,100%-3rem)] max-w-none flex-col overflow-hidden rounded-band border border-[light-dark(transparent,var(--color-line))] bg-surface text-ink [box-shadow:0_40px_120px_-30px_rgb(var(--shadow)/0.6)] open:flex max-sm:mt-auto max-sm:mb-0 max-sm:h-[90dvh] max-sm:w-full max-sm:rounded-t-card max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0 backdrop:bg-code/62 backdrop:opacity-[inherit] [@media(height<32rem)]:[&_dl]:hidden";

const titleId = "application-title";

/**
 * A native modal dialog about the opening in the address (`?job=`). It stays mounted when closed, so that input is kept,
 * for other openings too.
 */
export function ApplicationDialog({ content, factLabels, anyJob }: ApplicationDialogProps) {
  // Empty in the prerendered page and during hydration.
  const query = useSyncExternalStore(onQueryChange, search, () => "");
  const job = listedOpening(new URLSearchParams(query).get("job"));
  const [shown, setShown] = useState(anyJob);
  if (job && job.slug !== shown.slug) setShown(job);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const slug = job?.slug;

  const shownBefore = useRef<string>(undefined);
  useEffect(() => {
    const element = dialog.current;
    const before = shownBefore.current;
    if (!element || slug === before) return;
    shownBefore.current = slug;
    if (slug !== undefined) {
      if (!element.open) element.showModal();
      element.querySelector<HTMLElement>("h2")?.focus();
      return;
    }
    element.close();
    // The browser restores the focus, but nothing had it if the address opened the dialog, or in Safari,
    // which does not focus clicked buttons.
    const { activeElement } = document;
    if (activeElement === document.body || element.contains(activeElement))
      document.querySelector<HTMLElement>(`button[aria-describedby="opening-${before}"]`)?.focus();
  }, [slug]);

  useEffect(() => {
    const form = document.getElementById(applyId) as HTMLFormElement | null;
    form?.addEventListener("submit", openDialog);
    return () => form?.removeEventListener("submit", openDialog);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => job && leaveDialog()}
      // A press on the backdrop has the dialog as its target. Safari has no `closedby` yet
      // (https://webkit.org/b/284592).
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault(); // would take the focus that closing restores
        close();
      }}
      className={dialogClass}
    >
      <header className="flex items-start gap-4 border-b border-line px-5 py-5 sm:px-9 sm:pt-8 sm:pb-6">
        <div className="min-w-0 grow">
          <p className="text-fine font-semibold text-label">{content.eyebrow}</p>
          <h2 id={titleId} tabIndex={-1} className="mt-1 text-large">
            {shown.title}
          </h2>
          <JobFacts labels={factLabels} job={shown} />
        </div>
        <button
          type="button"
          onClick={close}
          className="-mt-1 -me-1.5 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunk hover:text-ink"
        >
          <Icon name="x" className="size-6" />
          <span className="sr-only">{content.close}</span>
        </button>
      </header>
      {/* The scroll padding keeps the label and the error message of the focused field in view. Firefox's default
      scrollbar is white in the dark theme. */}
      <div className="scroll-py-14 overflow-y-auto overscroll-contain px-5 py-6 [scrollbar-color:var(--color-edge)_transparent] [scrollbar-width:thin] sm:px-9 sm:py-8 tall:has-[form:not([hidden])]:scroll-pb-32 tall:has-[form:not([hidden])]:pb-0">
        <ApplicationForm
          content={content}
          jobTitle={shown.title}
          labelledBy={titleId}
          open={job !== undefined}
          onClose={close}
        />
      </div>
    </dialog>
  );
}
