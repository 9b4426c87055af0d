import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  type ApplicationErrors,
  applicationFields,
  checkApplication,
  checkResume,
  type ResumeFile,
  unsuitableResume,
} from "#contract/application.ts";
import type { application } from "#src/content/application.ts";
import { applicationLetter } from "./application-letter.ts";
import { sendApplication } from "./application-send.ts";
import { deliversApplications } from "#src/islands/forms/provider.ts";
import { useGuards } from "#src/islands/forms/use-guards.ts";

export type ApplicationState =
  | { status: "idle" | "error" }
  /** `sent`: part of the upload that has left, from 0 to 1. */
  | { status: "submitting"; sent: number }
  /** `letter` is there when nothing was delivered: the address of a mail that says it all. */
  | { status: "success"; letter: string | undefined };

/**
 * The application form's life: idle, submitting, then success, or error with everything kept.
 * Nothing is submitted while a field fails; the first failing one gets the focus.
 * @param opening what the application is for
 */
export function useApplicationForm(words: typeof application, opening: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<ApplicationState>({ status: "idle" });
  const [errors, setErrors] = useState<ApplicationErrors>({});
  const [resume, setResume] = useState<ResumeFile>();
  const guards = useGuards(opening);
  /** The request that is under way; also what keeps a second press from sending a second one. */
  const upload = useRef<AbortController>(undefined);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (upload.current) return;
    const element = event.currentTarget;
    const fields = new FormData(element);
    const file = fields.get("resume");
    const checked = checkApplication(
      Object.fromEntries(fields),
      file instanceof File ? file : null,
    );
    if (!checked.ok) return refuse(checked.errors);
    setErrors({});
    if (deliversApplications) await deliver(element);
    else setState({ status: "success", letter: applicationLetter(checked.application, words) });
  }

  async function deliver(element: HTMLFormElement) {
    guards.sign(element);
    setState({ status: "submitting", sent: 0 });
    const { signal } = (upload.current = new AbortController());
    const onProgress = (sent: number) => setState({ status: "submitting", sent });
    const outcome = await sendApplication(new FormData(element), onProgress, signal);
    upload.current = undefined;
    if (outcome === "aborted") return;
    if (outcome === "sent") setState({ status: "success", letter: undefined });
    else if (outcome === "failed") setState({ status: "error" });
    else refuse({ resume: unsuitableResume });
  }

  function refuse(failing: ApplicationErrors) {
    setState({ status: "idle" });
    setErrors(failing);
    const first = applicationFields.find((field) => failing[field] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  // A disabled button drops the focus; it gets it back with the answer, which has to be seen too.
  useEffect(() => {
    if (state.status !== "error") return;
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    form.current?.querySelector("[role=status]")?.scrollIntoView({ block: "nearest" });
  }, [state.status]);

  function setError(name: string, message: string | undefined) {
    setErrors((now) => ({ ...now, [name]: message }));
  }

  /** A file can be judged as soon as it is there; everything else gets time until the end. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    guards.renew();
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
    guards.renew();
    input.value = "";
    setResume(undefined);
    setError("resume", undefined);
    input.focus();
  }

  /** What was typed stays, unless it was sent. Whoever leaves while it is being sent takes it back. */
  function leave() {
    upload.current?.abort();
    setState({ status: "idle" });
    if (state.status !== "success") return;
    guards.renew();
    setResume(undefined);
  }

  return { form, state, errors, resume, onSubmit, onInput, removeResume, leave };
}
