import { type IncomingHttpHeaders, request } from "node:http";
import { sendFormPath } from "#contract/provider.ts";

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/**
 * Sends a body as a browser encodes it, with any headers: fetch sets Host and Sec-Fetch-Mode itself.
 * @param sent bytes have no content type, everything else has its own
 * @param inTwo whether the body comes in two pieces
 */
export async function post(
  url: string,
  sent: BodyInit,
  headers: Record<string, string | undefined> = {},
  inTwo = false,
): Promise<Answer> {
  const encoded = new Response(sent);
  const body = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get("content-type");
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      method: "POST",
      headers: {
        "content-length": body.length,
        ...(type && { "content-type": type }),
        ...headers,
      },
      agent: false,
    });
    asked.setTimeout(30_000, () => asked.destroy(new Error("There was no answer for 30 seconds.")));
    asked.on("error", reject);
    asked.on("response", (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (more: string) => (text += more));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
      );
    });
    if (!inTwo) return void asked.end(body);
    asked.write(body.subarray(0, body.length / 2), () => asked.end(body.subarray(body.length / 2)));
  });
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
