import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { application } from "#src/content/application.ts";
import type { CareersPage } from "#src/content/schemas/careers.ts";
import type { JobSummary } from "#src/lib/open-jobs.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { ApplicationSuccess } from "./application-success.tsx";
import { applyPath } from "./apply-button.tsx";
import { JobFacts } from "./job-facts.tsx";
import { useApplicationForm } from "./use-application-form.ts";

/** The dialog's: it is not in the page until it is opened. */
export const applicationIcons =
  "briefcase chevron-down circle-alert circle-check clock mail map-pin x".split(" ");

type ApplicationDialogProps = {
  words: typeof application;
  factLabels: CareersPage["openings"]["factLabels"];
  /** The opening to apply for; while there is one, the dialog is open. */
  job: JobSummary | undefined;
  onLeave: () => void;
};

/**
 * At most 4xl (896 px, on large screens too) wide and 90% high (specification 2.8); what does not fit scrolls inside. A column also while
 * it fades out. Forced colours show its border in both themes.
 */
const box =
  "application m-auto max-h-[90dvh] w-[min(896px,100%-3rem)] max-w-none flex-col overflow-hidden rounded-band border border-[light-dark(transparent,var(--color-line))] bg-surface text-ink [box-shadow:0_40px_120px_-30px_rgb(var(--shadow)/0.6)] open:flex max-sm:mb-0 max-sm:h-[90dvh] max-sm:w-full max-sm:rounded-t-card max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0";

const titleId = "application-title";

/**
 * A native modal dialog. It stays in the page when it is closed, so that nothing typed is lost: opened again, for
 * another opening too, it shows what was filled in.
 */
export function ApplicationDialog({ words, factLabels, job, onLeave }: ApplicationDialogProps) {
  const [shown, setShown] = useState(job);
  if (job && job !== shown) setShown(job);
  const { leave, letter, ...form } = useApplicationForm(words, shown?.slug);
  useUnsentWarning(form.ref, shown !== undefined);
  const dialog = useModal(job?.slug);
  const close = () => dialog.current?.close();
  const outside = useOutsideClick(close);

  function onClose() {
    leave();
    if (job) onLeave();
  }

  if (!shown) return null;
  return (
    // The click is the backdrop's; for the keyboard there are Escape and the close button.
    <dialog ref={dialog} aria-labelledby={titleId} onClose={onClose} {...outside} className={box}>
      <header className="flex items-start gap-4 border-b border-line px-5 py-5 sm:px-9 sm:pt-8 sm:pb-6">
        <div className="min-w-0 grow">
          <p className="text-small font-semibold text-label">{words.eyebrow}</p>
          <h2
            id={titleId}
            tabIndex={-1}
            className="mt-1 text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)]"
          >
            {shown.title}
          </h2>
          <JobFacts labels={factLabels} job={shown} />
        </div>
        <button
          type="button"
          onClick={close}
          className="-mt-1 -mr-1.5 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunk hover:text-ink"
        >
          <Icon name="x" className="size-6" />
          <span className="sr-only">{words.close}</span>
        </button>
      </header>
      <div
        // What follows the form is read from its top.
        key={String(form.status === "sent")}
        className="application-body px-5 py-6 sm:px-9 sm:py-8"
      >
        {form.status === "sent" ? (
          <ApplicationSuccess content={words.success} letter={letter} onClose={close} />
        ) : (
          <ApplicationForm content={words} jobTitle={shown.title} labelledBy={titleId} {...form} />
        )}
      </div>
    </dialog>
  );
}

/** Opens the dialog while there is a job, at its heading, and gives the focus back afterwards. */
function useModal(slug: string | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || slug === undefined) return undefined;
    element.showModal();
    element.querySelector<HTMLElement>("h2")?.focus();
    return () => {
      element.close();
      // The browser gives the focus back to what had it: nothing, when the address opened the dialog, or
      // when a button was pressed in Safari, which gives buttons none.
      const { activeElement } = document;
      if (activeElement === document.body || element.contains(activeElement))
        document.querySelector<HTMLElement>(`form[action="${applyPath(slug)}"] button`)?.focus();
    };
  }, [slug]);
  return dialog;
}

/** The backdrop counts as the dialog itself; text dragged out of a field does not. */
function useOutsideClick(onOutside: () => void) {
  const pressedOutside = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: SyntheticEvent) => {
      pressedOutside.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: SyntheticEvent) => {
      if (target === currentTarget && pressedOutside.current) onOutside();
    },
  };
}

/**
 * Has the browser ask before the page is left with something typed that was not sent.
 * @param shown whether the form has been shown: before, Firefox would keep the page out of its
 *   back/forward cache for nothing
 */
function useUnsentWarning(form: RefObject<HTMLFormElement | null>, shown: boolean) {
  useEffect(() => {
    if (!shown) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      const fields = "input:not([type=hidden]), select";
      const typed = form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(fields);
      if (![...(typed ?? [])].some(({ value }) => value.trim() !== "")) return;
      event.preventDefault();
      // A page that was fading out is there again for whoever stays.
      delete document.documentElement.dataset["page"];
    };
    addEventListener("beforeunload", onBeforeUnload);
    return () => removeEventListener("beforeunload", onBeforeUnload);
  }, [form, shown]);
}
