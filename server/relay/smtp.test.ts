import { expect, test } from "vitest";
import { sendForm, testApp } from "../testing/app.ts";
import { aMessage, anApplication } from "../testing/entries.ts";
import { allowSlowMachines, eventually } from "../testing/eventually.ts";
import { relayTo } from "../testing/relay.ts";
import { silentPeer, smtpPeer } from "../testing/smtp.ts";

allowSlowMachines();

test("a stored message is mailed over TLS, from the site, to be answered to the visitor", async () => {
  const peer = await smtpPeer();
  const { store, relay, pass } = relayTo(peer.url);
  const t = testApp({ store, relay });
  expect((await sendForm(t)).status).toBe(200);
  await pass(0);
  await eventually(() => expect(store.get(1)?.mailedAt).toBe("2026-03-01T09:00:00.000Z"));
  const [delivery] = peer.deliveries;
  expect(delivery).toMatchObject({
    from: "site@example.com",
    to: ["office@example.com"],
    secure: true,
  });
  expect(delivery?.mail).toMatchObject({
    from: { name: "Website", address: "site@example.com" },
    replyTo: [{ name: "Amina Khan", address: "amina@example.org" }],
    subject: "[Website] A new shop",
    messageId: `<${store.get(1)?.mailToken}@example.com>`,
  });
  expect(delivery?.mail.text).toContain("Good morning,\nwe need one.");
});

test("an application is mailed with its résumé, byte for byte", async () => {
  const peer = await smtpPeer();
  const { store, relay, pass } = relayTo(peer.url);
  const bytes = Buffer.from(Array.from({ length: 400_000 }, (_, i) => (i * 13) % 256));
  store.add(anApplication({}, { resume: { bytes } }));
  relay.nudge();
  await pass(0);
  await peer.received(1);
  const [file] = peer.deliveries[0]?.mail.attachments ?? [];
  expect(file).toMatchObject({ filename: "Bilal Ahmed.pdf", mimeType: "application/pdf" });
  expect(bytes.equals(Buffer.from(file?.content as ArrayBuffer))).toBe(true);
});

test("what a visitor typed cannot add headers, receivers or markup", async () => {
  const peer = await smtpPeer();
  const { store, relay, pass } = relayTo(peer.url, { limits: { connections: 1 } });
  const evil = {
    name: 'x" <a@evil.example>, "y\r\nBcc: b@evil.example',
    email: "a,b@evil.example",
    subject: "hi\r\nBcc: c@evil.example\r\n\r\nbody",
    message: "<script>alert(1)</script>\n.\r\nQUIT",
  };
  store.add(aMessage(evil));
  store.add(aMessage({ ...evil, email: "ok@example.org" }));
  relay.nudge();
  await eventually(async () => {
    await pass(0);
    expect(peer.deliveries).toHaveLength(2);
  });
  for (const { to, mail } of peer.deliveries) {
    expect(to).toEqual(["office@example.com"]);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.subject).toBe("[Website] hi Bcc: c@evil.example body");
    expect(mail.html).toContain("&lt;script&gt;");
    expect(mail.html).not.toContain("<script>");
    expect(mail.text).toContain("<script>alert(1)</script>\n.\nQUIT");
  }
  expect(peer.deliveries[0]?.mail.replyTo ?? []).toEqual([]);
  expect(peer.deliveries[1]?.mail.replyTo?.map(({ address }) => address)).toEqual([
    "ok@example.org",
  ]);
});

test("mail that is put off goes out later, under the same Message-ID", async () => {
  const messageIds: string[] = [];
  let refusals = 1;
  const peer = await smtpPeer({
    onData(stream, _session, callback) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", () => {
        messageIds.push(/^Message-ID: (.*)$/im.exec(text)?.[1] ?? "none");
        const busy = Object.assign(new Error("come back later"), { responseCode: 451 });
        callback(refusals-- > 0 ? busy : null);
      });
    },
  });
  const { dir, store, relay, pass, logged, ...time } = relayTo(peer.url);
  store.add(aMessage());
  relay.nudge();
  await pass(0);
  await eventually(() => expect(store.get(1)?.lastMailError).toMatch(/come back later/));
  expect(store.get(1)).toMatchObject({ mail: "waiting", mailAttempts: 1 });
  expect(logged.notes.join()).toContain("Message 1 is not mailed yet");
  expect(logged.notes.join()).not.toMatch(/amina|come back/);
  await relay.stop();
  // Another process takes it up when it is due.
  const second = relayTo(peer.url, { dir, time: { ...time, pass } });
  second.relay.nudge();
  await pass(60_000);
  await eventually(() =>
    expect(store.get(1)).toMatchObject({ mail: "mailed", lastMailError: null }),
  );
  expect(messageIds).toHaveLength(2);
  expect(messageIds[0]).toMatch(/^<[0-9a-f-]{36}@example\.com>\r?$/);
  expect(messageIds[1]).toBe(messageIds[0]);
});

test("mail that is refused for good is parked at once, and holds up no other", async () => {
  let first = true;
  const peer = await smtpPeer({
    onRcptTo: (_, __, callback) => {
      callback(first ? Object.assign(new Error("no such user"), { responseCode: 550 }) : null);
      first = false;
    },
  });
  const { store, relay, pass, logged } = relayTo(peer.url, { limits: { connections: 1 } });
  store.add(aMessage());
  store.add(aMessage());
  relay.nudge();
  await eventually(async () => {
    await pass(0);
    expect(store.list().map(({ mail }) => mail)).toEqual(["parked", "mailed"]);
  });
  expect(store.get(1)?.lastMailError).toMatch(/no such user/);
  expect(logged.notes.join()).toContain("was given up");
});

test("a message is answered with OK while the mail server hangs, and is not lost", async () => {
  const { url } = await silentPeer();
  const { store, relay, pass } = relayTo(url, {}, { connectMs: 300, idleMs: 300 });
  const t = testApp({ store, relay });
  expect((await sendForm(t)).status).toBe(200);
  expect(store.get(1)).toMatchObject({ mail: "waiting", lastMailError: null });
  await pass(0);
  await eventually(() => expect(store.get(1)?.lastMailError).toMatch(/greeting|timeout/i));
});

test("a server that drips bytes for ever is left when the time for one mail is over", async () => {
  let hungUp = false;
  const peer = await smtpPeer({
    onMailFrom(_address, session, _callback) {
      // Never answered; lines that only say more is to come keep the connection busy.
      const socket = this as unknown as {
        connections: Set<{ id: string; _socket: NodeJS.WritableStream }>;
      };
      for (const one of socket.connections) {
        if (one.id !== session.id) continue;
        const drip = setInterval(() => one._socket.write("250-wait\r\n"), 50);
        one._socket.on("close", () => {
          clearInterval(drip);
          hungUp = true;
        });
      }
    },
  });
  const { store, relay, pass } = relayTo(peer.url, { limits: { mailMs: 3000 } });
  store.add(aMessage());
  relay.nudge();
  await pass(0);
  await eventually(() => expect(store.get(1)?.lastMailError).toMatch(/took too long|aborted/));
  await eventually(() => expect(hungUp).toBe(true));
});
