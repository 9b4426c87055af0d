import { type RefObject, useEffect, useRef } from "react";

/**
 * Opens a native dialog while `open` holds; its heading gets the focus, so that reading starts
 * with what the dialog is about.
 * @param onClosed called as soon as it is no modal any more: the focus may be put elsewhere
 * @param onGone called when it has faded out, too
 */
export function useModal(
  open: boolean,
  onClosed: () => void,
  onGone: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (open) {
      element.removeAttribute("data-leaves");
      element.showModal();
      element.querySelector<HTMLElement>("h2")?.focus();
      return undefined;
    }
    let reopened = false;
    element.close();
    onClosed();
    addEventListener("mousedown", keepFocus, { capture: true, once: true });
    void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => {
      if (!reopened) onGone();
    });
    return () => {
      reopened = true;
    };
    // Opening and closing follow `open` alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open]);

  return dialog;
}

/** The second press of a double click meets the page behind the dialog, and would take the focus. */
function keepFocus(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
