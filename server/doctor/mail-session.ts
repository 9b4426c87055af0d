import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import XOAuth2 from "nodemailer/lib/xoauth2";
import { connectionOptions, type MailSettings, readersOf } from "#server/outbox/mailer.ts";
import { tokenSource } from "#server/outbox/oauth.ts";
import { systemClock } from "#server/time.ts";

/** What the mail server said before any mail. */
export type MailAnswers = {
  greeting: string;
  isEncrypted: boolean;
  /** Whether the settings have a login that the mail server did not offer to take. */
  ignoredLogin: boolean;
  /** In bytes; undefined when it names none. */
  largestMail: number | undefined;
  /** Its answer if it does not take mail from MAIL_FROM. */
  refusedSender: string | undefined;
  /** Its answer for each recipient that it does not take. */
  refused: { address: string; answer: string }[];
};

// Who waits at a terminal waits no longer.
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 30_000, socketTimeout: 30_000 };

/**
 * Connects as the mailer does, logs in, names sender and recipients, takes them back (RSET) and sends
 * nothing.
 * @throws nodemailer's error when it comes to no session, or that of the token endpoint
 */
export async function mailAnswers(mail: MailSettings): Promise<MailAnswers> {
  const answers: MailAnswers = {
    greeting: "",
    isEncrypted: false,
    ignoredLogin: false,
    largestMail: undefined,
    refusedSender: undefined,
    refused: [],
  };
  const { auth = mail.login ?? (await oauthLogin(mail)), ...url } = parseConnectionUrl(
    mail.smtpUrl,
  );
  const connection = new SMTPConnection({
    ...connectionOptions(mail),
    ...url,
    ...timeouts,
    transactionLog: true,
    // nodemailer tells the greeting only here.
    logger: {
      debug({ tnx }: { tnx?: string }, text: string) {
        if (tnx === "server") answers.greeting ||= text;
      },
    },
    // Its public way to send commands of one's own: they run as if they were a way to log in.
    customAuth: {
      async envelope({ sendCommand, maxAllowedSize }) {
        answers.largestMail = maxAllowedSize || undefined;
        const sender = await sendCommand(`MAIL FROM:<${mail.from.address}>`);
        if (sender.status !== 250) answers.refusedSender = sender.response;
        else
          for (const address of new Set([...readersOf(mail), ...mail.alertTo])) {
            const { status, response } = await sendCommand(`RCPT TO:<${address}>`);
            if (status < 200 || status > 299) answers.refused.push({ address, answer: response });
          }
        await sendCommand("RSET");
      },
    },
  });
  const failed = new Promise<never>((_, reject) => {
    connection.once("error", reject);
    connection.once("end", () => reject(new Error("The mail server hung up.")));
  });
  const step = (run: (done: (error?: Error | null) => void) => void) =>
    Promise.race([
      failed,
      new Promise<void>((resolve, reject) => run((error) => (error ? reject(error) : resolve()))),
    ]);
  try {
    await step((done) => connection.connect(done));
    answers.isEncrypted = connection.secure;
    answers.ignoredLogin = auth !== undefined && !connection.allowsAuth;
    if (auth && connection.allowsAuth) await step((done) => connection.login(auth, done));
    await step((done) => connection.login({ method: "envelope" }, done));
    return answers;
  } finally {
    connection.quit();
  }
}

async function oauthLogin({ oauth }: MailSettings) {
  if (!oauth) return undefined;
  const { user } = oauth;
  const token = await tokenSource(oauth, systemClock).get(new AbortController().signal);
  return { user, method: "XOAUTH2", oauth2: new XOAuth2({ user, accessToken: token.value }) };
}
