import { type FormEvent, useEffect, useRef, useState } from "react";
import { checkContact, type ContactErrors, contactFields } from "#contract/contact.ts";
import { initProvider, sendContact } from "#src/islands/forms/provider.ts";
import { useGuards } from "#src/islands/forms/use-guards.ts";

export type ContactState = "idle" | "sending" | "sent" | "failed";

/**
 * The contact form's life: idle, sending, then sent (fields cleared) or failed (fields kept).
 * Nothing is sent while a field fails; the first failing one gets the focus.
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<ContactState>("idle");
  const [errors, setErrors] = useState<ContactErrors>({});
  /** The ids of a plain post: not sent once the provider's client is there, which adds them itself. */
  const plainPost = useRef<HTMLFieldSetElement>(null);
  const guards = useGuards();
  /** Known at once, unlike the state: a second press in the same task sends nothing. */
  const sending = useRef(false);

  useEffect(() => {
    initProvider();
    if (plainPost.current) plainPost.current.disabled = true;
  }, []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (sending.current) return;

    const checked = checkContact(Object.fromEntries(new FormData(element)));
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) {
      setState("idle");
      const first = contactFields.find((field) => checked.errors[field] !== undefined);
      if (first) element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }

    sending.current = true;
    setState("sending");
    guards.sign(element);
    try {
      await sendContact(element);
      element.reset();
      guards.renew();
      setState("sent");
    } catch {
      setState("failed");
    }
    sending.current = false;
  }

  // A disabled button drops the focus; it gets it back with the answer, which has to be seen too.
  useEffect(() => {
    if (state !== "sent" && state !== "failed") return;
    if (document.activeElement === document.body) form.current?.querySelector("button")?.focus();
    form.current?.querySelector("[role=status]")?.scrollIntoView({ block: "nearest" });
  }, [state]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { name } = target;
    guards.renew();
    setErrors((now) => (name in now ? { ...now, [name]: undefined } : now));
  }

  return { form, state, errors, plainPost, onSubmit, onInput };
}
