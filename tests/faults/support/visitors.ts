import { request, type Agent } from "node:http";
import { createHash, randomUUID } from "node:crypto";
import { sendFormPath } from "#contract/provider.ts";
import { ids, typed } from "../../../server/testing/app.ts";
import { applicationIds, applied } from "../../../server/testing/application.ts";
import type { Random } from "./random.ts";

/** What one visitor sends. `tag` is the name that was filled in, different for each. */
export type Sent = { tag: string; fields: Record<string, string>; resume: Buffer | undefined };

/** What is remembered of it; thousands of résumés would fill the memory. */
export type Acknowledged = { tag: string; text: string; resume: string | undefined };

export const acknowledged = ({ tag, fields, resume }: Sent): Acknowledged => ({
  tag,
  text: fields["message"] ?? "",
  resume: resume && digest(resume),
});

/** SHA-256 in hex. */
export const digest = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

// Every letter that any layer might treat in a way of its own.
const letters = [
  "a",
  "Z",
  "é",
  "ß",
  "ع",
  "漢",
  "😀",
  "<",
  "&",
  "'",
  '"',
  "\\",
  "%",
  "+",
  "\n",
  " ",
];

/** A message, or an application with a résumé of random bytes. */
export function anySent(random: Random, tag: string): Sent {
  const text = `x${Array.from({ length: random.int(1, 400) }, () => random.pick(letters)).join("")}x`;
  if (random.chance(0.7)) {
    return { tag, fields: { ...typed, ...ids, name: tag, message: text }, resume: undefined };
  }
  const bytes = random.bytes(random.int(1, random.chance(0.1) ? 1_000_000 : 20_000));
  return {
    tag,
    fields: { ...applied, ...applicationIds, full_name: tag },
    resume: Buffer.concat([Buffer.from("%PDF-1.7\n"), bytes, Buffer.from("\n%%EOF\n")]),
  };
}

/** As browsers write it: random bytes never hold a boundary that is random, too. */
function multipart({ fields, resume }: Sent): { type: string; body: Buffer } {
  const boundary = `----gates${randomUUID()}`;
  const head = (rest: string) => `--${boundary}\r\nContent-Disposition: form-data; ${rest}\r\n\r\n`;
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`${head(`name="${name}"`)}${value.replaceAll("\n", "\r\n")}\r\n`),
  );
  const file = resume && [Buffer.from(head('name="resume"; filename="cv.pdf"')), resume];
  const body = [...parts, ...(file ?? []), Buffer.from(`${file ? "\r\n" : ""}--${boundary}--\r\n`)];
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(body) };
}

/** Status and Retry-After of an answer; undefined when the connection broke before its end. */
export type Answer = { status: number; retryAfter: string | undefined } | undefined;

/** Posts to a server on this machine; connections are kept alive as long as the agent is. */
export function post(port: number, sent: Sent, agent?: Agent): Promise<Answer> {
  const { type, body } = multipart(sent);
  const headers = { "Content-Type": type, "Content-Length": body.length };
  const options = { host: "127.0.0.1", port, path: sendFormPath, method: "POST", headers };
  return new Promise((resolve) => {
    const outgoing = request({ ...options, ...(agent && { agent }) }, (answer) => {
      // Acknowledged is what has been read to its end.
      answer.resume();
      answer.on("error", () => resolve(undefined));
      answer.on("close", () => {
        const { complete, statusCode = 0 } = answer;
        resolve(
          complete ? { status: statusCode, retryAfter: answer.headers["retry-after"] } : undefined,
        );
      });
    });
    outgoing.on("error", () => resolve(undefined));
    outgoing.end(body);
  });
}
