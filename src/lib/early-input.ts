import { type RefObject, useEffect, useRef } from "react";
import { useHydrated } from "./hydrated.ts";

/**
 * Keeps a control that React does not control at a value, and takes over what the visitor put
 * into it before React came: a controlled one would be set back at that moment.
 * @param take called once with the early value, if there is one
 */
export function useEarlyInput<Control extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  take: (early: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const hydrated = useHydrated();
  const taken = useRef(false);
  const onEarly = useRef(take);

  useEffect(() => {
    const element = control.current;
    if (!hydrated || !element) return;
    const early = taken.current ? "" : element.value;
    taken.current = true;
    if (early && early !== value) onEarly.current(early);
    else if (element.value !== value) element.value = value;
  }, [hydrated, value]);

  return control;
}
