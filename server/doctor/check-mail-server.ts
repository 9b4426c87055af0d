import { isIP } from "node:net";
import { maxResumeBytes } from "#contract/application.ts";
import { oneLine } from "#server/one-line.ts";
import { reasonOf } from "#server/mail/failure.ts";
import { type MailSettings, smtpMailer } from "#server/mail/mailer.ts";
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
    const findings = [session(mail, answers), size(answers), bounces(mail)];
    return { findings, greeting: answers.greeting };
  } catch (error) {
    const findings = [wrong(about, `${hostOf(mail)}: ${reasonOf(error)} ${help}`)];
    return { findings, greeting: "" };
  }
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
  const to = [...new Set([...mail.to, ...mail.alertTo])].join(", ");
  return good(about, `${host} takes mail from ${mail.from.address} for ${to}.`);
}

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
  const alertTo = [...new Set([...mail.to, ...mail.alertTo])];
  const text = "This is a test of the website's mail. Nothing has to be done.\n";
  try {
    const alert = { subject: "Test of the website's mail", text };
    await smtpMailer({ ...mail, alertTo }).alert(alert, AbortSignal.timeout(60_000));
    return good("Test mail", `Sent to ${alertTo.join(", ")}. Look whether it arrives, and where.`);
  } catch (error) {
    return wrong("Test mail", `Not sent: ${reasonOf(error)}`);
  }
}
