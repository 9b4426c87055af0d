import { type FormEvent, useEffect, useRef, useState } from "react";
import { elapsedField, submissionField } from "#contract/guards.ts";

/** `failed`: trying again may help. */
export type FormStatus = "idle" | "sending" | "sent" | "failed";

/** Messages by field name. */
export type FormErrors = { [field: string]: string | undefined };

type Form<Checked> = {
  check: (typed: FormData) => Checked | { ok: false; errors: FormErrors };
  /** @returns the new status, or errors the server found; never rejects */
  send: (
    form: HTMLFormElement,
    checked: Checked,
    signal: AbortSignal,
  ) => Promise<FormStatus | FormErrors>;
  /** What the form is about, or whether it is shown. A change cancels a request under way; input stays. */
  subject?: unknown;
};

/**
 * States of a form: idle, sending, then sent (fields cleared) or failed (fields kept). Nothing is sent while a
 * field is invalid; the first invalid one is focused, and its error disappears when it is edited.
 */
export function useForm<Checked extends { ok: true }>({ check, send, subject }: Form<Checked>) {
  const ref = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<FormStatus>("idle");
  const [errors, setErrors] = useState<FormErrors>({});
  /** Set synchronously, unlike the status: stops a second submit in the same task. */
  const request = useRef<AbortController>(undefined);
  /** Idempotency key of the current input (contract/guards.ts). */
  const key = useRef<string>(undefined);
  useEffect(
    () => () => {
      request.current?.abort();
      key.current = undefined;
      setStatus("idle");
    },
    [subject],
  );

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (request.current) return;
    const checked = check(new FormData(form));
    if (!checked.ok) return showErrors(checked.errors);

    const { signal } = (request.current = new AbortController());
    setErrors({});
    setStatus("sending");
    key.current ??= newKey();
    fillInGuards(form, key.current);
    const outcome = await send(form, checked, signal);
    request.current = undefined;
    if (signal.aborted) return;
    if (typeof outcome === "object") return showErrors(outcome);
    setStatus(outcome);
    if (outcome !== "sent") return;
    form.reset();
    key.current = undefined;
  }

  function showErrors(found: FormErrors) {
    setStatus("idle");
    setErrors(found);
    const fields = [...(ref.current?.elements ?? [])];
    const first = fields.find((field) => found[field.getAttribute("name") ?? ""]);
    if (first instanceof HTMLElement) first.focus();
  }

  // The disabled submit button lost the focus: restore it, and scroll the outcome into view.
  useEffect(() => {
    if (status !== "sent" && status !== "failed") return;
    if (document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    ref.current?.querySelector("[role=status]")?.scrollIntoView({ block: "nearest" });
  }, [status]);

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    key.current = undefined;
    const name = target instanceof Element && target.getAttribute("name");
    if (name) setErrors((now) => ({ ...now, [name]: undefined }));
  }

  return { status, errors, handlers: { ref, onSubmit, onInput } };
}

/** Unlike this, `crypto.randomUUID()` needs https or localhost. */
const newKey = () => crypto.getRandomValues(new Uint8Array(16)).join("-");

function fillInGuards(form: HTMLFormElement, key: string) {
  const guards = { [submissionField]: key, [elapsedField]: Math.round(performance.now()) };
  for (const [name, value] of Object.entries(guards)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = String(value);
  }
}
