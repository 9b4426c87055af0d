import { createHash, randomBytes, randomInt } from "node:crypto";
import { sendFormPath } from "#contract/form-endpoint.ts";
import type { Store } from "#server/inbox/store.ts";
import { application, formOf, message } from "#server/testing/forms.ts";

/** A submission as sent or as stored. `file` is the SHA-256 of the résumé in hex. */
export type Sent = { name: string; text: string; file: string | undefined };

export const digest = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

// Characters that some layer might treat specially.
const letters = [..."aZéßع漢😀<&'\"\\%+\n "];
const randomText = () =>
  Array.from({ length: randomInt(1, 400) }, () => letters[randomInt(letters.length)]).join("");
const randomFile = (atMost: number) =>
  Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(randomInt(1, atMost))]);

/** Undefined when the connection broke before the end of the response. */
type Answer = { status: number; retryAfter: string | null } | undefined;

/**
 * Sends a random message, or an application with a random file.
 * @param fileBytes maximum size of the file
 */
export async function sendRandom(
  port: number,
  name: string,
  fileBytes = 20_000,
): Promise<{ sent: Sent; answer: Answer }> {
  const isMessage = randomInt(10) < 7;
  const [text, file] = isMessage ? [`x${randomText()}x`] : ["", randomFile(fileBytes)];
  const body = file
    ? formOf({ ...application, full_name: name, resume: new File([file], "cv.pdf") })
    : formOf({ ...message, name, message: text });
  const sent = { name, text, file: file && digest(file) };
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${sendFormPath}`, { method: "POST", body });
    await answer.text(); // acknowledged only once read completely
    const { status, headers } = answer;
    return { sent, answer: { status, retryAfter: headers.get("retry-after") } };
  } catch {
    return { sent, answer: undefined };
  }
}

/** The store's submissions in order of arrival. */
export const submissionsOf = (store: Store): Promise<Sent[]> =>
  Array.fromAsync(store.submissions(), async (submission) => {
    if (submission.kind === "message")
      return { name: submission.name, text: submission.message, file: undefined };
    const bytes = (await store.resume(submission.number))?.bytes;
    return { name: submission.full_name, text: "", file: bytes && digest(bytes) };
  });
