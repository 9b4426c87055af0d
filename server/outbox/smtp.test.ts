import type { Socket } from "node:net";
import { hostname } from "node:os";
import type { SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import type { Incoming } from "#server/inbox/submission.ts";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { freePort } from "#tests/support/free-port.ts";
import { eventually, patienceMs } from "#tests/support/patience.ts";
import { smtpPeer } from "#server/testing/smtp.ts";
import { openedStore } from "#server/testing/store.ts";
import type { FileElsewhere } from "./compose.ts";
import { isTextSent, reasonOf } from "./failure.ts";
import { type Mailer, smtpMailer } from "./mailer.ts";
import { relayWith } from "#server/testing/mail.ts";

type Changes = Partial<Parameters<typeof smtpMailer>[0]>;
const mailerTo = (smtpUrl: string, changes: Changes = {}) => {
  const from = { name: "", address: "site@example.com" };
  const [to, alertTo] = [["office@example.com"], ["owner@example.net"]];
  return smtpMailer({ smtpUrl, to, from, alertTo, ...changes });
};

/** The submission and the log after the first attempt to send it. */
async function attempt(url: string, incoming: Incoming) {
  const { store, relay, pass, lines } = relayWith(mailerTo(url));
  await store.add(incoming);
  relay.wake();
  await pass(1);
  return eventually(async () => {
    const submission = await store.get(1);
    if (!submission?.mailedAt && !submission?.lastMailError) throw new Error("not done yet");
    return { ...submission, lines };
  });
}

/** Sends a submission without a relay. */
async function send(
  mailer: Mailer,
  incoming: Incoming,
  {
    file,
    signal = AbortSignal.timeout(patienceMs),
  }: { file?: FileElsewhere; signal?: AbortSignal } = {},
) {
  const { store } = openedStore();
  await store.add(incoming);
  const submission = await store.get(1);
  if (!submission) throw new Error("not stored");
  return mailer.send(submission, file ?? (await store.resume(1)), signal);
}
const failing = (...sent: Parameters<typeof send>) =>
  send(...sent).then(
    () => expect.fail("sent"),
    (error: unknown) => error,
  );

/** The mail that a mail server received. */
async function mailFor(incoming: Incoming) {
  const peer = await smtpPeer();
  const { lastMailError, mailToken, reference } = await attempt(peer.url, incoming);
  if (!peer.deliveries[0]) throw new Error(`not mailed: ${lastMailError}`);
  return { ...peer.deliveries[0], mailToken, reference };
}

test("an application is sent over TLS, from the site, with its résumé unchanged", async () => {
  const bytes = Buffer.from(Array.from({ length: 400_000 }, (_, i) => (i * 13) % 256));
  const resume = { name: "بلال احمد.pdf", bytes };
  const letter = { cover_letter: "Dear team,\n.\nhello" };
  const application = anApplication(letter, { suspected: true, suspicion: "hidden-field", resume });
  const { mailToken, reference, ...delivery } = await mailFor(application);
  expect(delivery).toMatchObject({
    to: ["office@example.com"],
    envelope: { mailFrom: { address: "site@example.com" } },
    secure: true,
    raw: expect.not.stringMatching(/^Auto-Submitted:/m),
    mail: {
      from: { name: "Website", address: "site@example.com" },
      replyTo: [{ name: "Bilal Ahmed", address: "bilal@example.org" }],
      subject: `[Suspected] Application: Data Scientist, Bilal Ahmed (${reference})`,
      messageId: `<${mailToken}@example.com>`,
      attachments: [{ filename: resume.name, mimeType: "application/pdf" }],
    },
  });
  expect(delivery.mail.text?.trimEnd().split("\n\n")).toEqual([
    `A program probably sent this: a field is filled in that no visitor sees. \`npm run inbox accept ${reference}\` takes the mark away.`,
    letter.cover_letter,
    [
      "Email: bilal@example.org",
      "Location: Berlin",
      "GitHub: https://github.com/bilal",
      "Resume: \u2068بلال احمد.pdf\u2069",
      "Job: Data Scientist",
      "Name: Bilal Ahmed",
    ].join("\n"),
    "Nobody has scanned the resume for viruses.",
    `Application ${reference}`,
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
  const { mail, raw, to, reference } = await mailFor(aMessage({ name: typed, subject: typed }));
  expect(to).toEqual(["office@example.com"]);
  expect(raw).not.toMatch(/^bcc:/im);
  expect(mail.subject).toBe(`${read}, ${read} (${reference})`);
  expect(mail.replyTo).toEqual([{ name: read, address: "amina@example.org" }]);
});

test("an unsafe address is no Reply-To, and an unsafe file name is cleaned", async () => {
  const email = "=?utf-8?q?x=40evil.example=3e?=@example.org";
  const name = '../../etc/"x"\r\nBcc: d@evil.example\u202egnp.pdf';
  const { mail, raw } = await mailFor(anApplication({ email }, { resume: { name } }));
  expect(mail.replyTo ?? []).toEqual([]);
  expect(mail.text).toMatch(`Reply does not reach the visitor, please write to: ${email}\n`);
  expect(raw).not.toMatch(/^bcc:/im);
  expect(mail.attachments[0]?.filename).toBe("-x-Bcc- d@evil.examplegnp.pdf");
});

test.for([
  ["عائشہ@exämple.org", []],
  ["a..b.@example.org", []],
  ["aisha@exämple.org", [{ name: "Amina Khan", address: "aisha@xn--exmple-cua.org" }]],
])(
  "headers stay ASCII for %s, and the text has the address as it was typed",
  async ([email, replyTo]) => {
    const { mail, raw } = await mailFor(aMessage({ email: `${email}` }));
    expect(mail.replyTo ?? []).toEqual(replyTo);
    expect(raw).toMatch(/^[\0-\x7f]*$/);
    const first = mail.text?.split("\n")[0];
    if (replyTo?.length === 0)
      expect(first).toMatch(`Reply does not reach the visitor, please write to: ${email}`);
    expect(mail.text).toContain(`Email: ${email}`);
  },
);

test("a list of mails shows the visitor's words, and no two subjects are alike", async () => {
  const peer = await smtpPeer();
  const visitors = [
    aMessage({ subject: "Hi", message: "Good morning,\nwe need a new shop." }),
    aMessage({ subject: "Hi", name: "Bilal Ahmed" }),
    anApplication({ location: "new-york" }),
  ];
  for (const one of visitors) await attempt(peer.url, one);
  const shown = peer.deliveries.map(({ mail }) => [
    mail.subject?.replace(/ \(\w{8}\)$/, " (its reference)"),
    mail.text?.replaceAll(/\s+/g, " ").slice(0, 90),
  ]);
  expect(shown).toEqual([
    [
      "Hi, Amina Khan (its reference)",
      expect.stringMatching(/^Good morning, we need a new shop. Email: /),
    ],
    ["Hi, Bilal Ahmed (its reference)", expect.stringMatching(/^Good morning, we need one. /)],
    [
      "Application: Data Scientist, Bilal Ahmed (its reference)",
      expect.stringMatching(/^Email: bilal@example.org Location: New York /),
    ],
  ]);
});

test("the text arrives as it was typed, without overrides and control characters", async () => {
  const typed =
    "From me\nFrom you = me \u200f\nنا\u200cم\u202e\0\u001b[31m\u2067!\r\n\r\nFrom" +
    " x".repeat(50);
  const { mail, raw } = await mailFor(aMessage({ message: typed }));
  expect(mail.text).toMatch(
    "From me\nFrom you = me \u200f\nنا\u200cم[31m!\n\nFrom" + " x".repeat(50) + "\n\nEmail:",
  );
  expect(raw).toMatch(/^Content-Transfer-Encoding: quoted-printable\r$/m);
  expect(raw).not.toMatch(/^From /m);
  const ascii = await mailFor(aMessage({ message: "From me" }));
  expect(ascii.raw).toMatch(/^=46rom me\r$/m);
  expect(ascii.raw).toMatch(/^Content-Transfer-Encoding: quoted-printable\r$/m);
});

test("what a visitor wrote from right to left does not move what is beside it", async () => {
  const { mail } = await mailFor(
    aMessage({ name: "علی (CTO)", subject: "سوال 2", company: "Karwan" }),
  );
  expect(mail.subject).toMatch(/^\u2068سوال 2\u2069, \u2068علی \(CTO\)\u2069 \(\w+\)$/);
  expect(mail.text).toContain("\nName: \u2068علی (CTO)\u2069\n");
  expect(mail.text).toContain("\nCompany: Karwan\n");
});

test("a mail without its résumé says where that is", async () => {
  const { url, deliveries } = await smtpPeer();
  const application = anApplication({}, { resume: { bytes: Buffer.alloc(5_137_000) } });
  const how = "https://www.example.com/resume/1, until 1 June 2026";
  await send(mailerTo(url), application, {
    file: { how, answer: "552 5.3.4 too large", isLocked: false },
  });
  expect(deliveries[0]?.mail.text?.split("\n").slice(0, 2)).toEqual([
    `The resume (Bilal Ahmed.pdf, 4.9 MB) could not be mailed. Get it here: ${how}`,
    "The mail server: 552 5.3.4 too large",
  ]);
  expect(deliveries[0]?.mail.attachments).toEqual([]);
});

test("the greeting has the site's name", async () => {
  const greetings: unknown[] = [];
  const { url } = await smtpPeer({
    onMailFrom: (_, { hostNameAppearsAs }, done) => done(void greetings.push(hostNameAppearsAs)),
  });
  await send(mailerTo(url, { siteHost: "www.example.com" }), aMessage());
  await send(mailerTo(url, { siteHost: "127.0.0.1" }), aMessage());
  expect(greetings).toEqual([
    "www.example.com",
    hostname().includes(".") ? hostname() : "example.com",
  ]);
});

test("the separate login is used, whatever characters it has", async () => {
  const logins: unknown[] = [];
  const { url, deliveries } = await smtpPeer({
    onAuth({ username, password }, _, done) {
      logins.push([username, password]);
      done(null, { user: username });
    },
  });
  const login = { user: "u/1#2", pass: "p?%20@" };
  await send(mailerTo(url, { login }), aMessage());
  expect([logins, deliveries.length]).toEqual([[[login.user, login.pass]], 1]);
});

test("says when the mail server offered no login", async () => {
  const { url } = await smtpPeer({
    disabledCommands: ["AUTH"],
    onRcptTo: (_, __, done) =>
      done(Object.assign(new Error("Access denied"), { responseCode: 554 })),
  });
  const offered = "The mail server offered no login, so the password was not used:";
  const error = await failing(mailerTo(url.replace("//", "//user:secret@")), aMessage());
  expect(reasonOf(error)).toMatch(
    `${offered} Can't send mail - all recipients were rejected: 554 Access denied`,
  );
  expect(reasonOf(await failing(mailerTo(url), aMessage()))).not.toMatch(/login/);
});

test("names the office's address that was refused", async () => {
  const answer = "5.1.1 <office@example.com>: unknown, from <amina@example.org>";
  const refusal = Object.assign(new Error(answer), { responseCode: 550 });
  const { url } = await smtpPeer({ onRcptTo: (_, __, done) => done(refusal) });
  const error = await failing(mailerTo(url), aMessage());
  expect(reasonOf(error)).toMatch(/550 5\.1\.1 <office@example\.com>: unknown, from \.\.\.$/);
});

test.for(["waited too long for the answer to", "lost the connection after"])(
  "a mail that %s the text may have arrived",
  async (fate) => {
    const sockets: Socket[] = [];
    const disconnect = () => sockets.forEach((socket) => socket.destroy());
    const patience = new AbortController();
    const peer = await smtpPeer({}, () =>
      fate.startsWith("lost") ? disconnect() : patience.abort(),
    );
    peer.server.on("connection", (socket: Socket) => sockets.push(socket));
    onTestFinished(disconnect);
    const error = await failing(mailerTo(peer.url), aMessage(), patience);
    expect(isTextSent(error)).toBe(true);
    expect(reasonOf(error)).toMatch(/^The mail server has the whole text but did not confirm it: /);
  },
);

test("a mail that was rejected, or cut off within its text, has not arrived", async () => {
  const rejecting = await smtpPeer(afterData(no(451)));
  const sockets: Socket[] = [];
  let received = 0;
  const cutting = await smtpPeer({
    onData: (stream) =>
      void stream.on("data", (chunk: Buffer) => {
        received += chunk.length;
        if (received > 1_000_000) for (const socket of sockets) socket.destroy();
      }),
  });
  cutting.server.on("connection", (socket: Socket) => sockets.push(socket));
  const big = anApplication({}, { resume: { bytes: Buffer.alloc(5_000_000) } });
  for (const { url } of [rejecting, cutting])
    expect(await failing(mailerTo(url), big)).toMatchObject({ textSent: false });
});

test("several recipients get one mail; who was refused is said", async () => {
  const peer = await smtpPeer({
    onRcptTo: ({ address }, _, done) => done(address.startsWith("b@") ? no() : undefined),
  });
  const office = ["a@example.com", "b@example.com", "c@example.net"];
  const sent = await send(mailerTo(peer.url, { to: office }), aMessage());
  expect(sent).toEqual({ rejected: ["b@example.com: 550 5.7.1 ... blocked"] });
  expect(peer.deliveries).toMatchObject([
    { to: [office[0], office[2]], mail: { to: office.map((address) => ({ address })) } },
  ]);
});

const no = (responseCode = 550) =>
  Object.assign(new Error("5.7.1 <bilal@example.org> blocked"), { responseCode });
const afterData = (error: Error): SMTPServerOptions => ({
  onData: (stream, _, done) => void stream.resume().on("end", () => done(error)),
});

test.for<[string, SMTPServerOptions]>([
  ["the connection", { onConnect: (_, done) => done(no()) }],
  ["the password", { onAuth: (_, __, done) => done(no()) }],
  ["the sender", { onMailFrom: (_, __, done) => done(no()) }],
  ["the recipient", { onRcptTo: (_, __, done) => done(no()) }],
  ["the message for now", afterData(no(451))],
  ["the message", afterData(no())],
  ["the size", { size: 100_000 }],
])("waiting after the mail server rejects %s, at first also with a file", async ([, options]) => {
  const peer = await smtpPeer(options);
  const url = peer.url.replace("//", options.onAuth ? "//user:secret@" : "//");
  const big = anApplication({}, { resume: { bytes: Buffer.alloc(90_000) } });
  const { mail, lastMailError, lines } = await attempt(url, big);
  expect(mail).toBe("waiting");
  expect(lastMailError).toMatch(options.size ? /larger than allowed/ : /\.\.\. blocked$/);
  expect(JSON.stringify(lines)).not.toMatch(/bilal/i);
});

test("sends nothing in plain text, unless the URL allows it, nor to an invalid certificate", async () => {
  const plain = await smtpPeer({ hideSTARTTLS: true, disabledCommands: ["STARTTLS", "AUTH"] });
  const encrypted = await smtpPeer();
  const hints = [
    [plain.url, /STARTTLS.* \(The mail server does not encrypt: docs/],
    [encrypted.url.split("?")[0] ?? "", /certificate has expired \(Whoever runs/],
  ] as const;
  for (const [url, hint] of hints)
    expect((await attempt(url, aMessage())).lastMailError).toMatch(hint);
  expect([plain.deliveries, encrypted.deliveries]).toEqual([[], []]);
  const selfSigned = `${encrypted.url.split("?")[0]}?ignoreTLS=true&requireTLS=false`;
  for (const url of [`${plain.url}&requireTLS=false`, selfSigned])
    expect((await attempt(url, aMessage())).mail).toBe("mailed");
});

test.for([
  ["smtps", "", false, /wrong version number.* \(This port begins without TLS: write smtp:/],
  // Both wait for the other to begin; in earnest for minutes.
  [
    "smtp",
    "&greetingTimeout=500",
    true,
    /Greeting never received \(If this port begins with TLS.* write smtps:/,
  ],
] as const)("TLS on the wrong port: %s", async ([scheme, more, secure, reason]) => {
  const { port } = await smtpPeer({ secure });
  const url = `${scheme}://127.0.0.1:${port}?tls.rejectUnauthorized=false${more}`;
  expect((await mailerTo(url).check()).failure).toMatch(reason);
});

test("each kind goes to its readers", async () => {
  const { url, deliveries } = await smtpPeer();
  const mailer = mailerTo(url, { toApplications: ["jobs@example.com"] });
  await send(mailer, aMessage());
  await send(mailer, anApplication());
  expect(deliveries.map(({ to }) => to)).toEqual([["office@example.com"], ["jobs@example.com"]]);
  expect(deliveries[1]?.mail.to).toMatchObject([{ address: "jobs@example.com" }]);
});

test("an alert is sent to ALERT_TO", async () => {
  const { url, deliveries } = await smtpPeer();
  const alert = { subject: "The disk\r\nis full.", text: "Since noon.\n" };
  await mailerTo(url).alert(alert, new AbortController().signal);
  expect(deliveries[0]).toMatchObject({
    to: ["owner@example.net"],
    mail: {
      subject: "[Website] The disk is full.",
      messageId: expect.stringMatching(/^<\w+@example\.com>$/),
    },
    raw: expect.stringMatching(/^Auto-Submitted: auto-generated\r$/m),
  });
});

test.for(["alert", "weekly"] as const)(
  "the %s that no mail server takes is missed",
  async (what) => {
    const mailer = mailerTo(`smtp://127.0.0.1:${await freePort()}`);
    const mail = { subject: "The week", text: "Nobody wrote.\n" };
    await expect(mailer[what](mail, new AbortController().signal)).rejects.toThrow();
  },
);
