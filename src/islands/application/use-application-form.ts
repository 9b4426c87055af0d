import { useRef, useState } from "react";
import { type Application, checkApplication, unsuitableResume } from "#contract/application.ts";
import { uploadSeconds } from "#contract/provider.ts";
import type { application } from "#src/content/application.ts";
import { deliversApplications } from "#src/islands/forms/provider.ts";
import { useForm } from "#src/islands/forms/use-form.ts";
import { applicationLetter } from "./application-letter.ts";

/** How much of a request has left, in bytes. */
export type Upload = Pick<ProgressEvent, "loaded" | "total">;

/** @param opening what the application is for */
export function useApplicationForm(words: typeof application, opening: string | undefined) {
  const request = useRef<XMLHttpRequest>(undefined);
  const [upload, setUpload] = useState<Upload>();
  /** When nothing was delivered: the address of a mail that says it all. */
  const [letter, setLetter] = useState<string>();

  const { setStatus, ...form } = useForm<{ ok: true; application: Application }>({
    about: opening,
    check(typed) {
      const file = typed.get("resume");
      const resume = file instanceof File ? file : null;
      const places = words.locations.map(({ value }) => value);
      return checkApplication(Object.fromEntries(typed), resume, places);
    },
    async send(element, { application }) {
      if (deliversApplications) {
        setUpload(undefined);
        request.current = new XMLHttpRequest();
        return post(element, request.current, setUpload);
      }
      setLetter(applicationLetter(application, words));
      return "sent";
    },
  });

  /** What was typed stays, unless it was sent. Whoever leaves while it is being sent takes it back. */
  function leave() {
    request.current?.abort();
    setStatus("idle");
  }

  return { ...form, upload, letter, leave };
}

/** `fetch` cannot tell how far an upload has got, so this is an XMLHttpRequest. */
function post(form: HTMLFormElement, request: XMLHttpRequest, onProgress: (part: Upload) => void) {
  return new Promise<ReturnType<typeof answerOf> | "idle">((resolve) => {
    request.open("POST", form.action);
    request.timeout = uploadSeconds * 1000;
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress({ loaded, total }),
    );
    request.addEventListener("abort", () => resolve("idle"));
    request.addEventListener("loadend", () => resolve(answerOf(request)));
    request.send(new FormData(form));
  });
}

/** Without an answer, the status is 0. */
function answerOf({ status, responseText }: XMLHttpRequest) {
  if (status >= 200 && status < 300) return "sent";
  const unsuitable = status === 422 && responseText.split("\n").includes(unsuitableResume);
  return unsuitable ? { resume: unsuitableResume } : "failed";
}
