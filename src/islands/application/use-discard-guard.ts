import { type RefObject, useEffect, useRef } from "react";
import { useBlocker, useLocation } from "react-router";

/**
 * Asks before what was typed is thrown away: by leaving the form, by the browser's Back, and, in
 * the browser's own words, by leaving the site.
 * @param leave goes to another address; called once, however often the visitor asks for it
 */
export function useDiscardGuard(form: RefObject<HTMLFormElement | null>, leave: () => void) {
  const blocker = useBlocker(() => hasContent(form.current));
  const { key } = useLocation();
  /** The entry being left: going back takes a moment, and a double click must not go back twice. */
  const left = useRef<string>(undefined);

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (hasContent(form.current)) event.preventDefault();
    };
    addEventListener("beforeunload", onBeforeUnload);
    return () => removeEventListener("beforeunload", onBeforeUnload);
  }, [form]);

  return {
    asking: blocker.state === "blocked",
    wouldAsk: () => hasContent(form.current),
    leave() {
      if (left.current === key) return;
      left.current = key;
      leave();
    },
    keep() {
      left.current = undefined;
      blocker.reset?.();
    },
    discard: () => blocker.proceed?.(),
  };
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
