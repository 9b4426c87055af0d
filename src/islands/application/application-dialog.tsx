import { type PointerEvent, type SyntheticEvent, useRef, useState } from "react";
import { application as content } from "#src/content/application.ts";
import type { CareersPage } from "#src/content/types/careers.ts";
import type { Job } from "#src/content/types/job.ts";
import { ApplicationForm } from "#src/islands/application/application-form.tsx";
import { ApplicationSuccess } from "#src/islands/application/application-success.tsx";
import { useApplicationForm } from "#src/islands/application/use-application-form.ts";
import { useDiscardGuard } from "#src/islands/application/use-discard-guard.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useModal } from "#src/ui/use-modal.ts";
import { useNextFrame } from "#src/ui/use-next-frame.ts";
import { DiscardBar } from "./discard-bar.tsx";
import { applyButtonId } from "#src/islands/openings/job-card.tsx";
import { JobFacts } from "./job-facts.tsx";

type ApplicationDialogProps = {
  factLabels: CareersPage["openings"]["factLabels"];
  onLeave: () => void;
};

type DialogProps = ApplicationDialogProps & { job: Job; open: boolean; onGone: () => void };

const titleId = "application-title";

/** The dialog of the opening in the address; it stays in the page until it has faded out. */
export function ApplicationDialog({
  job,
  ...rest
}: ApplicationDialogProps & { job: Job | undefined }) {
  const [shown, setShown] = useState(job);
  if (job && job !== shown) setShown(job);
  if (!shown) return null;
  const onGone = () => setShown(undefined);
  return <Dialog key={shown.slug} job={shown} open={Boolean(job)} onGone={onGone} {...rest} />;
}

function Dialog({ job, open, onGone, factLabels, onLeave }: DialogProps) {
  const application = useApplicationForm();
  const guard = useDiscardGuard(application.form, onLeave);
  const dialog = useModal(open, () => document.getElementById(applyButtonId(job))?.focus(), onGone);
  const outside = useOutsideClick(leave);
  const hasForm = useNextFrame();
  const lastFocused = useRef<HTMLElement>(null);

  /**
   * Fades in the frame that answers the press. That the page behind is no longer inert has the browser
   * look at all of it again, and waits until then.
   */
  function leave() {
    if (!guard.wouldAsk()) dialog.current?.setAttribute("data-leaves", "");
    requestAnimationFrame(() => setTimeout(guard.leave));
  }

  /** A question that is already asked is answered by asking again: nothing is thrown away. */
  const dismiss = () => (guard.asking ? guard.keep() : leave());

  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // The file input has a `cancel` of its own, which comes by here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    dismiss();
  }

  /**
   * Chrome lets nobody prevent every second Escape in a row: the dialog is opened again then. Its
   * cancelling, which comes first, has asked already.
   */
  function onClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (!open || currentTarget.open) return;
    const focused = lastFocused.current;
    currentTarget.showModal();
    focused?.focus();
  }

  return (
    // The click is the backdrop's; for the keyboard there are Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onClose}
      onFocus={({ target }) => {
        lastFocused.current = target;
      }}
      {...outside}
      aria-busy={!hasForm}
      className="application rounded-band bg-surface text-ink"
    >
      <header className="flex items-start gap-4 border-b border-line px-5 py-5 sm:px-9 sm:pt-8 sm:pb-6">
        <div className="min-w-0 grow">
          <p className="text-small font-semibold text-turq">{content.eyebrow}</p>
          <h2
            id={titleId}
            tabIndex={-1}
            className="mt-1 text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)]"
          >
            {job.title}
          </h2>
          <JobFacts labels={factLabels} job={job} />
        </div>
        <button
          type="button"
          onClick={leave}
          className="-mt-1 -mr-1.5 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunk hover:text-ink"
        >
          <Icon name="x" className="size-6" />
          <span className="sr-only">{content.close}</span>
        </button>
      </header>
      <div
        // What follows the form is read from its top.
        key={String(application.state.status === "success")}
        inert={guard.asking}
        className="application-body px-5 py-6 sm:px-9 sm:py-8"
      >
        {application.state.status === "success" ? (
          <ApplicationSuccess
            content={content.success}
            letter={application.state.letter}
            onClose={leave}
          />
        ) : (
          hasForm && (
            <ApplicationForm
              content={content}
              jobTitle={job.title}
              labelledBy={titleId}
              {...application}
            />
          )
        )}
      </div>
      {guard.asking && (
        <DiscardBar content={content.discard} onKeep={guard.keep} onDiscard={guard.discard} />
      )}
    </dialog>
  );
}

/** The backdrop counts as the dialog itself; text dragged out of a field does not. */
function useOutsideClick(onOutside: () => void) {
  const pressedOutside = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent<HTMLDialogElement>) => {
      pressedOutside.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (target === currentTarget && pressedOutside.current) onOutside();
    },
  };
}
