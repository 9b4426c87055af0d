import { oneLine } from "../one-line.ts";

// These come before the message is named, so what is refused is this server, not the message.
const beforeTheMessage = /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH)/;

/**
 * Whether trying the same message again is pointless: the mail server answered 5yz to it, or
 * nodemailer refused it itself (too large for that server, no address it can use).
 * A password that is refused (535) is not about the message: once it is mended, mail goes out.
 */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode } = error as MailError;
  if (responseCode === undefined) return code === "EMESSAGE" || code === "EENVELOPE";
  return responseCode >= 500 && code !== "EAUTH" && !beforeTheMessage.test(command ?? "");
}

/** What nodemailer adds to its errors (lib/errors and SMTPConnection). */
type MailError = Error & { code?: string; command?: string; responseCode?: number };

/** For the store, never for the log: a mail server's answer may quote an address. */
export function reason(error: unknown): string {
  return oneLine(error instanceof Error ? error.message : String(error), 300);
}
