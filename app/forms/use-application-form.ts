import { type FormEvent, useRef, useState } from "react";
import {
  type ApplicationErrors,
  applicationFields,
  checkApplication,
  checkResume,
  type ResumeFile,
} from "#contract/application.ts";
import { type Submitted, submitApplication } from "./application-submit.ts";

export type ApplicationState = { status: "idle" } | { status: "success"; outcome: Submitted };

/**
 * The application form's life: idle, then success. Nothing is submitted while a field fails; the
 * first failing one gets the focus.
 */
export function useApplicationForm() {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<ApplicationState>({ status: "idle" });
  const [errors, setErrors] = useState<ApplicationErrors>({});
  const [resume, setResume] = useState<ResumeFile>();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const fields = new FormData(element);
    const file = fields.get("resume");
    const checked = checkApplication(
      Object.fromEntries(fields),
      file instanceof File ? file : null,
    );
    if (checked.ok) {
      setState({ status: "success", outcome: submitApplication(checked.application) });
      return;
    }
    setErrors(checked.errors);
    const first = applicationFields.find((field) => checked.errors[field] !== undefined);
    if (first) element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  function setError(name: string, message: string | undefined) {
    setErrors((now) => ({ ...now, [name]: message }));
  }

  /** A file can be judged as soon as it is there; everything else gets time until the end. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.type === "file") {
      const file = target.files?.[0];
      setResume(file && { name: file.name, size: file.size });
      setError("resume", file && checkResume(file));
    } else if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
      setError(target.name, undefined);
    }
  }

  function removeResume() {
    const input = form.current?.querySelector<HTMLInputElement>('[name="resume"]');
    if (!input) return;
    input.value = "";
    setResume(undefined);
    setError("resume", undefined);
    input.focus();
  }

  return { form, state, errors, resume, onSubmit, onInput, removeResume };
}
