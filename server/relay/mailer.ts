import type { MailConfig } from "../config.ts";
import type { Entry, Resume } from "../inbox/entry.ts";
import { composeMail } from "./compose.ts";
import { withRequiredTls } from "./smtp-url.ts";

export type Mailer = {
  /**
   * @param resume of an application
   * @param signal breaks off what is under way
   * @throws when the mail server did not take it; `responseCode` holds its status, if it gave one
   */
  send(entry: Entry, resume: Resume | undefined, signal: AbortSignal): Promise<void>;
};

export type MailTimeouts = { connectMs: number; idleMs: number };

// nodemailer waits two and ten minutes by default; a stuck server would hold a connection as long.
const patience: MailTimeouts = { connectMs: 10_000, idleMs: 20_000 };

/** Mails entries by SMTP, one connection each. */
export function smtpMailer(mail: MailConfig, timeouts: MailTimeouts = patience): Mailer {
  const transport = openTransport(mail, timeouts);
  return {
    async send(entry, resume, signal) {
      // `signal` closes the connection, which no timeout does for a server that keeps dripping.
      const options = { ...composeMail(entry, resume, mail.from, mail.to), signal };
      await (await transport).sendMail(options);
    },
  };
}

async function openTransport(mail: MailConfig, timeouts: MailTimeouts) {
  // Loaded here, because it takes 12 MB that only who mails should have to give.
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url: withRequiredTls(mail.smtpUrl),
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.idleMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
