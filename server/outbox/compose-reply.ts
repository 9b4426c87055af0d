import type { SendMailOptions } from "nodemailer";
import type { ReplyText } from "#contract/site-facts.ts";
import type { Submission } from "#server/inbox/submission.ts";
import { asciiAddress, domainOf, type Mailbox } from "./mailbox.ts";

/** `from`: the company's name. */
export type Reply = ReplyText & { from: string };

/**
 * The mail that tells a sender that something has arrived. Whoever typed a stranger's address cannot write to them with it:
 * it holds nothing of what was typed, not even the name.
 * @returns undefined unless mail servers take the address, and for no other one
 */
export function composeReply(
  { email, reference, mailToken }: Pick<Submission, "email" | "reference" | "mailToken">,
  { subject, text, from: name, replyTo }: Reply,
  from: Mailbox,
): SendMailOptions | undefined {
  const to = asciiAddress(email);
  // Mail servers, Postfix by default, may read the first as a route to another address, which no cap would know; the others
  // are machines, also by numbers that nodemailer reads as an IP address (0x7f.1), and what is longer than RFC 5321, 4.5.3.1.1,
  // allows: To would have room for a text.
  const isOdd = /[%!]|^[^@]{65}|[@.](?:\d+|0x[\da-f]*)$|\.local(?:host|domain)?$/i;
  if (to === undefined || isOdd.test(to)) return undefined;
  const filled = (it: string) => it.replaceAll("{reference}", reference);
  return {
    from: { name, address: from.address },
    replyTo,
    to: { name: "", address: to },
    // That it could not be delivered is told to the office. An empty sender, as RFC 5321, 4.5.5, has it for such mail, is
    // one that Exchange Online does not take.
    envelope: { from: from.address, to },
    // nodemailer would name this machine.
    messageId: `<${mailToken}.reply@${domainOf(from.address)}>`,
    // RFC 3834; and what programs know that were written before it, such as procmail's FROM_DAEMON.
    headers: { "Auto-Submitted": "auto-replied", Precedence: "bulk" },
    subject: filled(subject),
    text: filled(text),
  };
}
