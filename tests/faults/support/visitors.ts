import { createHash, randomBytes, randomInt } from "node:crypto";
import { sendFormPath } from "#contract/provider.ts";
import type { Store } from "../../../server/inbox/store.ts";
import { application, formOf, message } from "../../../server/testing/forms.ts";

/** What one visitor sent, or what was kept of it: `file` is the SHA-256 of a résumé in hex. */
export type Sent = { name: string; text: string; file: string | undefined };

export const digest = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

// Every letter that any layer might treat in a way of its own.
const letters = [..."aZéßع漢😀<&'\"\\%+\n "];
const anyText = () =>
  Array.from({ length: randomInt(1, 400) }, () => letters[randomInt(letters.length)]).join("");
const anyFile = (atMost: number) =>
  Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(randomInt(1, atMost))]);

/** Status and Retry-After; undefined when the connection broke before the answer's end. */
type Answer = { status: number; retryAfter: string | null } | undefined;

/**
 * Sends a message, or an application with a file of random bytes, under a name of its own.
 * @param fileBytes the largest file
 */
export async function sendAny(
  port: number,
  name: string,
  fileBytes = 20_000,
): Promise<{ sent: Sent; answer: Answer }> {
  const isMessage = randomInt(10) < 7;
  const [text, file] = isMessage ? [`x${anyText()}x`] : ["", anyFile(fileBytes)];
  const body = file
    ? formOf({ ...application, full_name: name, resume: new File([file], "cv.pdf") })
    : formOf({ ...message, name, message: text });
  const sent = { name, text, file: file && digest(file) };
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${sendFormPath}`, { method: "POST", body });
    await answer.text(); // acknowledged is what has been read to its end
    const { status, headers } = answer;
    return { sent, answer: { status, retryAfter: headers.get("retry-after") } };
  } catch {
    return { sent, answer: undefined };
  }
}

/** What a store holds, in the order in which it came. */
export const keptIn = (store: Store): Sent[] =>
  [...store.entries()].map((entry) => {
    if (entry.kind === "message") return { name: entry.name, text: entry.message, file: undefined };
    const bytes = store.resume(entry.number)?.bytes;
    return { name: entry.full_name, text: "", file: bytes && digest(bytes) };
  });
