import type { SendMailOptions } from "nodemailer";
import type { Entry, Resume } from "../inbox/entry.ts";
import type { Mailbox } from "./address.ts";
import { composeAlert, composeMail, type Alert } from "./compose.ts";

export type MailConfig = {
  smtpUrl: string;
  to: string;
  from: Mailbox;
  alertTo: string | undefined; // undefined: nobody wants alerts
};

export type Mailer = ReturnType<typeof smtpMailer>;

/** Mails by SMTP, one connection each. Both throw unless the mail server has taken the mail. */
export function smtpMailer({ smtpUrl, to, from, alertTo }: MailConfig) {
  // nodemailer alone would fall back to plain text for anyone who strips STARTTLS from the answer.
  // `?requireTLS=false` in the URL is for a mail server on the same machine.
  const options = { url: smtpUrl, requireTLS: true, connectionTimeout: 30_000 };
  // RFC 3834: no holiday notice answers it. What is composed names no files or addresses to load.
  const headers = { "Auto-Submitted": "auto-generated" };
  const everyMail = { headers, disableFileAccess: true, disableUrlAccess: true };

  async function deliver(mail: SendMailOptions): Promise<void> {
    // Loaded here, because it takes 12 MB that only who mails should have to give.
    const { createTransport } = await import("nodemailer");
    await createTransport(options, everyMail).sendMail(mail);
  }

  return {
    /** @param signal breaks it off at once */
    async send(entry: Entry, resume: Resume | undefined, signal: AbortSignal): Promise<void> {
      await deliver({ ...composeMail(entry, resume, from, to), signal });
    },
    /** Does nothing without `alertTo`. */
    async alert(alert: Alert, signal: AbortSignal): Promise<void> {
      if (alertTo) await deliver({ ...composeAlert(alert, from, alertTo), signal });
    },
  };
}
