import { isIP } from "node:net";
import { maxResumeBytes } from "#contract/application.ts";
import { oneLine } from "#server/one-line.ts";
import { reasonOf } from "#server/outbox/failure.ts";
import { domainOf } from "#server/outbox/mailbox.ts";
import { type MailSettings, readersOf, smtpMailer } from "#server/outbox/mailer.ts";
import { type Finding, good, note, wrong } from "./finding.ts";
import { type MailAnswers, mailAnswers } from "./mail-session.ts";

const about = "Mail server";

/** Base64 has 78 characters (with the line's end) for 57 bytes; the rest is the longest usual text. */
const largestApplication = Math.ceil(maxResumeBytes / 57) * 78 + 25_000;

/** The mail server's answers to all but a mail. @returns its greeting too, which may tell the time */
export async function checkMailServer(
  mail: MailSettings,
): Promise<{ findings: Finding[]; greeting: string }> {
  try {
    const answers = await mailAnswers(mail);
    const findings = [session(mail, answers), size(answers)];
    return { findings: [...findings, ...always(mail)], greeting: answers.greeting };
  } catch (error) {
    const findings = [wrong(about, `${hostOf(mail)}: ${reasonOf(error)} ${help}`)];
    return { findings: [...findings, ...always(mail)], greeting: "" };
  }
}

/** What the settings alone tell. */
const always = (mail: MailSettings): Finding[] => [
  ...passwordAtMicrosoft(mail),
  ...spamRules(mail),
  bounces(mail),
];

/** smtp.office365.com, smtp-legacy.office365.com, smtp-mail.outlook.com. */
function passwordAtMicrosoft({ smtpUrl, login }: MailSettings): Finding[] {
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

function session(mail: MailSettings, answers: MailAnswers): Finding {
  const host = hostOf(mail);
  const { isEncrypted, ignoredLogin, refusedSender, refused } = answers;
  if (!isEncrypted && !isLocal(new URL(mail.smtpUrl).hostname))
    return wrong(about, `${host} is reached without encryption. Take the options out of SMTP_URL.`);
  if (ignoredLogin)
    return wrong(
      about,
      `${host} offers no login, so the password is not used. See Login in ${docs}`,
    );
  if (refusedSender !== undefined)
    return wrong(about, `${host} takes no mail from ${mail.from.address}: ${said(refusedSender)}`);
  const [first] = refused;
  if (first !== undefined) {
    const text = `${host} takes no mail for ${refused.map(({ address }) => address).join(", ")}: ${said(first.answer)}`;
    // 4yz: such as servers that let unknown senders wait.
    return refused.every(({ answer }) => answer.startsWith("4"))
      ? note(about, `${text} (for now)`)
      : wrong(about, text);
  }
  const to = everybody(mail).join(", ");
  return good(about, `${host} takes mail from ${mail.from.address} for ${to}.`);
}

const everybody = (mail: MailSettings) => [...new Set([...readersOf(mail), ...mail.alertTo])];
const docs = "docs/operating.md, Mail.";
const said = (answer: string) => oneLine(answer, 200);
const isLocal = (host: string) =>
  host === "localhost" || host === "[::1]" || (isIP(host) === 4 && host.startsWith("127."));

function size({ largestMail }: MailAnswers): Finding {
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
    await smtpMailer({ ...mail, alertTo }).alert(alert, AbortSignal.timeout(60_000));
    return good("Test mail", `Sent to ${alertTo.join(", ")}. Look whether it arrives, and where.`);
  } catch (error) {
    return wrong("Test mail", `Not sent: ${reasonOf(error)}`);
  }
}
