import { isIP } from "node:net";
import { maxResumeBytes } from "#contract/application.ts";
import { reasonOf } from "#server/outbox/failure.ts";
import { domainOf } from "#server/outbox/mailbox.ts";
import { type MailSettings, readersOf, smtpMailer } from "#server/outbox/mailer.ts";
import { type Finding, good, note, wrong } from "./finding.ts";

const about = "Mail server";

/** Base64 has 78 characters (with the line's end) for 57 bytes; the rest is the longest usual text. */
const largestApplication = Math.ceil(maxResumeBytes / 57) * 78 + 25_000;

/** Whether the mail server lets us in, and what its settings alone tell. Nothing is sent. */
export async function checkMailServer(mail: MailSettings): Promise<Finding[]> {
  const { failure, largestMail } = await smtpMailer(mail).check();
  const server =
    failure === undefined
      ? good(about, `${hostOf(mail)} takes our mail: \`-- --send\` shows whether it arrives.`)
      : wrong(about, `${hostOf(mail)}: ${failure} ${help}`);
  return [
    ...(failure === undefined ? unencrypted(mail, server) : [server]),
    ...(failure === undefined ? [size(largestMail)] : []),
    ...spamRules(mail),
    bounces(mail),
  ];
}

/** What the address of the mail server leaves open. */
function unencrypted({ smtpUrl }: MailSettings, otherwise: Finding): Finding[] {
  const { protocol, hostname, host, searchParams } = new URL(smtpUrl);
  const isPlain =
    protocol === "smtp:" &&
    (searchParams.get("ignoreTLS") === "true" || searchParams.get("requireTLS") === "false");
  if (!isPlain || isLocal(hostname)) return [otherwise];
  return [
    wrong(
      about,
      `${host} is reached without encryption, or may be. Take the options out of SMTP_URL.`,
    ),
  ];
}

/** smtp.office365.com, smtp-legacy.office365.com, smtp-mail.outlook.com. */
export function checkPassword({ smtpUrl, login }: MailSettings): Finding[] {
  const { hostname, password } = new URL(smtpUrl);
  if (!/^smtp[\w-]*\.(?:office365|outlook)\.com$/.test(hostname)) return [];
  if (!login && password === "") return [];
  const text = `${hostname} takes passwords only until the end of December 2026, and from many organizations none today. Log in with OAuth: docs/operating.md, Microsoft 365.`;
  return [wrong("Password", text)];
}

// 50_scores.cf of SpamAssassin 4.0: without and with its look-ups. A Reply-To elsewhere is what it counts, so no setting helps.
const freeMail =
  "SpamAssassin counts 1.2 to 2.5 of 5 points when a visitor's own address is at a free mail host, whatever is set here.";

/** Rules of widespread spam filters that these settings bring upon every mail. */
function spamRules(mail: MailSettings): Finding[] {
  const { to, toApplications = to, from } = mail;
  const domain = domainOf(from.address);
  const isSpoof = (readers: readonly string[]) =>
    readers[0] !== from.address && readers.some((address) => domainOf(address) === domain);
  const isOneList = to.join() === toApplications.join();
  const names = [
    ...(isSpoof(to) ? ["MAIL_TO"] : []),
    ...(!isOneList && isSpoof(toApplications) ? ["MAIL_TO_APPLICATIONS"] : []),
  ];
  if (names.length === 0)
    return [good("Spam", `rspamd has no rule against mail from ${from.address}. ${freeMail}`)];
  const text = `rspamd takes mail from ${from.address} to another address of ${domain} for forged, because Reply-To is the visitor's (SPOOF_REPLYTO, 6 of 6 points): ${names.join(", ")}. Let MAIL_FROM be the first of them, or an address of a subdomain of its own, such as website@site.${domain}. ${freeMail}`;
  return [note("Spam", text)];
}

const help = "(What to do: docs/operating.md, Mail that is not delivered.)";
const hostOf = ({ smtpUrl }: MailSettings) => new URL(smtpUrl).host;

const everybody = (mail: MailSettings) => [...new Set([...readersOf(mail), ...mail.alertTo])];
const isLocal = (host: string) =>
  host === "localhost" || host === "[::1]" || (isIP(host) === 4 && host.startsWith("127."));

function size(largestMail: number | undefined): Finding {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  if (largestMail === undefined)
    return note("Mail size", `Not known: it has to take ${megabytes(largestApplication)}.`);
  const text = `Mails of up to ${megabytes(largestMail)}; an application may have ${megabytes(largestApplication)}.`;
  return largestMail >= largestApplication
    ? good("Mail size", text)
    : note("Mail size", `${text} Larger ones come with a link instead of the resume.`);
}

const bounces = ({ from }: MailSettings): Finding =>
  note(
    "Bounces",
    `What cannot be delivered later comes back to ${from.address}: read that mailbox.`,
  );

/** Mails a test to everybody who gets messages or alerts. */
export async function sendTestMail(mail: MailSettings): Promise<Finding> {
  const alertTo = everybody(mail);
  const text = "This is a test of the website's mail. Nothing has to be done.\n";
  try {
    const alert = { subject: "Test of the website's mail", text };
    const { rejected } = await smtpMailer({ ...mail, alertTo }).alert(
      alert,
      AbortSignal.timeout(60_000),
    );
    if (rejected.length > 0) return wrong("Test mail", `Not for everybody: ${rejected.join(", ")}`);
    return good("Test mail", `Sent to ${alertTo.join(", ")}. Look whether it arrives, and where.`);
  } catch (error) {
    return wrong("Test mail", `Not sent: ${reasonOf(error)}`);
  }
}
