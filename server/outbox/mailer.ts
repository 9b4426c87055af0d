import { isIP } from "node:net";
import { hostname } from "node:os";
import { Transform } from "node:stream";
import type { SendMailOptions } from "nodemailer";
import type { Kind, Submission, Resume } from "#server/inbox/submission.ts";
import type { Alert } from "#server/problems.ts";
import { systemClock } from "#server/time.ts";
import { domainOf, type Mailbox } from "./mailbox.ts";
import {
  composeAlert,
  composeMail,
  composeReply,
  type FileElsewhere,
  type Reply,
} from "./compose.ts";
import { explain, reasonOf, rejections } from "./failure.ts";
import { noToken, type OAuthSettings, tokenLogins } from "./oauth.ts";

export type Mailer = ReturnType<typeof smtpMailer>;

/** As read by settings.ts. */
export type MailSettings = {
  smtpUrl: string;
  login?: { user: string; pass: string } | undefined;
  oauth?: OAuthSettings | undefined;
  to: readonly string[];
  /** Who gets applications, where others do. */
  toApplications?: readonly string[] | undefined;
  from: Mailbox;
  alertTo: readonly string[];
  weeklyTo?: readonly string[];
  replies?: boolean;
  siteHost?: string | undefined;
};

/** `rejected`: a line for each recipient that the mail server refused while it took others. */
export type Sent = { rejected: string[] };

const minuteMs = 60_000;

/**
 * RFC 5321, 4.5.3.2, asks to wait 5 minutes for the greeting, 5 for the answer to a command and 10 for
 * the one after the text: whoever gives up earlier sends copies. Silence is what counts, so a slow line
 * has as much time as it needs.
 */
const timeouts = {
  // From the name's look-up to the end of STARTTLS. A host that drops packets ends it after two (Linux).
  connectionTimeout: 5 * minuteMs,
  greetingTimeout: 5 * minuteMs,
  socketTimeout: 10 * minuteMs,
};

/** Of a check, for which somebody may wait at a terminal. */
const checkTimeouts = {
  connectionTimeout: 15_000,
  greetingTimeout: 30_000,
  socketTimeout: 30_000,
};

/** No mail takes longer: for a server that always says something, such as "250-" every nine minutes. */
export const longestMailMs = 30 * minuteMs;

/** How every connection is made; what SMTP_URL says otherwise wins. */
const connectionOptions = ({ from, siteHost }: Pick<MailSettings, "from" | "siteHost">) => ({
  // By default nodemailer falls back to plain text when an attacker strips STARTTLS.
  // `?requireTLS=false` in the URL is for a mail server on the same machine.
  requireTLS: true,
  name: greetingName(siteHost, from.address),
});

/** Everybody who gets submissions. */
export const readersOf = ({ to, toApplications = to }: MailSettings): string[] => [
  ...new Set([...to, ...toApplications]),
];

/** The office's, which may be shown, and get no reply. */
export const ownAddresses = (settings: MailSettings): string[] => {
  const { from, alertTo, weeklyTo = [] } = settings;
  return [from.address, ...readersOf(settings), ...alertTo, ...weeklyTo];
};

/** Sends by SMTP, one connection a mail. They throw unless the mail server accepted it. */
export function smtpMailer(settings: MailSettings, clock = systemClock) {
  const { smtpUrl, login, oauth, to, toApplications = to, from, alertTo } = settings;
  const readers: Record<Kind, readonly string[]> = { message: to, application: toApplications };
  const withLogin = oauth ? tokenLogins(oauth, clock) : noToken;
  const options = {
    url: smtpUrl,
    ...connectionOptions(settings),
    ...(login && { auth: login }),
    ...timeouts,
  };
  // Quoted-printable: servers may break or rewrite lines of other text. Nothing is loaded from files or URLs.
  const everyMail = {
    encoding: "quoted-printable",
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const own = ownAddresses(settings);
  const hasLogin = Boolean(login ?? oauth) || new URL(smtpUrl).username !== "";

  const deliver = (mail: SendMailOptions, signal: AbortSignal): Promise<Sent> => {
    const ends = AbortSignal.any([signal, AbortSignal.timeout(longestMailMs)]);
    return withLogin(ends, (byToken) => sendOnce(mail, byToken, ends));
  };

  async function sendOnce(
    mail: SendMailOptions,
    byToken: object,
    signal: AbortSignal,
  ): Promise<Sent> {
    // Loaded on demand: 12 MB of memory that a server without SMTP saves.
    const { createTransport } = await import("nodemailer");
    const progress = { loggedIn: false, textSent: false };
    const logger = {
      // nodemailer tells these two only here; the count is that of the whole text with its final dot.
      info({ action, outByteCount }: { action?: string; outByteCount?: number }) {
        if (action === "authenticated") progress.loggedIn = true;
        if (outByteCount !== undefined) progress.textSent = true;
      },
    };
    const transport = createTransport({ ...options, ...byToken, logger }, everyMail);
    transport.use("stream", ({ message }, done) => {
      message.transform(fromLines);
      done();
    });
    try {
      return { rejected: rejections(await transport.sendMail({ ...mail, signal }), own) };
    } catch (error) {
      throw explain(error, { ...progress, hasLogin, own });
    }
  }

  return {
    /**
     * @param file the résumé, or how to get it when the mail server does not take it
     * @param signal aborts at once
     */
    async send(
      submission: Submission,
      file: Resume | FileElsewhere | undefined,
      signal: AbortSignal,
    ): Promise<Sent> {
      return deliver(composeMail(submission, file, from, readers[submission.kind]), signal);
    },
    /**
     * Logs in and out again.
     * @returns why that failed, and the largest mail that the mail server takes, in bytes, if it says so
     */
    async check(): Promise<{ failure?: string; largestMail?: number }> {
      const { createTransport } = await import("nodemailer");
      let [isLoggedIn, said] = [false, ""];
      const logger = {
        info: ({ action }: { action?: string }) => void (isLoggedIn ||= action === "authenticated"),
        debug: (_: object, text: string) => void (said += `${text}\n`),
      };
      const watched = { ...options, ...checkTimeouts, transactionLog: true, logger };
      try {
        await withLogin(new AbortController().signal, (byToken) =>
          createTransport({ ...watched, ...byToken }).verify(),
        );
        const largestMail = Number(/^250[ -]SIZE (\d+)/im.exec(said)?.[1]) || undefined;
        if (hasLogin && !isLoggedIn)
          return { failure: "The mail server offers no login, so the password is not used." };
        return { ...(largestMail && { largestMail }) };
      } catch (error) {
        return { failure: reasonOf(error) };
      }
    },
    /** To the sender, if the address is one that mail servers take. @returns whether it is */
    async reply(submission: Submission, reply: Reply, signal: AbortSignal): Promise<boolean> {
      const mail = composeReply(submission, reply, from);
      if (mail) await deliver(mail, signal);
      return mail !== undefined;
    },
    /** The weekly mail. */
    weekly: (text: Alert, signal: AbortSignal): Promise<Sent> =>
      deliver(composeAlert(text, from, settings.weeklyTo ?? []), signal),
    alert: (alert: Alert, signal: AbortSignal): Promise<Sent> =>
      deliver(composeAlert(alert, from, alertTo), signal),
  };
}

/** For EHLO; receivers distrust a name without a dot. @returns undefined when there is none */
function greetingName(siteHost: string | undefined, from: string): string | undefined {
  const names = [siteHost ?? "", hostname(), domainOf(from)];
  return names.find((name) => name.includes(".") && isIP(name) === 0);
}

/**
 * Encodes "From " at the start of a line, which some mail stores change to ">From " (RFC 2049, 3). In
 * quoted-printable text only: headers have a colon there, and base64 no space.
 */
function fromLines(): Transform {
  let held = "";
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const text = (held + chunk.toString("latin1")).replaceAll("\nFrom ", "\n=46rom ");
      // The longest beginning of a line that the next chunk may complete.
      held = text.slice(-"\nFrom".length);
      done(null, Buffer.from(text.slice(0, text.length - held.length), "latin1"));
    },
    flush: (done) => done(null, Buffer.from(held, "latin1")),
  });
}
