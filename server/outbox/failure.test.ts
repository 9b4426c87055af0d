import { expect, test } from "vitest";
import { isFileRefused, isPermanent, isTooLarge, loggedReason, reasonOf } from "./failure.ts";

/** An error as nodemailer makes it. */
const answered = (code: string, command: string, response = "") => {
  const responseCode = Number(response.slice(0, 3));
  const permanent = responseCode >= 500 && responseCode !== 503;
  return Object.assign(new Error(response), { code, command, response, responseCode, permanent });
};
const [envelope, text] = ["EENVELOPE", "EMESSAGE"];

test.for<["size" | "file" | "retry", ...Parameters<typeof answered>]>([
  ["size", text, "MAIL FROM"], // the announced size, by nodemailer
  ["size", envelope, "MAIL FROM", "552 5.3.4 Message size exceeds fixed limit"],
  ["size", envelope, "MAIL FROM", "552 Message too big"],
  ["size", text, "DATA", "552 5.3.4 Error: message file too big"],
  ["size", text, "DATA", "552-5.2.3 Your message exceeded the\n552 5.2.3 limits"],
  ["size", text, "DATA", "554 5.3.4 Too large"],
  ["size", text, "DATA", "523 Too large"],
  ["file", text, "DATA", "552 5.7.0 Content presents a potential security issue"],
  ["file", text, "DATA", "554 5.7.1 Virus found"],
  ["file", text, "DATA", "550 No"],
  ["retry", envelope, "RCPT TO", "552 5.2.2 Mailbox full"],
  ["retry", envelope, "RCPT TO", "552 Mailbox full"],
  ["retry", envelope, "MAIL FROM", "452 4.3.1 Insufficient storage"],
  ["retry", text, "DATA", "452 4.3.4 Later"],
  ["retry", envelope, "DATA", "554 No valid recipients"],
  ["retry", "EAUTH", "AUTH PLAIN", "535 5.7.8 Wrong"],
  ["retry", "ETIMEDOUT", "CONN"],
])("%s: %s at %s, %s", ([kind, ...failure]) => {
  const error = answered(...failure);
  expect([isTooLarge(error), isFileRefused(error), isPermanent(error)]).toEqual([
    kind === "size",
    kind === "file",
    kind !== "retry",
  ]);
});

test.for<[response: string, hint: RegExp]>([
  [
    "535 5.7.139 Authentication unsuccessful, basic authentication is disabled",
    /\(Microsoft 365 .*OAuth/,
  ],
  [
    "550 5.7.30 Basic authentication is not supported for Client Submission",
    /\(Microsoft 365 .*OAuth/,
  ],
  ["535 5.7.3 Authentication unsuccessful", /\(Microsoft 365 .*steps 3 to 5/],
  ["535-5.7.8 Username and Password not accepted", /\(User or password is wrong/],
  ["535 5.7.8 Error: authentication failed", /\(User or password is wrong/],
  ["454 4.7.0 Temporary authentication failure", /\(The mail server lets nobody log in for now/],
  ["self-signed certificate in certificate chain", /\(Write .+ NODE_EXTRA_CA_CERTS: docs/],
  ["Hostname/IP does not match certificate's altnames", /\(Its certificate has another name/],
  ["getaddrinfo ENOTFOUND mail.example.com", /\(DNS knows no such name/],
  ["454 4.7.0 TLS not available due to local problem", /\(The mail server cannot encrypt/],
])("%s: what to do", ([response, hint]) => {
  const reason = reasonOf(answered("EAUTH", "AUTH PLAIN", response));
  expect(reason).toMatch(hint);
  expect(reason.startsWith(response)).toBe(true);
});

test.for<[logged: string, ...failure: Parameters<typeof answered>]>([
  [
    "554 5.7.1",
    text,
    "DATA",
    "554 5.7.1 Spam: Amina Khan (amina at example.org) wrote 0301 1234567",
  ],
  ["550", text, "DATA", "550 Amina Khan"],
  ["452 4.3.1", "EPROTOCOL", "DATA", "452 4.3.1 Amina Khan"],
  ["535 5.7.0 Wrong", "EAUTH", "AUTH PLAIN", "535 5.7.0 Wrong"],
  ["550 5.1.1 Unknown", envelope, "RCPT TO", "550 5.1.1 Unknown"],
])("the log says %j", ([logged, ...failure]) => {
  expect(loggedReason(answered(...failure))).toBe(logged);
});

test("of what is said about a visitor's address, the log has the codes", () => {
  const gone = answered(envelope, "RCPT TO", "550 5.1.1 no such Zelda Unique-Name");
  expect(loggedReason(gone, true)).toBe("550 5.1.1");
});
