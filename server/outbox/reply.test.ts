import { expect, test } from "vitest";
import { smtpMailer } from "#server/outbox/mailer.ts";
import { readSettings } from "#server/settings.ts";
import { emptySite, type Site } from "#server/site/load.ts";
import { destinationDeps, relayOf } from "#server/testing/mail.ts";
import { ownTimeouts } from "#server/testing/own-timeouts.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { smtpPeer } from "#server/testing/smtp.ts";
import { openedStore } from "#server/testing/store.ts";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { eventually } from "#tests/support/patience.ts";
import { deliveryProblems } from "./problems.ts";
import { mayReply, replies } from "./reply.ts";

const [second, hour, day] = [1000, 3_600_000, 86_400_000];

const replyTo = "hello@office.test";
const texts = { subject: "Eingang {reference}", text: "Guten Tag,\n{reference} ist da.", replyTo };
const site: Site = {
  ...emptySite,
  facts: {
    timeZone: "Europe/Berlin",
    locations: [],
    openings: [],
    replies: {
      from: "Office Ltd",
      message: texts,
      application: {
        ...texts,
        subject: "Bewerbung",
      },
    },
  },
};

type Options = {
  /** What the mail server says to a recipient; undefined: it takes the mail. */
  answer?: (address: string) => string | undefined;
  /** Ends a mail. */
  finish?: (done: () => void) => void;
};

/** A relay of replies to a mail server. */
async function replying({ answer, finish = (done) => done() }: Options = {}) {
  const options = {
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo({ address }: { address: string }, _: unknown, done: (error?: Error | null) => void) {
      const said = answer?.(address);
      const responseCode = Number(said?.slice(0, 3));
      done(said === undefined ? null : Object.assign(new Error(said.slice(4)), { responseCode }));
    },
  };
  const peer = await smtpPeer(options, finish);
  const runtime = testRuntime();
  const { clock } = runtime;
  const { store } = openedStore();
  const inbox = { withStore: <T>(work: (it: typeof store) => Promise<T>) => work(store) };
  const office = "office@office.test";
  const mail = {
    smtpUrl: `smtp://127.0.0.1:${peer.port}?requireTLS=false`,
    to: [office],
    alertTo: [],
    from: {
      name: "",
      address: "site@office.test",
    },
    replies: true,
  };
  const destinations = replies(
    destinationDeps({
      ...inbox,
      clock,
      mailer: smtpMailer(mail),
      settings: { ...readSettings({}), mail },
      site: () => site,
    }),
  );
  const relay = relayOf(destinations, { withStore: inbox.withStore, runtime });
  const { lastFailure } = relay;
  const days = { message: 365, application: 180 };
  const problems = deliveryProblems({ inbox, days, clock, destinations, lastFailure });
  const until = (check: () => void | Promise<void>) =>
    eventually(async () => {
      await runtime.pass(2 * second);
      await check();
    });
  const add = async (incoming: ReturnType<typeof aMessage>) => {
    await store.add(incoming, destinations[0]?.isFor(incoming) ? ["reply"] : []);
    relay.wake();
  };
  const isIdle = async () => (await store.queueState("reply")).waiting === 0;
  return {
    ...runtime,
    peer,
    store,
    relay,
    problems,
    until,
    add,
    async send(incoming: ReturnType<typeof aMessage>) {
      await add(incoming);
      await until(async () => expect(await isIdle()).toBe(true));
    },
  };
}

test("a sender gets one plain mail in the site's words, with nothing of what was typed", async () => {
  const t = await replying();
  const typed = {
    name: "Buy http://evil.example",
    subject: "evil.example",
    message: "evil.example",
  };
  await t.send(aMessage(typed));
  await t.send(anApplication({ full_name: "evil.example", cover_letter: "evil.example" }));
  const [message, application] = t.peer.deliveries;
  const [first, second] = [await t.store.get(1), await t.store.get(2)];
  expect(message).toMatchObject({
    to: ["amina@example.org"],
    envelope: { mailFrom: { address: "site@office.test" } },
    raw: expect.not.stringContaining("evil"),
    mail: {
      from: { name: "Office Ltd", address: "site@office.test" },
      replyTo: [{ address: replyTo }],
      subject: `Eingang ${first?.reference}`,
      text: `Guten Tag,\n${first?.reference} ist da.\n`,
      messageId: `<${first?.mailToken}.reply@office.test>`,
    },
  });
  for (const header of ["Auto-Submitted: auto-replied", "Precedence: bulk"])
    expect(message?.raw).toContain(`\r\n${header}\r\n`);
  expect(application?.mail.subject).toBe("Bewerbung");
  expect(second?.deliveries).toMatchObject([{ destination: "reply", state: "delivered" }]);
});

test("suspected ones, the site's own test and the office's own addresses get none, in any spelling", async () => {
  const t = await replying();
  await t.send(aMessage({}, { suspected: true }));
  await t.send(aMessage({}, { test: true }));
  for (const email of [
    "OFFICE@office.test",
    "off.ice+x@office.test",
    "hello@office.test",
    "site@OFFICE.test.",
  ])
    await t.send(aMessage({ email }));
  await t.store.accept([1]);
  await t.pass(hour);
  expect(t.peer.deliveries).toEqual([]);
  for (const one of [1, 2, 3]) expect((await t.store.get(one))?.deliveries).toEqual([]);
});

test("an address that does not exist is marked and told at once, with the telephone number", async () => {
  let asked = 0;
  const t = await replying({ answer: () => ((asked += 1), "550 5.1.1 no such user") });
  await t.send(aMessage({ phone: "+49 30 1" }));
  expect((await t.store.get(1))?.deliveries).toMatchObject([
    { state: "undeliverable", lastError: expect.stringContaining("550 5.1.1") },
  ]);
  const [problem] = await t.problems();
  expect(problem).toMatchObject({
    id: "no-address-1",
    once: true,
    text: expect.stringMatching(/^Message \w{8} has an address that does not exist/),
    details: expect.stringMatching(
      /^From Amina Khan, amina@example.org: .* Telephone: \+49 30 1\. /,
    ),
  });
  await problem?.onTold?.();
  expect(await t.problems()).toEqual([]);
  // It is not tried again.
  await t.store.retry("all", t.clock.now());
  await t.relay.sendAll();
  await t.pass(hour);
  expect(asked).toBe(1);
});

test.for(["554 5.7.1 Relay access denied", "550 5.7.1 blocked", "451 4.3.0 later"])(
  "%s says nothing about the address",
  async (answer) => {
    const t = await replying({ answer: () => answer });
    await t.add(aMessage());
    await t.until(async () =>
      expect((await t.store.get(1))?.deliveries).toMatchObject([
        { state: "waiting", lastError: expect.stringContaining(answer.slice(0, 9)) },
      ]),
    );
  },
);

test("whoever types a stranger's address has little mailed to them, however it is written, and through restarts", async () => {
  const t = await replying();
  for (const email of [
    "victim@example.org",
    "Victim@Example.ORG",
    "v.i.c.t.i.m@example.org",
    "victim+1@example.org",
    "mailto:victim@example.org",
    "ｖictim@example.org",
    "victim@example.org.",
  ])
    await t.send(aMessage({ email }));
  expect(t.peer.deliveries).toHaveLength(2);
  await t.pass(day);
  for (let i = 0; i < 5; i += 1) await t.send(aMessage({ email: "victim@example.org" }));
  expect(t.peer.deliveries).toHaveLength(4);
  await t.pass(2 * day);
  await t.send(aMessage({ email: "victim@example.org" }));
  expect(t.peer.deliveries).toHaveLength(4);
  // Others are answered meanwhile.
  await t.send(aMessage({ email: "other@example.org" }));
  expect(t.peer.deliveries).toHaveLength(5);
});

test("a domain and a day have caps of their own", () => {
  const now = new Date();
  const tried = (emails: string[]) =>
    emails.map((email, number) => ({ number, email, at: now.getTime() - hour }));
  const many = (count: number, domain: (at: number) => string) =>
    tried(Array.from({ length: count }, (_, at) => `visitor${at}@${domain(at)}`));
  const victims = (at: number) => `x${at}.victim.example`;
  expect(mayReply("new@victim.example", many(29, victims), now)).toBe(true);
  expect(mayReply("new@y.victim.example", many(30, victims), now)).toBe(false);
  expect(
    mayReply(
      "new@other.example",
      many(149, (at) => `a${at}.example`),
      now,
    ),
  ).toBe(true);
  expect(
    mayReply(
      "new@other.example",
      many(150, (at) => `a${at}.example`),
      now,
    ),
  ).toBe(false);
});

test("replies that a clock dated years ahead count no more", () => {
  const now = new Date("2026-03-01T09:00:00.000Z");
  const email = "amina@example.org";
  const at = (day: number) => ({ number: day, email, at: now.getTime() + day * 24 * hour });
  expect(mayReply(email, [at(2000), at(2001), at(2002), at(2003)], now)).toBe(true);
  expect(mayReply(email, [at(0), at(0.01)], now)).toBe(false);
});

test("a mail server that takes the text and never answers has no copy sent to the stranger", async () => {
  const runOut = ownTimeouts();
  const t = await replying({ finish: runOut });
  await t.send(aMessage());
  await t.pass(day);
  expect(t.peer.deliveries).toHaveLength(1);
});

test("without an address that mail servers take for one, nothing is tried", async () => {
  const t = await replying();
  for (const email of [
    "öffice@exämple.org",
    "victim%example.org@office.test",
    "a!b@office.test",
    "root@127.0.0.1",
    "root@0x7f.1",
    "root@127.0.0.0x1",
    "root@localhost.localdomain",
    `victim+${"buy-at-evil.example/".repeat(3)}@example.org`,
  ])
    await t.send(aMessage({ email }));
  expect((await t.store.get(1))?.deliveries).toEqual([]);
  expect(t.peer.deliveries).toEqual([]);
});
