import { onTestFinished, expect, test } from "vitest";
import { Webhook } from "standardwebhooks";
import { deliveryProblems } from "./problems.ts";
import { httpPeer } from "#server/testing/http-peer.ts";
import { destinationDeps, relayOf } from "#server/testing/mail.ts";
import { ownTimeouts } from "#server/testing/own-timeouts.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { openedStore } from "#server/testing/store.ts";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { eventually } from "#tests/support/patience.ts";
import { eventFields, usualFields } from "./events.ts";
import type { Settings } from "#server/settings.ts";
import type { Destination } from "./destination.ts";
import { destinationsOf } from "./outbox.ts";

const [second, minute, hour] = [1000, 60_000, 3_600_000];
const secret = Buffer.alloc(32, 7);
const verifier = new Webhook(`whsec_${secret.toString("base64")}`);

/** A store, and a relay to these addresses. */
function relayTo(changes: Partial<Settings["destinations"]>, others: Destination[] = []) {
  const runtime = testRuntime(new Date().toISOString());
  const { store } = openedStore();
  const inbox = { withStore: <T>(work: (it: typeof store) => Promise<T>) => work(store) };
  const common = { webhooks: [], chats: [], secret, fields: usualFields };
  const { clock } = runtime;
  const settings = { destinations: { ...common, ...changes } };
  const publicUrl = "https://www.example.com";
  const own = destinationsOf(destinationDeps({ ...runtime, ...inbox, settings, publicUrl }));
  const destinations = [...others, ...own];
  const relay = relayOf(destinations, { withStore: inbox.withStore, runtime });
  const { lastFailure } = relay;
  const days = { message: 365, application: 180 };
  const problems = deliveryProblems({ inbox, days, clock, destinations, lastFailure });
  /** Lets simulated time go on until it holds. */
  const until = (check: () => void | Promise<void>, ms = second) =>
    eventually(async () => {
      await runtime.pass(ms);
      await check();
    });
  return {
    ...runtime,
    store,
    relay,
    problems,
    until,
    async send(...incoming: ReturnType<typeof aMessage>[]) {
      const names = own.map(({ name }) => name);
      for (const one of incoming) await store.add(one, names);
      relay.wake();
    },
  };
}

/** As a receiver does: throws unless the signature is right. */
const verified = ({ body, headers }: { body: string; headers: object }) =>
  verifier.verify(body, { ...headers } as Record<string, string>);

test("each submission is posted as an event that Standard Webhooks' own library takes", async () => {
  const [one, other] = [await httpPeer(), await httpPeer()];
  const t = relayTo({ webhooks: [one.url, other.url] });
  await t.send(aMessage(), anApplication());
  await t.until(() => expect([one.received.length, other.received.length]).toEqual([2, 2]));
  const [message, application] = [await t.store.get(1), await t.store.get(2)];
  expect(one.received.map(verified)).toEqual([
    {
      v: 1,
      type: "message.received",
      timestamp: message?.receivedAt,
      data: {
        reference: message?.reference,
        kind: "message",
        name: "Amina Khan",
        subject: "A new shop",
      },
    },
    {
      v: 1,
      type: "application.received",
      timestamp: application?.receivedAt,
      data: {
        reference: application?.reference,
        kind: "application",
        name: "Bilal Ahmed",
        subject: "Data Scientist",
      },
    },
  ]);
  expect(one.received[0]?.headers).toMatchObject({
    "content-type": "application/json",
    "webhook-id": message?.mailToken,
  });
  // Whoever changes a word or the time, or has another secret, is found out.
  const [{ body, headers } = { body: "", headers: {} }] = one.received;
  const changed = body.replace("Amina", "Amino");
  expect(() => verified({ body: changed, headers })).toThrow("No matching signature");
  const later = { ...headers, "webhook-timestamp": String(Math.floor(Date.now() / 1000) + 1) };
  expect(() => verified({ body, headers: later })).toThrow("No matching signature");
  await t.until(async () =>
    expect(await t.store.get(1)).toMatchObject({
      mail: "waiting",
      deliveries: [
        { destination: "webhook 1", state: "delivered" },
        { destination: "webhook 2", state: "delivered" },
      ],
    }),
  );
});

test("all fields are told to whom they are meant for, the resume as a link; what is empty is left out", async () => {
  const peer = await httpPeer();
  const t = relayTo({ webhooks: [peer.url], fields: eventFields });
  const visit = { page: "/contact", utm_source: "news" };
  await t.send(
    aMessage({ phone: "+49 30 1" }, { suspected: true, suspicion: "time", visit }),
    anApplication(),
  );
  await t.until(() => expect(peer.received).toHaveLength(2));
  const [message, application] = peer.received.map(verified) as { data: object }[];
  const reference = expect.stringMatching(/^\w{8}$/);
  expect(message?.data).toEqual({
    reference,
    suspected: "time",
    kind: "message",
    name: "Amina Khan",
    subject: "A new shop",
    email: "amina@example.org",
    phone: "+49 30 1",
    visit,
    text: "Good morning,\nwe need one.",
  });
  expect(application?.data).toEqual({
    reference,
    kind: "application",
    name: "Bilal Ahmed",
    subject: "Data Scientist",
    email: "bilal@example.org",
    location: "berlin",
    github: "https://github.com/bilal",
    resume: {
      name: "Bilal Ahmed.pdf",
      type: "application/pdf",
      size: 24,
      url: expect.stringMatching(/^https:\/\/www\.example\.com\/files\/[\w-]{24}$/),
      until: expect.stringMatching(/Z$/),
    },
  });
});

test("a chat gets one line, without markup, whatever a visitor typed", async () => {
  const peer = await httpPeer();
  const t = relayTo({ chats: [peer.url], fields: eventFields });
  const subject = "@here @ALL ![buy](https://evil.example/i.png)";
  await t.send(aMessage({ name: "<!channel> A\n\u202eB", subject }, { suspected: true }));
  await t.until(() => expect(peer.received).toHaveLength(1));
  const { reference } = (await t.store.get(1)) ?? {};
  expect(JSON.parse(peer.received[0]?.body ?? "")).toEqual({
    text: `[Suspected] Message from !channel A B: @ here @ ALL ![buy] (https://evil.example/i.png) (${reference})`,
  });
  expect(peer.received[0]?.headers).not.toHaveProperty("webhook-signature");
});

test("a receiver that refuses, hangs or hangs up is asked again with the same id", async () => {
  const runOut = ownTimeouts();
  const faults = ["refuses", "hangs", "hangs up", "leads elsewhere"];
  const peer = await httpPeer((response) => {
    const fault = faults.shift();
    if (fault === "hangs") runOut();
    else if (fault === "hangs up") response.destroy();
    else if (fault === "leads elsewhere")
      response.writeHead(302, { location: "https://evil.example" }).end();
    else if (fault) response.writeHead(422).end("Amina Khan is unknown");
    else response.end("ok");
  });
  const t = relayTo({ webhooks: [peer.url] });
  const errors: string[] = [];
  const { markNotDelivered } = t.store;
  t.store.markNotDelivered = (number, owner, next) => {
    errors.push(next.error);
    return markNotDelivered(number, owner, next);
  };
  await t.send(aMessage());
  await t.until(() => expect(peer.received).toHaveLength(5), minute);
  expect(errors).toEqual([
    expect.stringMatching(/^127\.0\.0\.1:\d+ answered 422: Amina Khan is unknown$/),
    "no answer within 10 seconds",
    "other side closed",
    expect.stringMatching(/answered 302: the address leads elsewhere, and is not followed\.$/),
  ]);
  expect(new Set(peer.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  // Each attempt is signed for itself.
  const times = peer.received.map(({ headers }) => headers["webhook-timestamp"]);
  expect(new Set(times).size).toBe(5);
  // The log has nothing of what the visitor wrote.
  const logged = t.lines.map(({ msg }) => msg).join("\n");
  expect(logged).toMatch(/Webhook 1 \(127\.0\.0\.1:\d+\): 127\.0\.0\.1:\d+ answered 422\n/);
  expect(logged).not.toContain("Amina");
});

test("what waits for an hour and what is given up is told for each receiver", async () => {
  const peer = await httpPeer((response) => void response.writeHead(500).end());
  const t = relayTo({ webhooks: [peer.url], chats: [(await httpPeer()).url] });
  await t.send(aMessage());
  await t.until(async () => expect(await t.problems()).toHaveLength(1), 10 * minute);
  const [late] = await t.problems();
  expect(late).toMatchObject({
    id: "waiting-webhook 1",
    text: expect.stringMatching(
      /^What goes to webhook 1 \(127\.0\.0\.1:\d+\) has waited for more than an hour: 1\. Webhook 1 .* answered 500$/,
    ),
  });
  await t.relay.stop();
  const owner = "another server";
  await t.store.makeDue(t.clock.now());
  await t.store.claim(owner, "webhook 1", t.clock.now(), minute, []);
  const end = { error: "500", unanswered: 0, withoutFile: false, parkedAt: t.clock.now() };
  await t.store.markNotDelivered(1, owner, end);
  const [parked] = await t.problems();
  expect(parked?.text).toMatch(/^Message \w{8} could not be delivered to webhook 1 .* given up\.$/);
  await t.store.remove([1]);
  expect(await parked?.ended?.()).toMatch(/was deleted\.$/);
});

test("mail goes first and waits for nobody", async () => {
  const runOut = ownTimeouts();
  onTestFinished(runOut);
  const hanging = await httpPeer(() => {});
  const mailed: number[] = [];
  const mail: Destination = {
    name: "mail",
    title: "The mail server",
    isFor: () => true,
    again: "",
    connections: 3,
    paceMs: 0,
    what: "Mail",
    done: "mailed",
    longestMs: minute,
    takesFiles: false,
    async send({ number }) {
      mailed.push(number);
      return { withoutFile: false };
    },
    nextTry: () => expect.fail("tried again"),
    reasonOf: String,
  };
  const t = relayTo({ webhooks: [hanging.url, hanging.url] }, [mail]);
  await t.send(...Array.from({ length: 30 }, () => aMessage()));
  await t.until(() => expect(hanging.received).toHaveLength(6));
  expect(mailed).toHaveLength(30);
});

test("what was erased is posted nowhere", async () => {
  const peer = await httpPeer((response) => void response.writeHead(503).end());
  const t = relayTo({ webhooks: [peer.url] });
  await t.send(aMessage(), aMessage());
  await t.until(() => expect(peer.received).toHaveLength(2));
  await t.store.remove([1]);
  await t.until(() => expect(peer.received).toHaveLength(3), minute);
  await t.pass(hour);
  const ids = peer.received.slice(2).map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids)).toEqual(new Set([(await t.store.get(2))?.mailToken]));
});
