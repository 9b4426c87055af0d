import { createTransport } from "nodemailer";
import { oneLine } from "../one-line.ts";
import { isPlainAddress } from "../relay/address.ts";
import { composeMail } from "../relay/compose.ts";
import { wordsOf } from "../relay/words.ts";
import type { Entry, Resume } from "./entry.ts";

const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/**
 * One entry as a mail file (RFC 5322), an application with its résumé. Unlike the mail that is
 * really sent, it comes from the visitor: a mail program then lists and answers it as it should,
 * and nobody checks its sender.
 */
export async function emlOf(entry: Entry, resume: Resume | undefined, to: string): Promise<Buffer> {
  const from = isPlainAddress(entry.email)
    ? { name: oneLine(wordsOf(entry).name, 100), address: entry.email }
    : { name: "Website", address: to };
  const { message: file } = await composer.sendMail(composeMail(entry, resume, from, to));
  // `buffer: true` above; without it this would be a stream.
  return file as Buffer;
}
