import { createHash } from "node:crypto";
import type { Entry, Resume } from "../inbox/entry.ts";
import { cleanFileName } from "../file-name.ts";
import { oneLine } from "../one-line.ts";
import { isPlainAddress, type Mailbox } from "./address.ts";
import { describeEntry } from "./entry-text.ts";

// They reorder the text around them and could disguise a subject.
const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

const noReply =
  "Reply does not reach the visitor: mail programs do not take the address below. Please check it and write to it yourself.";

export type Alert = { subject: string; text: string };

/**
 * The mail for one entry. A visitor's input never reaches the envelope, and only three headers:
 * subject, Reply-To and the résumé's file name, each on one line. nodemailer encodes non-ASCII.
 * @param from always the site's: a visitor's address would fail SPF and DMARC
 */
export function composeMail(entry: Entry, resume: Resume | undefined, from: Mailbox, to: string) {
  const { name, subject, fields, text } = describeEntry(entry);
  const mark = `A program probably sent this. \`npm run inbox accept ${entry.number}\` takes the mark away.`;
  const filled = fields.filter(([, value]) => value !== "");
  const head = filled.map(([label, value]) => `${label}: ${oneLine(value, 1000)}`).join("\n");
  const canReply = isPlainAddress(entry.email);
  const paragraphs = [canReply ? "" : noReply, entry.suspected ? mark : "", head, text].filter(
    Boolean,
  );
  return {
    ...addressed(from, to, entry.mailToken, resume?.bytes.length),
    // An address that is unsafe in a header appears in the text only.
    ...(canReply && {
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

export function composeAlert({ subject, text }: Alert, from: Mailbox, to: string) {
  const id = createHash("sha256").update(text).digest("hex");
  return { ...addressed(from, to, id), subject: headerText(`[Website] ${subject}`, 150), text };
}

/** @param id the same in every attempt, so that receivers can drop duplicates */
function addressed(from: Mailbox, to: string, id: string, attachedBytes = 0) {
  return {
    from: { name: from.name || "Website", address: from.address },
    to: { name: "", address: to },
    // A lower bound (base64): nodemailer refuses to send more than the mail server announces.
    envelope: { from: from.address, to: [to], size: Math.ceil((attachedBytes * 4) / 3) },
    messageId: `<${id}@${to.slice(to.lastIndexOf("@") + 1)}>`,
  };
}

/** One line without bidi marks; breaks encoded words (RFC 2047), which would be decoded. */
function headerText(text: string, maxLength: number): string {
  return oneLine(text.replaceAll(bidiMarks, "").replaceAll("=?", "= ?"), maxLength);
}
