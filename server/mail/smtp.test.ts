import type { SMTPServerOptions } from "smtp-server";
import { expect, test } from "vitest";
import { checkContact } from "#contract/contact.ts";
import type { Incoming } from "../inbox/entry.ts";
import { aMessage, anApplication } from "../testing/entries.ts";
import { eventually } from "../testing/eventually.ts";
import { smtpPeer } from "../testing/smtp.ts";
import { smtpMailer } from "./mailer.ts";
import { relayWith } from "./testing.ts";

const mailerTo = (smtpUrl: string) => {
  const [to, alertTo] = ["office@example.com", "owner@example.net"];
  return smtpMailer({ smtpUrl, to, from: { name: "", address: "site@example.com" }, alertTo });
};

/** The entry and the log after the first attempt to send it. */
async function attempt(url: string, incoming: Incoming) {
  const { store, relay, pass, lines } = relayWith(mailerTo(url));
  store.add(incoming);
  relay.nudge();
  await pass(1);
  return eventually(() => {
    const entry = store.get(1);
    if (!entry?.mailedAt && !entry?.lastMailError) throw new Error("not done yet");
    return { ...entry, lines };
  });
}

/** The mail that a mail server received. */
async function mailFor(incoming: Incoming) {
  const peer = await smtpPeer();
  const { lastMailError, mailToken } = await attempt(peer.url, incoming);
  if (!peer.deliveries[0]) throw new Error(`not mailed: ${lastMailError}`);
  return { ...peer.deliveries[0], mailToken };
}

test("an application is sent over TLS, from the site, with its résumé unchanged", async () => {
  const bytes = Buffer.from(Array.from({ length: 400_000 }, (_, i) => (i * 13) % 256));
  const resume = { name: "بلال احمد.pdf", bytes };
  const letter = { cover_letter: "Dear team,\n.\nhello" };
  const application = anApplication(letter, { suspected: true, resume });
  const { mailToken, ...delivery } = await mailFor(application);
  expect(delivery).toMatchObject({
    to: ["office@example.com"],
    envelope: { mailFrom: { address: "site@example.com" } },
    secure: true,
    raw: expect.stringMatching(/^Auto-Submitted: auto-generated\r$/m),
    mail: {
      from: { name: "Website", address: "site@example.com" },
      replyTo: [{ name: "Bilal Ahmed", address: "bilal@example.org" }],
      subject: "[Website, suspected] Application: Data Scientist",
      messageId: `<${mailToken}@example.com>`,
      attachments: [{ filename: resume.name, mimeType: "application/pdf" }],
    },
  });
  expect(delivery.mail.text?.trimEnd().split("\n\n")).toEqual([
    "A program probably sent this. `npm run inbox accept 1` takes the mark away.",
    expect.stringMatching(/^Job: Data Scientist\nName: Bilal Ahmed\n[^]*\nResume: بلال احمد.pdf$/),
    letter.cover_letter,
  ]);
  const content = delivery.mail.attachments[0]?.content as ArrayBuffer;
  expect(bytes.equals(Buffer.from(content))).toBe(true);
});

test.for([
  ["line ends", "hi\r\nBcc: c@evil.example\r\n\r\nbody", "hi Bcc: c@evil.example body"],
  ["control characters", "a\0b\u001b[31m\u0085c\u2028d", "a b [31m c d"],
  ["bidi marks", "\ufeffabc\u202egnp.exe\u2066\u200f", "abcgnp.exe"],
  ["encoded words", "=?utf-8?B?SGFja2Vk?= x", "= ?utf-8?B?SGFja2Vk?= x"],
  ["encoded words with bidi marks", "=\u200e?utf-8?Q?Hacked?=", "= ?utf-8?Q?Hacked?="],
  ["addresses", 'x" <a@evil.example>, "y', 'x" <a@evil.example>, "y'],
] as const)("%s in a name or subject are neutralized", async ([, typed, read]) => {
  const { mail, raw, to } = await mailFor(aMessage({ name: typed, subject: typed }));
  expect(to).toEqual(["office@example.com"]);
  expect(raw).not.toMatch(/^bcc:/im);
  expect(mail.subject).toBe(`[Website] ${read}`);
  expect(mail.replyTo).toEqual([{ name: read, address: "amina@example.org" }]);
});

test("an unsafe address is no Reply-To, and an unsafe file name is cleaned", async () => {
  const email = "=?utf-8?q?x=40evil.example=3e?=@example.org";
  const name = '../../etc/"x"\r\nBcc: d@evil.example\u202egnp.pdf';
  const { mail, raw } = await mailFor(anApplication({ email }, { resume: { name } }));
  expect(mail.replyTo ?? []).toEqual([]);
  expect(mail.text).toMatch(/^Reply does not reach the visitor: /);
  expect(raw).not.toMatch(/^bcc:/im);
  expect(mail.attachments[0]?.filename).toBe("-x-Bcc- d@evil.examplegnp.pdf");
});

test.for(["josé@example.org", "مثال@example.org", "संपर्क@example.org", "用户@example.org"])(
  "a reply to %s reaches the visitor, in both normal forms",
  async (address) => {
    for (const form of ["NFC", "NFD"]) {
      const typed = { name: "A", email: address.normalize(form), subject: "b", message: "c" };
      const checked = checkContact(typed);
      if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
      const { mail } = await mailFor(aMessage(checked.values));
      expect(mail.replyTo).toEqual([{ name: "A", address: address.normalize("NFC") }]);
    }
  },
);

const no = (responseCode = 550) =>
  Object.assign(new Error("5.7.1 <bilal@example.org> blocked"), { responseCode });
const afterData = (error: Error): SMTPServerOptions => ({
  onData: (stream, _, done) => void stream.resume().on("end", () => done(error)),
});

test.for<[string, string, SMTPServerOptions]>([
  ["waiting", "the connection", { onConnect: (_, done) => done(no()) }],
  ["waiting", "the password", { onAuth: (_, __, done) => done(no()) }],
  ["waiting", "the sender", { onMailFrom: (_, __, done) => done(no()) }],
  ["waiting", "the recipient", { onRcptTo: (_, __, done) => done(no()) }],
  ["waiting", "the message for now", afterData(no(451))],
  ["parked", "the message", afterData(no())],
  ["parked", "the size", { size: 100_000 }],
])("%s after the mail server rejects %s", async ([state, , options]) => {
  const peer = await smtpPeer(options);
  const url = peer.url.replace("//", options.onAuth ? "//user:secret@" : "//");
  const big = anApplication({}, { resume: { bytes: Buffer.alloc(90_000) } });
  const { mail, lastMailError, lines } = await attempt(url, big);
  expect(mail).toBe(state);
  expect(lastMailError).toMatch(options.size ? /larger than allowed/ : /\.\.\. blocked$/);
  expect(JSON.stringify(lines)).not.toMatch(/blocked|bilal/i);
});

test("sends nothing in plain text, unless the URL allows it, nor to an invalid certificate", async () => {
  const plain = await smtpPeer({ hideSTARTTLS: true, disabledCommands: ["STARTTLS", "AUTH"] });
  const encrypted = await smtpPeer();
  for (const url of [plain.url, encrypted.url.split("?")[0] ?? ""])
    expect((await attempt(url, aMessage())).lastMailError).toMatch(/STARTTLS|certificate/);
  expect([plain.deliveries, encrypted.deliveries]).toEqual([[], []]);
  expect((await attempt(`${plain.url}&requireTLS=false`, aMessage())).mail).toBe("mailed");
});

test("an alert is sent to ALERT_TO", async () => {
  const { url, deliveries } = await smtpPeer();
  const alert = { subject: "The disk\r\nis full.", text: "Since noon.\n" };
  await mailerTo(url).alert(alert, new AbortController().signal);
  expect(deliveries[0]).toMatchObject({
    to: ["owner@example.net"],
    mail: {
      subject: "[Website] The disk is full.",
      messageId: expect.stringMatching(/^<\w+@example\.net>$/),
    },
    raw: expect.stringMatching(/^Auto-Submitted: auto-generated\r$/m),
  });
});
