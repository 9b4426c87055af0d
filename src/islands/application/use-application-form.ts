import { useRef, useState } from "react";
import { type Application, checkApplication, unsuitableResume } from "#contract/application.ts";
import { uploadSeconds } from "#contract/provider.ts";
import type { application } from "#src/content/application.ts";
import { deliversApplications } from "#src/islands/forms/provider.ts";
import { useForm } from "#src/islands/forms/use-form.ts";
import { applicationLetter } from "./application-letter.ts";

/** Progress of the upload, in bytes. */
export type Upload = Pick<ProgressEvent, "loaded" | "total">;

/** @param opening slug of the opening to apply for */
export function useApplicationForm(content: typeof application, opening: string | undefined) {
  const request = useRef<XMLHttpRequest>(undefined);
  const [upload, setUpload] = useState<Upload>();
  /** A mailto URL with the whole application, if it could not be delivered. */
  const [letter, setLetter] = useState<string>();

  const { setStatus, ...form } = useForm<{ ok: true; values: Application }>({
    subject: opening,
    check(typed) {
      const file = typed.get("resume");
      const resume = file instanceof File ? file : null;
      const locations = content.locations.map(({ value }) => value);
      return checkApplication(Object.fromEntries(typed), resume, locations);
    },
    async send(element, { values }) {
      if (deliversApplications) {
        setUpload(undefined);
        request.current = new XMLHttpRequest();
        return post(element, request.current, setUpload);
      }
      setLetter(applicationLetter(values, content));
      return "sent";
    },
  });

  /** Cancels a request under way. Input that was not sent stays. */
  function leave() {
    request.current?.abort();
    setStatus("idle");
  }

  return { ...form, upload, letter, leave };
}

/** Uses XMLHttpRequest because `fetch` does not report upload progress. */
function post(
  form: HTMLFormElement,
  request: XMLHttpRequest,
  onProgress: (upload: Upload) => void,
) {
  return new Promise<ReturnType<typeof outcomeOf> | "idle">((resolve) => {
    request.open("POST", form.action);
    request.timeout = uploadSeconds * 1000;
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress({ loaded, total }),
    );
    request.addEventListener("abort", () => resolve("idle"));
    request.addEventListener("loadend", () => resolve(outcomeOf(request)));
    request.send(new FormData(form));
  });
}

/** The status is 0 if there was no response. */
function outcomeOf({ status, responseText }: XMLHttpRequest) {
  if (status >= 200 && status < 300) return "sent";
  const unsuitable = status === 422 && responseText.split("\n").includes(unsuitableResume);
  return unsuitable ? { resume: unsuitableResume } : "failed";
}
