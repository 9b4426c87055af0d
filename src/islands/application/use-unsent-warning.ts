import { type RefObject, useEffect } from "react";

/**
 * Has the browser ask before the page is left with something typed that was not sent.
 * @param shown whether the form has been shown: before, Firefox would keep the page out of its
 *   back/forward cache for nothing
 */
export function useUnsentWarning(form: RefObject<HTMLFormElement | null>, shown: boolean): void {
  useEffect(() => {
    if (!shown) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!hasContent(form.current)) return;
      event.preventDefault();
      // A page that was fading out is there again for whoever stays.
      delete document.documentElement.dataset["page"];
    };
    addEventListener("beforeunload", onBeforeUnload);
    return () => removeEventListener("beforeunload", onBeforeUnload);
  }, [form, shown]);
}

/** Whether anything stands in a form's visible fields. */
function hasContent(form: HTMLFormElement | null): boolean {
  if (!form) return false;
  return [...form.elements].some(
    (element) =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
      element.type !== "hidden" &&
      element.value.trim() !== "",
  );
}
