import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { sendFormPath } from "#contract/provider.ts";

type Headers = Record<string, string | undefined>;
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A request as it is, which `fetch` would change: path, headers, encodings, compressed answer. */
export async function ask(
  url: string,
  headers: Headers = {},
  method = "GET",
  pieces: Uint8Array[] = [],
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // Taken apart here: `new URL` would tidy the path.
  const [, port, path] = /^http:\/\/127\.0\.0\.1:(\d+)(.*)/.exec(url) ?? [];
  const asked = request({ host: "127.0.0.1", port, path, headers, method, agent: false });
  asked.setTimeout(30_000, () => asked.destroy(new Error("There was no answer for 30 seconds.")));
  asked.once("response", resolve).once("error", reject);
  for (const piece of pieces) await new Promise((sent) => asked.write(piece, sent));
  asked.end();
  const answer = await promise;
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}

/**
 * Sends a body as a browser encodes it, with any headers: fetch sets Host and Sec-Fetch-Mode itself.
 * @param sent bytes have no content type, everything else has its own
 * @param inTwo whether the body comes in two pieces
 */
export async function post(url: string, sent: BodyInit, headers: Headers = {}, inTwo = false) {
  const encoded = new Response(sent);
  const bytes = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get("content-type");
  const own = { "content-length": String(bytes.length), ...(type && { "content-type": type }) };
  const middle = inTwo ? Math.floor(bytes.length / 2) : bytes.length;
  const pieces = [bytes.subarray(0, middle), bytes.subarray(middle)];
  const answer = await ask(url, { ...own, ...headers }, "POST", pieces);
  return { ...answer, text: answer.body.toString() };
}

/** The beginning of a request for a raw connection. @param more headers, a line each */
export const headOf = (more: string, { path = sendFormPath, type = multipart, host = "x" } = {}) =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\n${more}\r\n\r\n`;

export const multipart = "multipart/form-data; boundary=b";
export const urlencoded = "application/x-www-form-urlencoded";
export const json = "application/json; charset=utf-8";

/** The beginning of a part of such a body. */
export const partOf = (name: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;

/** Such a body, as browsers would send it. */
export const multipartOf = (fields: Record<string, string>): string =>
  `${Object.entries(fields)
    .map(([name, value]) => `${partOf(name)}${value}\r\n`)
    .join("")}--b--\r\n`;
