import { randomBytes } from "node:crypto";
import { sendFormPath } from "#contract/provider.ts";
import { applicationIds, applied } from "../../../server/testing/application.ts";
import { ids, typed } from "../../../server/testing/app.ts";

/** What a browser sends for a page. */
export const pageRequest = Buffer.from(
  "GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Encoding: gzip\r\n" +
    "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0\r\n\r\n",
);

const boundary = `----bench${randomBytes(16).toString("hex")}`;

/** A letter of the usual length. */
export const messageText = "We would like to talk about a new shop. ".repeat(15);

const part = (name: string, value: string | Buffer, more = "") =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from("\r\n"),
  ]);

function formRequest(fields: Record<string, string>, file?: Buffer): Buffer {
  const texts = Object.entries(fields).map(([name, value]) => part(name, value));
  const files = file ? [part("resume", file, '; filename="cv.pdf"')] : [];
  const body = Buffer.concat([...texts, ...files, Buffer.from(`--${boundary}--\r\n`)]);
  const head = `POST ${sendFormPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}

export const messageRequest = formRequest({ ...typed, message: messageText, ...ids });

/** An application with a résumé of so many bytes. */
export const applicationRequest = (bytes: number): Buffer =>
  formRequest(
    { ...applied, ...applicationIds },
    Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(bytes)]),
  );
