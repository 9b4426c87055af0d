import { type FormEvent, useEffect, useRef, useState } from "react";
import { elapsedField, submissionField } from "#contract/guards.ts";

/** `failed`: trying again may help. */
export type FormStatus = "idle" | "sending" | "sent" | "failed";

/** What is wrong, by the field's name. */
export type FormErrors = { [field: string]: string | undefined };

type Form<Checked> = {
  check: (typed: FormData) => Checked | { ok: false; errors: FormErrors };
  /** @returns how it went, or what the server found wrong; never rejects */
  send: (form: HTMLFormElement, checked: Checked) => Promise<FormStatus | FormErrors>;
  /** What the form is about: the same answers about another one are other content. */
  about?: string | undefined;
};

/**
 * A form's life: idle, sending, then sent (fields cleared) or failed (fields kept). Nothing is sent
 * while a field fails; the first failing one gets the focus, and loses its message when it is edited.
 */
export function useForm<Checked extends { ok: true }>({ check, send, about }: Form<Checked>) {
  const ref = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<FormStatus>("idle");
  const [errors, setErrors] = useState<FormErrors>({});
  /** Known at once, unlike the status: a second press in the same task sends nothing. */
  const sending = useRef(false);
  /** Of the content (contract/guards.ts): sent again unchanged, it cannot be delivered twice. */
  const key = useRef<string>(undefined);
  useEffect(() => {
    key.current = undefined;
  }, [about]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    const checked = check(new FormData(form));
    if (!checked.ok) return refuse(checked.errors);

    sending.current = true;
    setErrors({});
    setStatus("sending");
    key.current ??= newKey();
    sign(form, key.current);
    const answer = await send(form, checked);
    sending.current = false;
    if (typeof answer === "object") return refuse(answer);
    setStatus(answer);
    if (answer !== "sent") return;
    form.reset();
    key.current = undefined;
  }

  function refuse(failing: FormErrors) {
    setStatus("idle");
    setErrors(failing);
    const fields = [...(ref.current?.elements ?? [])];
    const first = fields.find((field) => failing[field.getAttribute("name") ?? ""]);
    if (first instanceof HTMLElement) first.focus();
  }

  // A disabled button drops the focus; it gets it back with the answer, which has to be seen too.
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

  return { ref, status, setStatus, errors, onSubmit, onInput };
}

/** Not `crypto.randomUUID()`, which plain http on another host does not have. */
const newKey = () => crypto.getRandomValues(new Uint8Array(16)).join("-");

function sign(form: HTMLFormElement, key: string) {
  const guards = { [submissionField]: key, [elapsedField]: Math.round(performance.now()) };
  for (const [name, value] of Object.entries(guards)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = String(value);
  }
}
