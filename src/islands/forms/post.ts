import { type Cause, causeOfStatus, isCause } from "#contract/causes.ts";
import type { FieldErrors } from "#contract/field-schemas.ts";
import { problemType, referenceHeader, stalledSeconds } from "#contract/form-endpoint.ts";
import { endpoint } from "./endpoint.ts";

/** `reference`: what this project's server calls it. */
export type Sent = { sent: true; reference?: string | null };
/** `errors`: those of fields, by name. */
export type Outcome =
  | Sent
  | { sent?: undefined; cause?: Cause | undefined; errors?: FieldErrors | undefined };

/** Progress of the upload, in bytes. */
export type Upload = Pick<ProgressEvent, "loaded" | "total">;

/**
 * Posts a form to the e-mail endpoint. Uses XMLHttpRequest because `fetch` does not report upload progress. Never
 * rejects; gives up when nothing was sent or answered for a while.
 * @param onProgress for this site's own server only: listening makes browsers ask another one for permission
 */
export function post(
  data: FormData,
  signal: AbortSignal,
  onProgress?: (upload: Upload) => void,
): Promise<Outcome> {
  if (signal.aborted) return Promise.resolve({});
  const request = new XMLHttpRequest();
  let stalled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitLonger = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stalled = true;
      request.abort();
    }, stalledSeconds * 1000);
  };
  return new Promise((resolve) => {
    request.open("POST", endpoint.formAction);
    request.setRequestHeader("Accept", `${problemType}, text/plain`);
    request.addEventListener("loadend", () => {
      clearTimeout(timer);
      resolve(stalled ? { cause: "noAnswer" } : outcomeOf(request));
    });
    if (onProgress)
      request.upload.addEventListener("progress", (upload) => {
        waitLonger();
        onProgress(upload);
      });
    signal.addEventListener("abort", () => request.abort());
    waitLonger();
    request.send(data);
  });
}

/** The status is 0 if there was no response. */
export function outcomeOf(
  request: Pick<XMLHttpRequest, "status" | "getResponseHeader" | "responseText">,
): Outcome {
  const { status } = request;
  if (status >= 200 && status < 300)
    // Browsers complain about a header of another provider that they may not tell.
    return {
      sent: true,
      reference: (endpoint.knowsGuards && request.getResponseHeader(referenceHeader)) || null,
    };
  if (status === 0) return { cause: "offline" };
  if (!request.getResponseHeader("Content-Type")?.startsWith(problemType))
    return { cause: causeOfStatus(status) };
  const { title, errors = {} } = problemIn(request.responseText);
  if (title === undefined) return { cause: causeOfStatus(status) };
  // A newer server may know more causes than this page.
  const known = Object.entries(errors).filter(([, cause]) => isCause(cause));
  const isUnderstood = isCause(title) && (title !== "fieldsInvalid" || known.length > 0);
  return {
    cause: isUnderstood ? title : "malformed",
    errors: Object.fromEntries(known) as FieldErrors, // as the filter says
  };
}

/** Programs between the server and the page may have cut or replaced its answer. */
function problemIn(text: string): { title?: unknown; errors?: object } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
