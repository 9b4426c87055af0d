import { unsuitableResume } from "#contract/application.ts";
import { uploadSeconds } from "#contract/provider.ts";

/** Progress of the upload, in bytes. */
export type Upload = Pick<ProgressEvent, "loaded" | "total">;

/** Posts an application. Uses XMLHttpRequest because `fetch` does not report upload progress. */
export function post(
  form: HTMLFormElement,
  signal: AbortSignal,
  onProgress: (upload: Upload) => void,
) {
  const request = new XMLHttpRequest();
  return new Promise<ReturnType<typeof outcomeOf>>((resolve) => {
    request.open("POST", form.action);
    request.timeout = uploadSeconds * 1000;
    request.upload.addEventListener("progress", onProgress);
    request.addEventListener("loadend", () => resolve(outcomeOf(request)));
    signal.addEventListener("abort", () => request.abort());
    request.send(new FormData(form));
  });
}

/** The status is 0 if there was no response. */
function outcomeOf({ status, responseText }: XMLHttpRequest) {
  if (status >= 200 && status < 300) return "sent";
  const unsuitable = status === 422 && responseText.split("\n").includes(unsuitableResume);
  return unsuitable ? { resume: unsuitableResume } : "failed";
}
