import { createHash } from "node:crypto";
import type { SendMailOptions } from "nodemailer";
import type { ReplyText } from "#contract/site-facts.ts";
import type { Submission, Resume } from "#server/inbox/submission.ts";
import { cleanFileName } from "#server/file-name.ts";
import { oneLine } from "#server/one-line.ts";
import type { Alert } from "#server/problems.ts";
import { mayNeedPassword } from "#server/resume/pdf.ts";
import { asciiAddress, domainOf, type Mailbox } from "./mailbox.ts";
import { describeSubmission, suspicionText } from "./submission-text.ts";

// They reorder the text around them and could disguise a subject.
const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
// In a text marks of one place (LRM, RLM, ALM) and joiners stay, which Arabic, Hebrew and Indic scripts
// need; overrides and control characters, which terminals obey, do not.
const unsafeInText = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A letter of a script that runs from right to left. */
const fromRight =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** In a text of its own direction, so that it and what follows it keep their places. */
const isolated = (text: string): string => (fromRight.test(text) ? `\u2068${text}\u2069` : text);

/** In the subject, so they come last in the text: lists of mails show its first 90 characters. */
const inSubject = new Set(["Subject", "Job", "Name"]);

/**
 * A file that the mail server does not take. `how`: a link or command to get it, and until when.
 * `answer`: what the mail server said about it.
 */
export type FileElsewhere = { how: string; answer: string; isLocked: boolean };

/**
 * The mail for one submission. A visitor's input never reaches the envelope, and only three headers:
 * subject, Reply-To and the résumé's file name, each on one line. nodemailer encodes non-ASCII.
 * @param from always the site's: a visitor's address would fail SPF and DMARC
 */
export function composeMail(
  submission: Submission,
  file: Resume | FileElsewhere | undefined,
  from: Mailbox,
  to: readonly string[],
) {
  const { name, subject, text } = describeSubmission(submission);
  const resume = file && "bytes" in file ? file : undefined;
  const replyTo = asciiAddress(submission.email);
  const notices = [
    replyTo === undefined &&
      `Reply does not reach the visitor, please write to: ${oneLine(submission.email, 254)}`,
    submission.test &&
      "The website wrote this itself, to see that its contact form works. Nothing has to be done.",
    submission.suspected &&
      `A program probably sent this${suspicionText(submission)}. \`npm run inbox accept ${submission.reference}\` takes the mark away.`,
    file && "how" in file && whereFileIs(submission, file),
  ];
  const { reference } = submission;
  const label = `${submission.kind === "message" ? "Message" : "Application"} ${reference}`;
  const scan = submission.kind === "application" && unscanned[submission.resume.scanned ?? "never"];
  const isLocked = file && ("bytes" in file ? mayNeedPassword(file.bytes) : file.isLocked);
  const lock = isLocked && "The resume is encrypted and may need a password.";
  const paragraphs = [...notices, text, labelled(submission), lock, scan, label].filter(Boolean);
  return {
    ...addressed(from, to, submission.mailToken, resume?.bytes.length),
    // An address that is unsafe in a header appears in the text only.
    ...(replyTo !== undefined && { replyTo: { name: headerText(name, 100), address: replyTo } }),
    // With name and reference: mail programs make one conversation of equal subjects.
    subject: `${submission.test ? "[Test] " : submission.suspected ? "[Suspected] " : ""}${isolated(headerText(subject, 100))}, ${isolated(headerText(name, 60))} (${reference})`,
    date: new Date(submission.receivedAt),
    text: `${paragraphs
      .join("\n\n")
      .replaceAll(/\r\n?/g, "\n")
      .replaceAll(unsafeInText, "")
      .replaceAll(/(?<=^(?:Company|Job|Location|Name|Resume|Subject): ).+$/gm, isolated)}\n`,
    attachments: resume && [
      {
        filename: cleanFileName(resume.name),
        content: Buffer.from(resume.bytes),
        contentType: resume.mediaType,
      },
    ],
  };
}

function labelled(submission: Submission): string {
  const { fields } = describeSubmission(submission);
  const filled = fields.filter(([, value]) => value !== "");
  const [last = [], first = []] = [true, false].map((isLast) =>
    filled.filter(([label]) => inSubject.has(label) === isLast),
  );
  return [...first, ...last]
    .map(([label, value]) => {
      const shown = label === "Location" ? placeName(value) : value;
      return `${label}: ${oneLine(shown, 1000)}`;
    })
    .join("\n");
}

/** The form's values are such as "new-york". */
const placeName = (value: string) =>
  value.replaceAll("-", " ").replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

const unscanned = {
  clean: undefined,
  away: "The resume could not be scanned for viruses: clamd was away.",
  never: "Nobody has scanned the resume for viruses.",
};

function whereFileIs(submission: Submission, { how, answer }: FileElsewhere) {
  if (submission.kind !== "application") return "";
  const { name, size } = submission.resume;
  const megabytes = Math.max(0.1, size / 1024 ** 2).toFixed(1);
  return `The resume (${cleanFileName(name)}, ${megabytes} MB) could not be mailed. Get it here: ${how}\nThe mail server: ${answer}`;
}

export function composeAlert({ subject, text }: Alert, from: Mailbox, to: readonly string[]) {
  const id = createHash("sha256").update(text).digest("hex");
  return {
    ...addressed(from, to, id),
    // RFC 3834, and for older programs: suppresses auto-replies. Not on a visitor's mail, which a person wrote: help desks
    // hold automatic mail back.
    headers: { "Auto-Submitted": "auto-generated", Precedence: "bulk" },
    subject: headerText(`[Website] ${subject}`, 150),
    text,
  };
}

/** `from`: the company's name. */
export type Reply = ReplyText & { from: string };

/**
 * The mail that tells a sender that something has arrived. Whoever typed a stranger's address cannot write to them with it:
 * it holds nothing of what was typed, not even the name.
 * @returns undefined unless mail servers take the address, and for no other one
 */
export function composeReply(
  { email, reference, mailToken }: Pick<Submission, "email" | "reference" | "mailToken">,
  { subject, text, from: name, replyTo }: Reply,
  from: Mailbox,
): SendMailOptions | undefined {
  const to = asciiAddress(email);
  // Mail servers, Postfix by default, may read the first as a route to another address, which no cap would know; the others
  // are machines, also by numbers that nodemailer reads as an IP address (0x7f.1), and what is longer than RFC 5321, 4.5.3.1.1,
  // allows: To would have room for a text.
  const isOdd = /[%!]|^[^@]{65}|[@.](?:\d+|0x[\da-f]*)$|\.local(?:host|domain)?$/i;
  if (to === undefined || isOdd.test(to)) return undefined;
  const filled = (it: string) => it.replaceAll("{reference}", reference);
  return {
    from: { name, address: from.address },
    replyTo,
    to: { name: "", address: to },
    // That it could not be delivered is told to the office. An empty sender, as RFC 5321, 4.5.5, has it for such mail, is
    // one that Exchange Online does not take.
    envelope: { from: from.address, to },
    // nodemailer would name this machine.
    messageId: `<${mailToken}.reply@${domainOf(from.address)}>`,
    // RFC 3834; and what programs know that were written before it, such as procmail's FROM_DAEMON.
    headers: { "Auto-Submitted": "auto-replied", Precedence: "bulk" },
    subject: filled(subject),
    text: filled(text),
  };
}

/** @param id the same in every attempt, so that receivers can drop duplicates */
function addressed(from: Mailbox, to: readonly string[], id: string, attachedBytes = 0) {
  return {
    from: { name: from.name || "Website", address: from.address },
    to: to.map((address) => ({ name: "", address })),
    // A lower bound (base64 in lines of 76): nodemailer refuses to send more than the mail server announces.
    envelope: { from: from.address, to: [...to], size: Math.ceil(attachedBytes / 57) * 78 },
    messageId: `<${id}@${domainOf(from.address)}>`,
  };
}

/** One line without bidi marks; breaks encoded words (RFC 2047), which would be decoded. */
export function headerText(text: string, maxLength: number): string {
  return oneLine(text.replaceAll(bidiMarks, "").replaceAll("=?", "= ?"), maxLength);
}
