import { createTransport } from "nodemailer";
import type { MailConfig } from "../config.ts";
import type { StoredMessage } from "../inbox/store.ts";
import { composeMail } from "./compose.ts";
import { withRequiredTls } from "./smtp-url.ts";

export type Mailer = {
  /** @throws when the mail server did not take it; `responseCode` holds its status, if it gave one */
  send(message: StoredMessage): Promise<void>;
};

export type MailTimeouts = { connectMs: number; idleMs: number; totalMs: number };

// nodemailer waits two and ten minutes by default; a stuck server would hold up all that follow.
const patience: MailTimeouts = { connectMs: 10_000, idleMs: 20_000, totalMs: 60_000 };

/** Mails messages by SMTP, one connection each. */
export function smtpMailer(mail: MailConfig, timeouts: MailTimeouts = patience): Mailer {
  const transport = createTransport({
    url: withRequiredTls(mail.smtpUrl),
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.idleMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      const sending = transport.sendMail(composeMail(message, mail.from, mail.to));
      await within(timeouts.totalMs, sending);
    },
  };
}

/** A server that keeps dripping bytes never runs into an idle timeout. */
async function within(ms: number, sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The mail server took too long.")), ms);
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}
