import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { sendFormPath } from "#contract/provider.ts";

type Headers = Record<string, string | undefined>;
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request unchanged; `fetch` would alter path and headers and decompress the response. */
export async function ask(
  url: string,
  headers: Headers = {},
  method = "GET",
  pieces: Uint8Array[] = [],
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // `new URL` would normalize the path.
  const [, port, path] = /^http:\/\/127\.0\.0\.1:(\d+)(.*)/.exec(url) ?? [];
  const sent = request({ host: "127.0.0.1", port, path, headers, method, agent: false });
  sent.setTimeout(30_000, () => sent.destroy(new Error("No response within 30 seconds.")));
  sent.once("response", resolve).once("error", reject);
  for (const piece of pieces) await new Promise((done) => sent.write(piece, done));
  sent.end();
  const answer = await promise;
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}

/**
 * Posts a body as a browser encodes it. Unlike `fetch`, allows any Host and Sec-Fetch-Mode.
 * @param body its type gives the Content-Type, which bytes have not
 * @param inTwo whether to send the body in two pieces
 */
export async function post(url: string, body: BodyInit, headers: Headers = {}, inTwo = false) {
  const encoded = new Response(body);
  const bytes = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get("content-type");
  const own = { "content-length": String(bytes.length), ...(type && { "content-type": type }) };
  const middle = inTwo ? Math.floor(bytes.length / 2) : bytes.length;
  const pieces = [bytes.subarray(0, middle), bytes.subarray(middle)];
  const answer = await ask(url, { ...own, ...headers }, "POST", pieces);
  return { ...answer, text: answer.body.toString() };
}

/** The head of a POST for a raw connection. @param more header lines */
export const headOf = (more: string, { path = sendFormPath, type = multipart, host = "x" } = {}) =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\n${more}\r\n\r\n`;

export const multipart = "multipart/form-data; boundary=b";
export const urlencoded = "application/x-www-form-urlencoded";
export const json = "application/json; charset=utf-8";

/** The head of a part of a multipart body. */
export const partOf = (name: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;

/** A complete multipart body. */
export const multipartOf = (fields: Record<string, string>): string =>
  `${Object.entries(fields)
    .map(([name, value]) => `${partOf(name)}${value}\r\n`)
    .join("")}--b--\r\n`;
