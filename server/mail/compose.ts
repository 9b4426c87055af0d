import type { Entry, Resume } from "../inbox/entry.ts";
import { cleanFileName } from "../file-name.ts";
import { oneLine } from "../one-line.ts";
import { isPlainAddress, type Mailbox } from "./address.ts";
import { wordsOf } from "./words.ts";

// They reorder the text around them: a subject would read as another one.
const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** `id` is the local part of its Message-ID. */
export type Alert = { subject: string; text: string; id: string };

/**
 * The mail for one entry. Nothing a visitor typed reaches the envelope, and of the headers only
 * the subject, Reply-To and the résumé's name, each on one line; nodemailer encodes what is not
 * ASCII.
 * @param from fixed: a visitor's address there would fail SPF and DMARC at the receiver
 */
export function composeMail(entry: Entry, resume: Resume | undefined, from: Mailbox, to: string) {
  const { name, subject, fields, text } = wordsOf(entry);
  const mark = `A program probably sent this. \`npm run inbox accept ${entry.number}\` takes the mark away.`;
  const answered = fields.filter(([, value]) => value !== "");
  const head = answered.map(([label, value]) => `${label}: ${oneLine(value, 1000)}`).join("\n");
  const paragraphs = [entry.suspected ? mark : "", head, text].filter((one) => one !== "");
  return {
    ...addressed(from, to, entry.mailToken, resume?.bytes.length),
    // An address that a header cannot hold is in the text only.
    ...(isPlainAddress(entry.email) && {
      replyTo: { name: headerText(name, 100), address: entry.email },
    }),
    subject: headerText(`[Website${entry.suspected ? ", suspected" : ""}] ${subject}`, 150),
    date: new Date(entry.receivedAt),
    text: `${paragraphs.join("\n\n")}\n`,
    attachments: resume && [
      {
        filename: cleanFileName(resume.name),
        content: Buffer.from(resume.bytes),
        contentType: resume.mediaType,
      },
    ],
  };
}

export function composeAlert({ subject, text, id }: Alert, from: Mailbox, to: string) {
  return { ...addressed(from, to, id), subject: headerText(`[Website] ${subject}`, 150), text };
}

/** @param token the same in each attempt, so that a receiver can drop what was sent twice */
function addressed(from: Mailbox, to: string, token: string, attachedBytes = 0) {
  return {
    from: { name: from.name || "Website", address: from.address },
    to: { name: "", address: to },
    // The least it can be, in base64: too large for the mail server, nodemailer does not send it.
    envelope: { from: from.address, to: [to], size: Math.ceil((attachedBytes * 4) / 3) },
    messageId: `<${token}@${to.slice(to.lastIndexOf("@") + 1)}>`,
  };
}

/** One line that reads as it was typed, its encoded words (RFC 2047) broken. */
function headerText(text: string, longest: number): string {
  return oneLine(text.replaceAll(bidiMarks, "").replaceAll("=?", "= ?"), longest);
}
