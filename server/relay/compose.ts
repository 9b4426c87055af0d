import type { SendMailOptions } from "nodemailer";
import type { Entry, Resume } from "../inbox/entry.ts";
import { oneLine } from "../one-line.ts";
import { escapeHtml } from "../html.ts";
import { isPlainAddress, type Mailbox } from "./address.ts";
import { attachment } from "./attachment.ts";
import { wordsOf, type Words } from "./words.ts";

// RFC 5322 lets a line have 998 characters; a subject is cut long before for who reads it.
const longestSubject = 150;

/**
 * The mail for one entry. Nothing a visitor typed reaches the envelope, and of the headers only
 * the subject, Reply-To and the résumé's name, each on one line; nodemailer encodes what is not
 * ASCII.
 * @param resume of an application, attached
 * @param from fixed: a visitor's address there would fail SPF and DMARC at the receiver
 */
export function composeMail(
  entry: Entry,
  resume: Resume | undefined,
  from: Mailbox,
  to: string,
): SendMailOptions {
  const words = wordsOf(entry);
  return {
    from: { name: from.name || "Website", address: from.address },
    to: { name: "", address: to },
    ...replyTo(words.name, entry.email),
    envelope: { from: from.address, to: [to] },
    subject: `[Website] ${oneLine(words.subject, longestSubject)}`,
    date: new Date(entry.receivedAt),
    messageId: messageId(entry.mailToken, to),
    text: plainText(words),
    html: html(words),
    attachments: resume ? [attachment(resume)] : [],
    // Nothing here is a path or an address today; this keeps it so.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The same on every attempt, so that a receiver can drop a message that was sent twice. */
const messageId = (token: string, to: string): string =>
  `<${token}@${to.slice(to.lastIndexOf("@") + 1)}>`;

/** The form's pattern takes more than a header can hold; then the address is in the text only. */
function replyTo(name: string, email: string): Pick<SendMailOptions, "replyTo"> {
  if (!isPlainAddress(email)) return {};
  return { replyTo: { name: oneLine(name, 100), address: email } };
}

const lines = ({ fields }: Words) =>
  fields.flatMap(([label, value]) =>
    value === "" ? [] : [[label, oneLine(value, 1000)] as const],
  );

function plainText(words: Words): string {
  const head = lines(words).map(([label, value]) => `${label}: ${value}\n`);
  return [head.join(""), ...(words.text === "" ? [] : [`${words.text}\n`])].join("\n");
}

function html(words: Words): string {
  const head = lines(words).map(([label, value]) => `<b>${label}:</b> ${escapeHtml(value)}<br>`);
  const body = escapeHtml(words.text).replaceAll("\n", "<br>\n");
  const text = body === "" ? "" : `<p>${body}</p>\n`;
  return `<!doctype html><meta charset="utf-8"><p>${head.join("\n")}</p>\n${text}`;
}
