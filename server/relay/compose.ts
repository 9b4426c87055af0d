import type { SendMailOptions } from "nodemailer";
import type { StoredMessage } from "../inbox/store.ts";
import { oneLine } from "../one-line.ts";
import { escapeHtml } from "../html.ts";
import { isPlainAddress, type Mailbox } from "./address.ts";

// RFC 5322 lets a line have 998 characters; a subject is cut long before for who reads it.
const longestSubject = 150;

/**
 * The mail for one message. Nothing a visitor typed reaches the envelope, and of the headers only
 * the subject and Reply-To, each on one line; nodemailer encodes what is not ASCII.
 * @param from fixed: a visitor's address there would fail SPF and DMARC at the receiver
 */
export function composeMail(message: StoredMessage, from: Mailbox, to: string): SendMailOptions {
  return {
    from: { name: from.name || "Website", address: from.address },
    to: { name: "", address: to },
    ...replyTo(message),
    envelope: { from: from.address, to: [to] },
    subject: `[Website] ${oneLine(message.subject, longestSubject)}`,
    date: new Date(message.receivedAt),
    messageId: messageId(message, to),
    text: plainText(message),
    html: html(message),
    // Nothing here is a path or an address today; this keeps it so.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The same on every attempt, so that a receiver can drop a message that was sent twice. */
function messageId({ number, receivedAt }: StoredMessage, to: string): string {
  const domain = to.slice(to.lastIndexOf("@") + 1);
  return `<message-${number}.${Date.parse(receivedAt)}@${domain}>`;
}

/** The form's pattern takes more than a header can hold; then the address is in the text only. */
function replyTo({ name, email }: StoredMessage): Pick<SendMailOptions, "replyTo"> {
  if (!isPlainAddress(email)) return {};
  return { replyTo: { name: oneLine(name, 100), address: email } };
}

const labels = [
  ["name", "Name"],
  ["email", "Email"],
  ["phone", "Phone"],
  ["company", "Company"],
  ["subject", "Subject"],
] as const;

const lines = (message: StoredMessage) =>
  labels.flatMap(([field, label]) =>
    message[field] === "" ? [] : [{ label, value: oneLine(message[field], 1000) }],
  );

function plainText(message: StoredMessage): string {
  const head = lines(message).map(({ label, value }) => `${label}: ${value}`);
  return `${head.join("\n")}\n\n${message.message}\n`;
}

function html(message: StoredMessage): string {
  const head = lines(message).map(
    ({ label, value }) => `<b>${label}:</b> ${escapeHtml(value)}<br>`,
  );
  const body = escapeHtml(message.message).replaceAll("\n", "<br>\n");
  return `<!doctype html><meta charset="utf-8"><p>${head.join("\n")}</p>\n<p>${body}</p>\n`;
}
