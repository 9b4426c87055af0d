import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { patienceMs } from "#tests/support/patience.ts";

export type Headers = Record<string, string | undefined>;

/**
 * Sends a request unchanged; `fetch` would alter path and headers and decompress the response.
 * @param pieces of the body; two or more need a Content-Length
 */
export async function ask(
  url: string,
  headers: Headers = {},
  method = "GET",
  ...pieces: Uint8Array[]
) {
  // `new URL` would normalize the path.
  const [, port, path] = /^http:\/\/127\.0\.0\.1:(\d+)(.*)/.exec(url) ?? [];
  const sent = request({ host: "127.0.0.1", port, path, headers, method, agent: false });
  sent.setTimeout(patienceMs, () => sent.destroy(new Error("No response.")));
  const answered = once(sent, "response") as Promise<[IncomingMessage]>;
  sent.on("error", () => {}); // after the response; before it `answered` rejects
  for (const piece of pieces.slice(0, -1)) await new Promise((done) => sent.write(piece, done));
  sent.end(pieces.at(-1));
  const [answer] = await answered;
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode ?? 0, headers: answer.headers, body, text: body.toString() };
}

/** The head of a POST for a raw connection. @param more header lines */
export const headOf = (
  more: string,
  { path = sendFormPath, type = "multipart/form-data; boundary=b" } = {},
) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n${more}\r\n\r\n`;

/** The head of the part with the file in a body for `headOf`. */
export const resumeHead =
  '--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';
