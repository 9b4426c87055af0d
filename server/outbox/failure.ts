import type { NodemailerError, SMTPSentMessageInfo } from "nodemailer";
import type { Claim, NextTry } from "#server/inbox/store.ts";
import { oneLine } from "#server/one-line.ts";

/** What the mailer knows of a failed mail; `own`: the office's addresses, which may be shown. */
type Circumstances = {
  hasLogin: boolean;
  loggedIn: boolean;
  textSent: boolean;
  own: readonly string[];
};

/**
 * nodemailer's error. `textSent`: the whole text was sent and only the answer is missing, so the mail
 * may have arrived.
 */
type MailError = NodemailerError & {
  textSent?: boolean;
  noLogin?: boolean;
  own?: readonly string[];
};

const mailError = (error: unknown): MailError | undefined =>
  error instanceof Error ? error : undefined;

/** Completes nodemailer's error, for the functions below. */
export function explain(error: unknown, known: Circumstances): unknown {
  const found = mailError(error);
  if (!found) return error;
  if (found.code === "EABORT") found.message = "The mail server took too long.";
  const textSent = known.textSent && found.responseCode === undefined;
  // A mail server that offers no login gets the mail without one, and rejects the envelope.
  const noLogin = known.hasLogin && !known.loggedIn && found.code === "EENVELOPE";
  return Object.assign(found, { textSent, noLogin, own: known.own });
}

/** @returns a line for each recipient that was refused while others were accepted */
export const rejections = (
  { rejectedErrors = [] }: Pick<SMTPSentMessageInfo, "rejectedErrors">,
  own: readonly string[],
): string[] =>
  rejectedErrors.map(({ recipient = "", response = "" }) =>
    oneLine(`${recipient}: ${withoutAddresses(response, own)}`, 300),
  );

/** Whether the mail server may have the mail although the attempt failed: another one may be a copy. */
export const isTextSent = (error: unknown): boolean => mailError(error)?.textSent === true;

/** Whether the mail server takes no mail of this size, by what it announces or what it answered. */
export function isTooLarge(error: unknown): boolean {
  const { code, command, response = "", responseCode = 0 } = mailError(error) ?? {};
  // nodemailer's own refusal, by the announced size, has no answer.
  if (code === "EMESSAGE" && command === "MAIL FROM") return true;
  if (responseCode < 500 || !["MAIL FROM", "DATA"].includes(command ?? "")) return false;
  // RFC 3463: 2.3 and 3.4 are about the size. 552 alone is too; 552 5.7.0 is Gmail's for a virus.
  const detail = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})/.exec(response)?.[1];
  return detail === undefined
    ? responseCode === 552 || responseCode === 523
    : detail === "2.3" || detail === "3.4";
}

/** Whether the mail server rejected the text or the file, not its size: a filter may take the mail without the file. */
export const isFileRefused = (error: unknown): boolean => isPermanent(error) && !isTooLarge(error);

/**
 * Whether a retry is pointless: the mail server answered 5yz to the message itself, or accepts none
 * of that size. A 5yz answer to an earlier command (login, sender, recipient) is about this server
 * or its settings, and the message is delivered once those are fixed.
 */
export function isPermanent(error: unknown): boolean {
  const { code, permanent } = mailError(error) ?? {};
  // EMESSAGE: an answer after the data. A rejected DATA command is EENVELOPE.
  return isTooLarge(error) || (code === "EMESSAGE" && permanent === true);
}

/**
 * Whether a recipient's address does not exist, by what a mail server answered: the codes of RFC 3463 for that, Exchange
 * Online's 5.4.1, or a plain 550. Others, such as 5.7.1 for mail that it does not relay, are about us.
 */
export function isAddressUnknown(error: unknown): boolean {
  const { command, response = "", responseCode = 0 } = mailError(error) ?? {};
  const [, detail] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (detail !== undefined) return /^5\.(?:1\.(?:[0-36]|10)|2\.1|4\.[14])$/.test(detail);
  return command === "RCPT TO" && [550, 551, 553].includes(responseCode);
}

/** Whether the mail server refused the password or token, and not only for now. */
export const isLoginRefused = (error: unknown): boolean => {
  const { code, responseCode } = mailError(error) ?? {};
  return code === "EAUTH" && responseCode === 535;
};

/** The error in one line of at most 600 characters, with what to do, without addresses of visitors. */
export const reasonOf = (error: unknown): string =>
  [...causesOf(error), said(error, mailError(error)?.message)].join(" ") +
  hintAfter(mailError(error)?.message ?? "", hints);

/**
 * The same for the log: of what the mail server answers to a visitor's text or address only the codes (RFC 5321, RFC 3463),
 * since its words may repeat them. `isToVisitor`: the addresses are not the office's own.
 */
export function loggedReason(error: unknown, isToVisitor = false): string {
  const { code, response = "" } = mailError(error) ?? {};
  const [codes] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}\b)?/.exec(response) ?? [];
  const isOwn = code === "EAUTH" || (code === "EENVELOPE" && !isToVisitor);
  return isOwn || codes === undefined ? reasonOf(error) : codes;
}

const said = (error: unknown, text = String(error)) =>
  oneLine(withoutAddresses(withoutNodesAdvice(text), mailError(error)?.own ?? []), 300);

/** An option of Node's own that nobody here can set: `; if the root CA is installed locally, try running Node.js with …`. */
export const withoutNodesAdvice = (text: string): string => text.replace(/; if the root CA .*/, "");

function causesOf(error: unknown): string[] {
  const { noLogin, textSent } = mailError(error) ?? {};
  if (noLogin) return ["The mail server offered no login, so the password was not used:"];
  return textSent ? ["The mail server has the whole text but did not confirm it:"] : [];
}

type Hint = [said: RegExp, hint: string];

/** What Node says of the network, of any address. */
const networkHints: Hint[] = [
  [/\b(?:EAI_AGAIN|ETIMEOUT)\b/, "DNS does not answer on this machine: see /etc/resolv.conf."],
  [/\bENOTFOUND\b/, "DNS knows no such name."],
  [/\bE(?:NET|HOST)UNREACH\b/, "This machine has no way there: its network, or a firewall."],
  [
    /unable to (?:get|verify)|self-signed/,
    "Write the certificate of the authority that signed it, such as your own, into a file, and the file into NODE_EXTRA_CA_CERTS: docs/operating.md, Mail.",
  ],
];

/** @returns what follows a message, in brackets; "" where it says enough */
export function hintAfter(message: string, hints = networkHints): string {
  const [, hint] = hints.find(([said]) => said.test(message)) ?? [];
  return hint === undefined ? "" : ` (${hint})`;
}

/** What servers say, and what the owner can do about it. The first that fits counts. */
const hints: Hint[] = [
  [
    /\b(?:535 5\.7\.139|550 5\.7\.30|535 5\.7\.3)\b/,
    "Microsoft 365 takes no password, or not this login for this mailbox. Log in with OAuth: docs/operating.md, Microsoft 365, and there steps 3 to 5.",
  ],
  [
    /\b535[ -]5\.7\.8\b/,
    "User or password is wrong. Google takes no account's password: make an app password or use OAuth, docs/operating.md, Google.",
  ],
  [
    /\b454 4\.7\.0 TLS\b/i,
    "The mail server cannot encrypt for now, which only its owner can repair. It is tried again.",
  ],
  [
    /\b454 4\.7\.0\b/,
    "The mail server lets nobody log in for now, as after too many attempts. It is tried again; if it lasts, see whether another program logs in with a wrong password.",
  ],
  [
    /wrong version number|packet length too long/i,
    "This port begins without TLS: write smtp:// in SMTP_URL, not smtps://.",
  ],
  [
    /greeting never received/i,
    "If this port begins with TLS, such as 465, write smtps:// in SMTP_URL, not smtp://.",
  ],
  [/altnames/, "Its certificate has another name: SMTP_URL has to have that."],
  [/certificate has expired/, "Whoever runs the mail server has to renew it."],
  [/STARTTLS/i, "The mail server does not encrypt: docs/operating.md, Mail."],
  ...networkHints,
];

const withoutAddresses = (text: string, own: readonly string[]): string =>
  text
    .split(/\s+/)
    .map((word) => (addressesIn(word).every((it) => own.includes(it)) ? word : "..."))
    .join(" ");

/** `<office@example.com>:` has office@example.com. */
const addressesIn = (word: string) =>
  word
    .split(/[<>()[\]",;:]/)
    .filter((part) => part.includes("@"))
    .map((part) => (part.endsWith(".") ? part.slice(0, -1) : part));

const minuteMs = 60_000;
const maxDelayMs = 60 * minuteMs; // once the mail server is back, mail arrives within the hour
const giveUpAfterMs = 5 * 24 * 60 * minuteMs; // RFC 5321, 4.5.4.1: at least four to five days
// As many tries as five days have: a clock that jumps ahead must not end them.
const giveUpAfterAttempts = 120;
// Each text without an answer may be a copy in the mailbox: few, with growing pauses, for a day.
const maxUnanswered = 9;
const maxUnansweredDelayMs = 4 * 60 * minuteMs;
// About four hours, after which the file is taken for the cause.
const attemptsWithFile = 9;
const unansweredWithFile = 2;

/**
 * What becomes of a mail that failed: exponential backoff (1, 2, 4 ... minutes up to an hour) for five days.
 * What cannot be delivered with its file is tried without it.
 * @param hasFile whether this attempt had one
 */
export function nextTry(error: unknown, claim: Claim, hasFile: boolean, now: Date): NextTry {
  const { attempts, firstTriedAt } = claim;
  const isUnanswered = isTextSent(error);
  const unanswered = claim.unanswered + Number(isUnanswered);
  const common = { error: reasonOf(error), unanswered, withoutFile: claim.withoutFile };
  const after = (ms: number) => ({ dueAt: new Date(now.getTime() + ms) });
  if (hasFile && (isTooLarge(error) || isFileRefused(error)))
    return { ...common, withoutFile: true, ...after(0) };
  const isOld = attempts >= giveUpAfterAttempts && now.getTime() - firstTriedAt >= giveUpAfterMs;
  if (isPermanent(error) || unanswered >= maxUnanswered || isOld)
    return { ...common, parkedAt: now };
  const isFileSuspected =
    hasFile &&
    (unanswered >= unansweredWithFile || (attempts >= attemptsWithFile && isAboutTheText(error)));
  const delayMs = isUnanswered
    ? Math.min(minuteMs * 10 ** (unanswered - 1), maxUnansweredDelayMs)
    : Math.min(minuteMs * 2 ** (attempts - 1), maxDelayMs);
  return { ...common, withoutFile: claim.withoutFile || isFileSuspected, ...after(delayMs) };
}

/** Whether it went wrong within the text, such as a connection that is always cut. */
const isAboutTheText = (error: unknown): boolean =>
  error instanceof Error &&
  (("command" in error && error.command === "DATA") ||
    ("code" in error && error.code === "EMESSAGE"));

/** For the log. */
export const whatIs = (next: NextTry): string => {
  if ("doneAt" in next) return "cannot be delivered";
  if ("parkedAt" in next) return "could not be delivered and was given up";
  return next.withoutFile ? "is delivered without its file" : "is not delivered yet";
};
