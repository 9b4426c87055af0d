import type { SendMailOptions } from "nodemailer";
import type { Entry, Resume } from "../inbox/entry.ts";
import type { Settings } from "../settings.ts";
import { composeAlert, composeMail, type Alert } from "./compose.ts";

export type Mailer = ReturnType<typeof smtpMailer>;

/** Sends by SMTP, one connection a mail. Both methods throw unless the mail server accepted it. */
export function smtpMailer({ smtpUrl, to, from, alertTo }: NonNullable<Settings["mail"]>) {
  // By default nodemailer falls back to plain text when an attacker strips STARTTLS.
  // `?requireTLS=false` in the URL is for a mail server on the same machine.
  const options = { url: smtpUrl, requireTLS: true, connectionTimeout: 30_000 };
  // RFC 3834: suppresses auto-replies. The composed mails load no files or URLs.
  const headers = { "Auto-Submitted": "auto-generated" };
  const everyMail = { headers, disableFileAccess: true, disableUrlAccess: true };

  async function deliver(mail: SendMailOptions): Promise<void> {
    // Loaded on demand: 12 MB of memory that a server without SMTP saves.
    const { createTransport } = await import("nodemailer");
    await createTransport(options, everyMail).sendMail(mail);
  }

  return {
    /** @param signal aborts at once */
    async send(entry: Entry, resume: Resume | undefined, signal: AbortSignal): Promise<void> {
      await deliver({ ...composeMail(entry, resume, from, to), signal });
    },
    /** Does nothing without `alertTo`. */
    async alert(alert: Alert, signal: AbortSignal): Promise<void> {
      if (alertTo) await deliver({ ...composeAlert(alert, from, alertTo), signal });
    },
  };
}
