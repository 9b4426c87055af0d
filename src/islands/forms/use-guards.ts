import { useEffect, useRef } from "react";
import { elapsedField, submissionField } from "#contract/guards.ts";

/** Not `crypto.randomUUID()`, which plain http on another host does not have. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/**
 * Fills in the fields that guard a form (contract/guards.ts).
 *
 * `sign` goes right before sending, `renew` after every change: the same content sent again keeps
 * its key, so that trying again cannot deliver it twice.
 * @param subject what the form is about: the same answers about another one are other content
 */
export function useGuards(subject?: string) {
  const key = useRef<string>(undefined);
  useEffect(() => {
    key.current = undefined;
  }, [subject]);

  return {
    sign(form: HTMLFormElement) {
      key.current ??= newKey();
      fill(form, submissionField, key.current);
      fill(form, elapsedField, String(Math.round(performance.now())));
    },
    renew() {
      key.current = undefined;
    },
  };
}

function fill(form: HTMLFormElement, name: string, value: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}
