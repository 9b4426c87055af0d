import { describe, expect, onTestFinished, test } from "vitest";
import { openStore } from "../inbox/store.ts";
import { fixedClock, recordingLog, sendForm, testApp, typed } from "../testing/app.ts";
import { silentPeer, smtpPeer } from "../testing/smtp.ts";
import { tempDir } from "../testing/temp.ts";
import { smtpMailer, type Mailer } from "./mailer.ts";
import { startRelay, type Relay } from "./relay.ts";
import { allowSlowMachines, eventually } from "../testing/eventually.ts";

allowSlowMachines();

const quick = { connectMs: 300, idleMs: 300, totalMs: 600 };
const at = new Date("2026-03-01T09:00:00.000Z");

function relayTo(url: string) {
  return relayWith(
    smtpMailer(
      { smtpUrl: url, to: "office@example.com", from: { name: "", address: "site@example.com" } },
      quick,
    ),
  );
}

function relayWith(mailer: Mailer) {
  const store = openStore(tempDir());
  const logged = recordingLog();
  let tick = () => {};
  const relay: Relay = startRelay({
    store,
    mailer,
    clock: fixedClock(),
    log: logged.log,
    schedule: (task) => {
      tick = task;
      return () => (tick = () => {});
    },
  });
  onTestFinished(async () => {
    await relay.stop();
    store.close();
  });
  return { store, relay, logged, tick: () => tick() };
}

describe("a stored message", () => {
  test("is mailed over TLS, from the site, to be answered to the visitor", async () => {
    const peer = await smtpPeer();
    const { store, relay } = relayTo(peer.url);
    const t = testApp({ store, relay });
    expect((await sendForm(t)).status).toBe(200);
    await peer.received(1);
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
      messageId: "<message-1.1772355600000@example.com>",
    });
    expect(delivery?.mail.text).toContain("Good morning,\nwe need one.");
  });

  test("cannot add headers, receivers or markup", async () => {
    const peer = await smtpPeer();
    const { store, relay } = relayTo(peer.url);
    const evil = {
      ...typed,
      name: 'x" <a@evil.example>, "y\r\nBcc: b@evil.example',
      email: "a,b@evil.example",
      subject: "hi\r\nBcc: c@evil.example\r\n\r\nbody",
      message: "<script>alert(1)</script>\n.\r\nQUIT",
    };
    store.add(evil, at);
    store.add({ ...evil, email: "ok@example.org" }, at);
    relay.nudge();
    await peer.received(2);
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

  test("waits in the store while the server refuses, and goes out later", async () => {
    let refusing = true;
    const peer = await smtpPeer({
      onRcptTo: (_, __, callback) =>
        callback(refusing ? Object.assign(new Error("mailbox busy"), { responseCode: 450 }) : null),
    });
    const { store, relay, tick, logged } = relayTo(peer.url);
    store.add(typed, at);
    store.add(typed, at);
    relay.nudge();
    await eventually(() => expect(store.get(1)?.lastMailError).toMatch(/mailbox busy/));
    await eventually(() => expect(logged.notes).toHaveLength(1));
    // A temporary refusal is about the server, so the second message is not even tried.
    expect(store.get(2)?.lastMailError).toBeNull();
    expect(logged.notes.join()).not.toContain(typed.email);
    refusing = false;
    await eventually(() => {
      tick();
      expect(store.unmailed()).toEqual([]);
    });
    expect(peer.deliveries).toHaveLength(2);
    expect(store.get(1)).toMatchObject({ lastMailError: null });
  });

  test("that is refused for good does not hold up the others", async () => {
    let first = true;
    const peer = await smtpPeer({
      onRcptTo: (_, __, callback) => {
        callback(first ? Object.assign(new Error("no"), { responseCode: 550 }) : null);
        first = false;
      },
    });
    const { store, relay } = relayTo(peer.url);
    store.add(typed, at);
    store.add(typed, at);
    relay.nudge();
    await peer.received(1);
    await eventually(() => expect(store.unmailed().map(({ number }) => number)).toEqual([1]));
  });

  test("is answered with OK while the mail server hangs, and is not lost", async () => {
    const { url } = await silentPeer();
    const { store, relay } = relayTo(url);
    const t = testApp({ store, relay });
    expect((await sendForm(t)).status).toBe(200);
    expect(store.get(1)).toMatchObject({ mailedAt: null, lastMailError: null });
    await eventually(() => expect(store.get(1)?.lastMailError).toMatch(/[Gg]reeting/));
  });

  test("is not sent in the clear, unless the address says so", async () => {
    const peer = await smtpPeer({ hideSTARTTLS: true, disabledCommands: ["STARTTLS", "AUTH"] });
    const strict = relayTo(peer.url);
    strict.store.add(typed, at);
    strict.relay.nudge();
    await eventually(() => expect(strict.store.get(1)?.lastMailError).toBeTruthy());
    expect(peer.deliveries).toEqual([]);
    const relaxed = relayTo(`${peer.url}&requireTLS=false`);
    relaxed.store.add(typed, at);
    relaxed.relay.nudge();
    await peer.received(1);
    expect(peer.deliveries[0]?.secure).toBe(false);
  });

  test("sent from a server with a certificate of its own is refused", async () => {
    const peer = await smtpPeer();
    const { store, relay } = relayTo(peer.url.split("?")[0] ?? "");
    store.add(typed, at);
    relay.nudge();
    await eventually(() => expect(store.get(1)?.lastMailError).toMatch(/self.signed|certificate/i));
    expect(peer.deliveries).toEqual([]);
  });
});

test("mails go out one at a time, also when nudged meanwhile, and none after stop", async () => {
  const sent: number[] = [];
  let open = () => {};
  let busy = 0;
  const { store, relay } = relayWith({
    async send({ number }) {
      busy += 1;
      expect(busy).toBe(1);
      await new Promise<void>((resolve) => (open = resolve));
      sent.push(number);
      busy -= 1;
    },
  });
  store.add(typed, at);
  relay.nudge();
  store.add(typed, at);
  relay.nudge();
  relay.nudge();
  await eventually(() => expect(busy).toBe(1));
  open();
  await eventually(() => expect([sent, busy]).toEqual([[1], 1]));
  const stopped = relay.stop();
  store.add(typed, at);
  relay.nudge();
  open();
  await stopped;
  expect(sent).toEqual([1, 2]);
  expect(store.unmailed().map(({ number }) => number)).toEqual([3]);
});
