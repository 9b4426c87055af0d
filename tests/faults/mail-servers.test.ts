/*
 * Proves that every message reaches the office through a real Postfix, however that refuses it at
 * first, that the reason names what is wrong, and that SpamAssassin finds nothing in it. Skipped
 * where these programs are missing, except in CI.
 */
import { execFile, spawn } from "node:child_process";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { checkMailServer, sendTestMail } from "#server/watch/checks/mail.ts";
import { smtpMailer } from "#server/outbox/mailer.ts";
import { projectRoot } from "#server/served-environment.ts";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { eventually, wholeTestMs } from "#tests/support/patience.ts";
import { application, formOf, message } from "#server/testing/forms.ts";
import { smtpPeer } from "#server/testing/smtp.ts";
import { openedStore } from "#server/testing/store.ts";
import { findProgram, requireProgram } from "#tools/browsers.ts";
import { startPostfix } from "#tests/support/faults/postfix.ts";
import { startRspamd } from "#tests/support/faults/rspamd.ts";
import { startServer } from "#tests/support/faults/server-process.ts";

const isRoot = process.getuid?.() === 0;
const isReady = isRoot && findProgram("postfix") && findProgram("spamassassin");
if (!isReady) {
  if (process.env["CI"] === "true")
    throw new Error("Postfix and SpamAssassin are needed, and root.");
  console.log("Mail servers are not tested: Postfix, SpamAssassin or root is missing.");
}
const testReady = isReady ? test : test.skip;
const trusting = "?tls.rejectUnauthorized=false";
const resume = (bytes: number) =>
  new File([Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(bytes, 7)])], "Amina.pdf");

/** The site, mailing to `SMTP_URL`. */
async function site(SMTP_URL: string, env: Record<string, string> = {}) {
  // Nothing is to be told about the new store.
  const { dir: dataDir, store } = openedStore();
  await store.setNote("newSince", undefined);
  await store.close();
  const mail = { SMTP_URL, MAIL_TO: "office@office.test", MAIL_FROM: "site@office.test", ...env };
  const server = await startServer({
    DATA_DIR: dataDir,
    PUBLIC_URL: "https://www.office.test",
    ...mail,
  });
  const show = [join(projectRoot, "server/cli/main.ts"), "show", "1"];
  const options = { env: { ...process.env, DATA_DIR: dataDir, SMTP_URL } };
  return {
    ...server,
    async send(fields: Record<string, string | File>) {
      const url = `http://127.0.0.1:${server.port}${sendFormPath}`;
      const answer = await fetch(url, { method: "POST", body: formOf(fields) });
      expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
    },
    /** Submission 1 as the owner sees it. */
    show: async () => (await promisify(execFile)(process.execPath, show, options)).stdout,
  };
}

testReady(
  "an international visitor's message reaches an international office over TLS",
  async () => {
    const office = await startPostfix();
    const { send } = await site(`${office.url}${trusting}`, { MAIL_TO: "office@büro.test" });
    await send({ ...message, email: "عائشہ@exämple.org", message: "From me\n.\nسلام" });
    const [mail] = await eventually(async () => {
      const mails = await office.mails();
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(mail?.text).toMatch(/^Reply does not reach .*: عائشہ@exämple.org\n\nFrom me\n\.\nسلام\n/);
    expect(office.raw()[0]).toMatch(/^Received: from www\.office\.test .*\n.* with ESMTPS /m);
  },
);

testReady.for([
  ["", /certificate.*NODE_EXTRA_CA_CERTS/],
  ["?requireTLS=false", /certificate.*NODE_EXTRA_CA_CERTS/],
  ["?ignoreTLS=true&requireTLS=false", undefined],
  [trusting, undefined],
] as const)("a self-signed certificate and %s", async ([options, reason]) => {
  const office = await startPostfix();
  const { send, show } = await site(office.url + options);
  await send(message);
  const shown = reason ? expect.stringMatching(reason) : expect.stringMatching(/^Mailed: /m);
  await eventually(async () => expect(await show()).toEqual(shown));
  expect(office.raw()).toHaveLength(reason ? 0 : 1);
});

testReady.for([
  ["recipient", { virtual_mailbox_maps: "inline:{ a@office.test=a/ }" }, /<office@office\.test>:/],
  ["sender", { smtpd_sender_restrictions: "reject" }, /<site@office\.test>: .*Access denied/],
  ["login", { smtpd_relay_restrictions: "reject" }, /offered no login/],
] as const)("the reason of an unsent mail names a refused %s", async ([what, settings, reason]) => {
  const office = await startPostfix(settings);
  const login: Record<string, string> =
    what === "login" ? { SMTP_USER: "a#b", SMTP_PASSWORD: "secret/1" } : {};
  const { send, show, out, err } = await site(`${office.url}${trusting}`, login);
  await send(message);
  await eventually(async () => expect(await show()).toMatch(reason));
  expect(out() + err() + (await show())).not.toMatch(/secret/);
});

test("the reason of an unsent mail names a wrong password", async () => {
  const wrong = Object.assign(new Error("Authentication failed"), { responseCode: 535 });
  const peer = await smtpPeer({ onAuth: (_, __, done) => done(wrong) });
  const { send, show, out, err } = await site(peer.url, {
    SMTP_USER: "a",
    SMTP_PASSWORD: "secret",
  });
  await send(message);
  await eventually(async () => expect(await show()).toMatch(/Invalid login: 535 /));
  expect(out() + err() + (await show())).not.toMatch(/secret/);
});

testReady.for([
  ["its size", { message_size_limit: "5000000" }, /^The mail server: .*larger than allowed/m],
  [
    "what it is",
    { mime_header_checks: "regexp:{{/filename=/ REJECT}}" },
    /^The mail server: .*rejected/m,
  ],
] as const)("a file refused for %s does not keep the text back", async ([, settings, why]) => {
  const office = await startPostfix(settings);
  const { send } = await site(`${office.url}${trusting}`);
  await send({ ...application, cover_letter: "I build things.", resume: resume(5_130_000) });
  const mails = await eventually(async () => {
    const found = await office.mails();
    expect(found).toHaveLength(1);
    return found;
  });
  expect(mails[0]?.text).toMatch(
    /^The resume \(Amina\.pdf, 4\.9 MB\) could not be mailed\. Get it here: https:/,
  );
  expect(mails[0]?.text).toMatch(why);
  expect(mails[0]?.attachments).toEqual([]);
});

test("a mail server that confirms after two minutes and a half gets one copy", async () => {
  const peer = await smtpPeer({}, (done) => void setTimeout(done, 150_000));
  const { send, show } = await site(peer.url);
  await send(message);
  await eventually(async () => expect(await show()).toMatch(/^Mailed: /m), wholeTestMs);
  expect(peer.deliveries).toHaveLength(1);
});

test("a connection cut within the text is no delivery, and the next attempt is", async () => {
  let cuts = 0;
  const peer = await smtpPeer({ disabledCommands: ["STARTTLS"] });
  peer.server.on("connection", (socket: Socket) => {
    socket.on("data", () => {
      if (cuts > 0 || socket.bytesRead < 1_000_000) return;
      cuts += 1;
      socket.destroy();
    });
  });
  const { send, show } = await site(`${peer.url}&requireTLS=false`);
  await send({ ...application, resume: resume(2_000_000) });
  await eventually(async () => expect(await show()).toMatch(/^Mailed: /m), wholeTestMs);
  expect([cuts, peer.deliveries.length]).toEqual([1, 1]);
});

testReady("the doctor tells what Postfix takes, and for whom only by a test mail", async () => {
  const office = await startPostfix({ message_size_limit: "5000000" });
  const mail = {
    smtpUrl: `${office.url}${trusting}`,
    to: ["office@office.test"],
    from: { name: "", address: "site@office.test" },
    alertTo: ["owner@office.test"],
  };
  expect(await checkMailServer(mail)).toMatchObject([
    { state: "good" },
    { state: "note", text: expect.stringMatching(/^Mails of up to 5\.0 MB; .* 7\.2 MB/) },
    { about: "Spam" },
    { about: "Bounces" },
  ]);
  expect(office.raw()).toEqual([]);
  expect(await sendTestMail(mail)).toMatchObject({
    state: "wrong",
    text: expect.stringMatching(/owner@office\.test: 550 5\.1\.1/),
  });
});

/** Each kind of mail, as Postfix delivers it: a visitor's with a free address comes last. */
async function everyMail(from: string, to: string, more: Parameters<typeof aMessage>[0][] = []) {
  const office = await startPostfix();
  const { store } = openedStore();
  const mailer = smtpMailer({
    smtpUrl: `${office.url}${trusting}`,
    to: [to],
    from: { name: "", address: from },
    alertTo: [to],
    siteHost: "www.office.test",
  });
  const signal = AbortSignal.timeout(wholeTestMs);
  const elsewhere = {
    how: "https://www.office.test/files/3, until 1 June 2026",
    answer: "552 5.3.4 too large",
    isLocked: false,
  };
  const kinds = [
    aMessage(),
    aMessage({}, { suspected: true }),
    anApplication(),
    anApplication(), // without its file
    ...more.map((changes) => aMessage(changes)),
  ];
  for (const incoming of kinds) await store.add({ ...incoming, receivedAt: new Date() });
  for await (const submission of store.submissions()) {
    const file = submission.number === 4 ? elsewhere : await store.resume(submission.number);
    await mailer.send(submission, file, signal);
    await eventually(() => expect(office.raw()).toHaveLength(submission.number));
  }
  await mailer.alert({ subject: "The disk is nearly full.", text: "Since 14:05.\n" }, signal);
  return eventually(() => {
    expect(office.raw()).toHaveLength(kinds.length + 1);
    return office.raw();
  });
}

const freeMail = { email: "amina.khan@gmail.com" };
// The two senders of docs/operating.md, Spam.
const recommended = ["office@office.test", "website@site.office.test"];

testReady.for(recommended)("SpamAssassin takes mail from %s for none", async (from) => {
  // What every spam filter recognizes: https://spamassassin.apache.org/gtube/
  const gtube = "XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X";
  const mails = await everyMail(from, "office@office.test", [freeMail, { message: gtube }]);
  const scores = await Promise.all(mails.map(scoreOf));
  expect(scores.filter((score) => score > 100)).toHaveLength(1);
  expect(scores.filter((score) => score < 0.5)).toHaveLength(5);
  // FREEMAIL_FORGED_REPLYTO, which no setting helps against.
  expect(scores.filter((score) => score >= 0.5 && score < 1.5)).toHaveLength(1);
});

const hasRspamd = isRoot && findProgram("rspamd") !== undefined;
if (!hasRspamd && process.env["CI"] === "true") throw new Error("rspamd is needed, and root.");
const testRspamd = isReady && hasRspamd ? test : test.skip;

testRspamd("rspamd takes no mail of the recommended senders for spam", async () => {
  const pointsOf = await startRspamd();
  const to = "office@office.test";
  const sum = (points: Record<string, number>) =>
    Object.values(points).reduce((all, one) => all + one, 0);
  for (const from of recommended)
    for (const mail of await everyMail(from, to, [freeMail])) {
      const points = await pointsOf(mail, from, to);
      expect([from, points, sum(points) <= 1]).toEqual([from, points, true]);
    }
  // Another address of the office's domain is what the doctor warns of.
  const [mail = ""] = await everyMail("website@office.test", to);
  expect(await pointsOf(mail, "website@office.test", to)).toMatchObject({ SPOOF_REPLYTO: 6 });
});

/** SpamAssassin's score, without tests that ask the network and the bonus of a local sender. */
async function scoreOf(mail: string): Promise<number> {
  const options = ["-t", "-L", "--cf", "score ALL_TRUSTED 0"];
  const child = spawn(requireProgram("spamassassin"), options);
  child.stdin.end(mail, "latin1");
  const report = await text(child.stdout);
  return Number(/^X-Spam-Status: \w+, score=(-?[\d.]+)/m.exec(report)?.[1]);
}
