import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Cause } from "#contract/causes.ts";
import type { FieldErrors } from "#contract/field-schemas.ts";
import { elapsedField, submissionField } from "#contract/guards.ts";
import { visitField } from "#contract/visit.ts";
import { visitSoFar } from "#src/browser/visit.ts";
import { keepInput } from "#src/islands/kept-input.ts";
import { askBeforeLeaving } from "./ask-before-leaving.ts";
import { payloadOf } from "./payload.ts";
import { postAgain } from "./post-again.ts";
import type { Outcome, Sent } from "./post.ts";

keepInput();

/** `again`: the page tries again by itself. `failed`: somebody who tries again may succeed. */
export type FormStatus = "idle" | "sending" | "again" | "sent" | "failed";

type Form<Checked> = {
  check: (typed: FormData) => Checked | { ok: false; errors: FieldErrors };
  send: (data: FormData, checked: Checked, signal: AbortSignal) => Promise<Outcome>;
  /** What the form is about, or whether it is shown. A change cancels a request under way; input stays. */
  subject?: unknown;
};

/**
 * States of a form: idle, sending, then sent (fields cleared) or failed (fields kept). Nothing is sent while a
 * field is invalid; the first invalid one is focused, and its error disappears when it is edited. What failed for a
 * passing reason is sent again for a minute, and the message says so, until the visitor edits or sends the form.
 */
export function useForm<Checked extends { ok: true }>({ check, send, subject }: Form<Checked>) {
  const ref = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<FormStatus>("idle");
  const [errors, setErrors] = useState<FieldErrors>({});
  /** Why sending failed. */
  const [cause, setCause] = useState<Cause>();
  const [reference, setReference] = useState<string>();
  /** Set synchronously, unlike the status: stops a second submit in the same task. */
  const request = useRef<AbortController>(undefined);
  /** Attempts behind a message. */
  const behind = useRef<AbortController>(undefined);

  const about = useRef(subject);
  useEffect(() => {
    if (about.current === subject) return;
    about.current = subject;
    request.current?.abort();
    behind.current?.abort();
    setKey(ref.current, "");
    setStatus("idle");
  }, [subject]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (request.current) return;
    fillInGuards(form);
    const data = payloadOf(form);
    const checked = check(data);
    if (!checked.ok) return showErrors(checked.errors);

    behind.current?.abort();
    const { signal } = (request.current = new AbortController());
    setErrors({});
    setStatus("sending");
    askBeforeLeaving("sending", true);
    const outcome = await send(data, checked, signal).catch((error: unknown): Outcome => {
      reportError(error);
      return { cause: "malformed" };
    });
    askBeforeLeaving("sending", false);
    request.current = undefined;
    if (signal.aborted) return;
    if (!guard(form, submissionField)) return show(form, outcome);
    const { signal: behindSignal } = (behind.current = new AbortController());
    const attempt = () => send(data, checked, behindSignal);
    const last = await postAgain(outcome, data, attempt, behindSignal, ({ cause }, isTold) => {
      setCause(cause);
      setStatus(isTold ? "failed" : "again");
    });
    if (last) show(form, last);
  }

  function show(form: HTMLFormElement, outcome: Outcome) {
    if (outcome.sent) return showSent(form, outcome);
    if (outcome.errors && Object.keys(outcome.errors).length > 0) return showErrors(outcome.errors);
    setCause(outcome.cause);
    setStatus("failed");
  }

  function showSent(form: HTMLFormElement, sent: Sent) {
    setStatus("sent");
    setReference(sent.reference ?? undefined);
    form.reset();
    setKey(form, "");
  }

  function showErrors(found: FieldErrors) {
    setStatus("idle");
    setErrors(found);
    const fields = [...(ref.current?.elements ?? [])];
    const first = fields.find((field) => namesOf(field).some((name) => found[name]));
    if (first instanceof HTMLElement) first.focus();
  }

  // The disabled submit button lost the focus: restore it, and scroll the outcome into view.
  useEffect(() => {
    if (status === "idle" || status === "sending") return;
    if (document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    ref.current?.querySelector("[role=status]")?.scrollIntoView({ block: "nearest" });
  }, [status]);

  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    behind.current?.abort();
    setStatus((now) => (now === "again" ? "failed" : now));
    setKey(currentTarget, "");
    const edited = target instanceof Element ? namesOf(target) : [];
    const cleared = Object.fromEntries(edited.map((name) => [name, undefined]));
    setErrors((now) => ({ ...now, ...cleared }));
  }

  const startAgain = () => setStatus("idle");
  return { status, errors, cause, reference, handlers: { ref, onSubmit, onInput }, startAgain };
}

/** The id is the name, too: extensions may take away either. */
const namesOf = (field: Element) => [field.id, field.getAttribute("name") ?? ""];

/** Unlike this, `crypto.randomUUID()` needs https or localhost. */
const newKey = () => crypto.getRandomValues(new Uint8Array(16)).join("-");

function guard(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

/**
 * The idempotency key of the current input (contract/guards.ts) is kept in its hidden field, where it survives what
 * the fields survive: a restored page, a form that the browser posts by itself.
 */
function setKey(form: HTMLFormElement | null, key: string) {
  const field = guard(form, submissionField);
  if (field) field.value = key;
}

function fillInGuards(form: HTMLFormElement) {
  if (!guard(form, submissionField)?.value) setKey(form, newKey());
  const elapsed = guard(form, elapsedField);
  if (elapsed) elapsed.value = String(Math.round(performance.now()));
  const visit = guard(form, visitField);
  if (visit) visit.value = visitSoFar();
}
