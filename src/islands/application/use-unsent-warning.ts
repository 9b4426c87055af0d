import { type RefObject, useEffect } from "react";

/** Has the browser ask before the page is left with something typed that was not sent. */
export function useUnsentWarning(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (hasContent(form.current)) event.preventDefault();
    };
    addEventListener("beforeunload", onBeforeUnload);
    return () => removeEventListener("beforeunload", onBeforeUnload);
  }, [form]);
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
