import { unsuitableResume } from "#contract/application.ts";
import { provider } from "#src/islands/forms/provider.ts";

/** How much of the upload has left, from 0 to 1. */
export type OnProgress = (part: number) => void;

/**
 * `unsuitable-resume`: the server looked into the file and it is not what its name says.
 * `failed`: everything else, the network included; trying again may help.
 */
export type SendOutcome = "sent" | "unsuitable-resume" | "failed" | "aborted";

// An upload of 5 MB at 256 kbit/s takes under three minutes; the server gives it no longer.
const timeoutMs = 180_000;

/**
 * Posts an application, résumé included, to the provider. `fetch` cannot tell how far an upload
 * has got, so this is an XMLHttpRequest. Never rejects.
 * @param signal takes the request back
 */
export function sendApplication(
  fields: FormData,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const { serviceId, applicationTemplateId, publicKey } = provider;
  fields.set("service_id", serviceId);
  fields.set("template_id", applicationTemplateId);
  fields.set("user_id", publicKey);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", provider.formAction);
    request.timeout = timeoutMs;
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener("load", () => resolve(outcomeOf(request)));
    request.addEventListener("error", () => resolve("failed"));
    request.addEventListener("timeout", () => resolve("failed"));
    request.addEventListener("abort", () => resolve("aborted"));
    signal.addEventListener("abort", () => request.abort());
    request.send(fields);
  });
}

function outcomeOf({ status, responseText }: XMLHttpRequest): SendOutcome {
  if (status >= 200 && status < 300) return "sent";
  const unsuitable = status === 422 && responseText.split("\n").includes(unsuitableResume);
  return unsuitable ? "unsuitable-resume" : "failed";
}
