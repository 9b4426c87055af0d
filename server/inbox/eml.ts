import { createTransport } from "nodemailer";
import { oneLine } from "../one-line.ts";
import { isPlainAddress } from "../relay/address.ts";
import { composeMail } from "../relay/compose.ts";
import type { StoredMessage } from "./store.ts";

const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/**
 * One message as a mail file (RFC 5322). Unlike the mail that is really sent, it comes from the
 * visitor: a mail program then lists and answers it as it should, and nobody checks its sender.
 */
export async function emlOf(message: StoredMessage, to: string): Promise<Buffer> {
  const from = isPlainAddress(message.email)
    ? { name: oneLine(message.name, 100), address: message.email }
    : { name: "Website", address: to };
  const { message: file } = await composer.sendMail(composeMail(message, from, to));
  // `buffer: true` above; without it this would be a stream.
  return file as Buffer;
}
