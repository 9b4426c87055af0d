import { expect, test } from "vitest";
import { createProblems, type Alert } from "#server/problems.ts";
import { httpPeer } from "#server/testing/http-peer.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import type { Store } from "#server/inbox/store.ts";
import { engines, newStore } from "#server/testing/engines.ts";
import { openedStore } from "#server/testing/store.ts";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { eventually } from "#tests/support/patience.ts";
import { isDue, lastMonday, weeklyMail } from "./weekly.ts";
import { always } from "#server/inbox/leases.ts";
import { readSettings } from "#server/settings.ts";
import { countNotFound } from "#server/site/not-found.ts";

const [hour, day] = [3_600_000, 86_400_000];
// A Wednesday; the next Monday is the 9th.
const began = "2026-03-04T12:00:00.000Z";

async function weekly({ failure }: { failure?: string } = {}) {
  const runtime = testRuntime(began);
  const { store: first } = openedStore();
  let store = first;
  const mails: Alert[] = [];
  const problems = createProblems();
  const notFound = countNotFound((path) => path === "/about");
  const peer = await httpPeer();
  const now = {
    error: undefined as Error | undefined,
    failure,
    tests: 0,
    tries: 0,
    storeError: undefined as Error | undefined,
  };
  const settings = readSettings({
    SMTP_URL: "smtps://mail.example.com",
    MAIL_TO: "office@example.com",
    WEEKLY_TO: "office@example.com",
    PUBLIC_URL: "https://www.example.com",
    ALERT_WEBHOOK_URL: peer.url.href,
  });
  const start = () =>
    weeklyMail({
      ...runtime,
      problems,
      notFound,
      settings,
      inbox: {
        async withStore(work) {
          if (now.storeError) throw now.storeError;
          return work(store);
        },
      },
      mailer: {
        async weekly(mail) {
          now.tries += 1;
          if (now.error) throw now.error;
          mails.push(mail);
          return { rejected: [] };
        },
      },
      site: () => ({ facts: { timeZone: "Europe/Berlin", locations: [], openings: [] } }),
      isMine: always,
      async test() {
        now.tests += 1;
        return now.failure;
      },
    })[0];
  let service = start();
  await service?.start?.();
  const posted = () => peer.received.map(({ body }) => (JSON.parse(body) as { text: string }).text);
  /** Lets simulated time go on until so many were mailed. */
  const until = (count: number) =>
    eventually(async () => {
      await runtime.pass(hour);
      expect(mails).toHaveLength(count);
    });
  /** The server does not run for so long. */
  async function off(ms: number) {
    await service?.stop?.();
    await runtime.pass(ms);
    service = start();
    await service?.start?.();
  }
  /** The server runs on with another store. */
  async function exchange(other: Store) {
    store = other;
    await off(0);
  }
  return { ...runtime, store, mails, posted, problems, notFound, now, until, off, exchange };
}

test("each Monday the office gets what came: references, kinds and names, pages, what is stuck", async () => {
  const t = await weekly();
  await t.pass(hour);
  const receivedAt = t.clock.now();
  const visit = { page: "/contact", start: "/services" };
  await t.store.add(aMessage({ name: "Amina\nKhan" }, { receivedAt, visit }));
  await t.store.add(anApplication({}, { receivedAt, suspected: true, visit }));
  await t.store.add(aMessage({ name: "Nobody" }, { receivedAt, test: true }));
  const stuck = { error: "no", unanswered: 0, withoutFile: false, parkedAt: receivedAt };
  await t.store.claim("a", "mail", receivedAt, 1000, []);
  await t.store.markNotDelivered(1, "a", stuck);
  for (const path of ["/old", "/about", "/.../x"])
    for (let times = 0; times < 3; times += 1) t.notFound.add(path);
  t.notFound.add("/once");
  await t.pass(4 * day - hour);
  expect(t.mails).toEqual([]);
  await t.until(1);
  const [one, two] = await Promise.all(
    [1, 2].map(async (number) => (await t.store.get(number))?.reference),
  );
  expect(t.mails).toEqual([
    {
      subject: "This week: messages 1, applications 1",
      text: `From 4 March 2026 to 9 March 2026 came:

${one}  message      Amina Khan
${two}  application  Bilal Ahmed

What is not in your mailbox may be in its spam folder. Read it here: npm run inbox show REFERENCE

Sent from: /contact 2

Visits began on: /services 2

Suspected to be sent by programs: ${two}

Not delivered, and given up: ${one} (mail)

Pages that visitors asked for in vain: /old 3
`,
    },
  ]);
  expect(t.now.tests).toBe(0);
  // To the chat without names.
  await eventually(() => expect(t.posted()).toHaveLength(1));
  expect(t.posted()[0]).toMatch(/^\[www\.example\.com\] This week: .*\n.*\n\n\w{8} {2}message\n/);
  expect(t.posted()[0]).not.toContain("Amina");
  // Once a week, and what was found then is not told again.
  await t.pass(6 * day);
  expect(t.mails).toHaveLength(1);
  await t.until(2);
  expect(t.mails[1]?.text).not.toContain("/old");
});

test("nothing came: it says so, and what a test message found", async () => {
  const t = await weekly();
  await t.pass(4 * day);
  await t.until(1);
  expect(t.mails[0]).toMatchObject({
    subject: "Nobody wrote this week, and the form works",
    text: expect.stringContaining("A test message took the whole way just now"),
  });
  t.now.failure = "https://www.example.com answered 502: Bad gateway";
  await t.pass(6 * day);
  await t.until(2);
  expect(t.mails[1]).toMatchObject({
    subject: "Nobody wrote this week, and the form does not work",
    text: expect.stringContaining("502: Bad gateway"),
  });
  expect(await t.problems.own.all()).toMatchObject([{ id: "whole-way" }]);
  // It is over when somebody has written.
  await t.store.add(aMessage({}, { receivedAt: t.clock.now() }));
  await t.pass(6 * day);
  await t.until(3);
  expect(await t.problems.own.all()).toEqual([]);
});

test("a weekly mail that fails is a problem, and is tried again without another test message", async () => {
  const t = await weekly();
  t.now.error = new Error("550 no");
  await t.pass(5 * day);
  expect(await t.problems.own.all()).toEqual([
    { id: "weekly", text: "The weekly mail could not be sent: 550 no" },
  ]);
  t.now.error = undefined;
  await t.until(1);
  expect(await t.problems.own.all()).toEqual([]);
  // So is a store that was away for a moment.
  t.now.storeError = new Error("away");
  await t.pass(hour);
  expect(await t.problems.own.all()).toMatchObject([{ id: "weekly" }]);
  t.now.storeError = undefined;
  await t.pass(hour);
  expect(await t.problems.own.all()).toEqual([]);
  expect(t.now.tests).toBe(1);
});

test("a server that was off on Monday writes when it runs again, and on the next Monday", async () => {
  const t = await weekly();
  await t.pass(4 * day);
  await t.off(2 * day);
  await t.until(1);
  expect(t.clock.now().toISOString()).toMatch(/^2026-03-10T1/);
  await t.pass(5 * day);
  expect(t.mails).toHaveLength(1);
  await t.until(2);
  expect(t.clock.now().toISOString()).toMatch(/^2026-03-16T0[67]/);
});

/** As a nightly copy has it. */
async function copyOf(store: Store, to: Store) {
  await store.snapshot((contents) => to.putAll(contents));
  return to;
}

test("a copy that is put back on Monday, and from before the mail, tells again what it has, and then goes on", async () => {
  const t = await weekly();
  await t.pass(hour);
  const add = (store: Store, name: string) =>
    store.add(aMessage({ name }, { receivedAt: t.clock.now() }));
  await add(t.store, "Before");
  const copy = await copyOf(t.store, openedStore().store);
  await add(t.store, "Lost");
  await t.pass(4 * day);
  await t.until(1);
  expect(t.mails[0]?.text).toMatch(/Before\n.* Lost\n/);
  await t.exchange(copy);
  await t.until(2);
  expect(t.mails[1]?.text).toContain("  Before\n");
  expect(t.mails[1]?.text).not.toContain("Lost");
  // Its number is that of the one that was lost.
  await add(copy, "After");
  await t.pass(6 * day);
  expect(t.mails).toHaveLength(2);
  await t.until(3);
  expect(t.mails[2]?.text).toMatch(/came:\n\n\w{8} {2}message {6}After\n\n/);
});

test.each(engines)(
  "a move to a store on %s brings no second mail, and the next one comes",
  async (engine) => {
    const t = await weekly();
    await t.pass(hour);
    await t.store.add(aMessage({ name: "Before" }, { receivedAt: t.clock.now() }));
    await t.pass(4 * day);
    await t.until(1);
    await t.store.add(aMessage({ name: "After" }, { receivedAt: t.clock.now() }));
    await t.exchange(await copyOf(t.store, await newStore(engine)));
    await t.pass(6 * day);
    expect(t.mails).toHaveLength(1);
    await t.until(2);
    expect(t.mails[1]?.text).toMatch(/came:\n\n\w{8} {2}message {6}After\n\n/);
  },
);

test("a server that was off for three Mondays writes one mail about all of it", async () => {
  const t = await weekly();
  await t.pass(hour);
  await t.store.add(aMessage({ name: "Amina" }, { receivedAt: t.clock.now() }));
  await t.off(20 * day);
  await t.until(1);
  expect(t.mails[0]?.text).toMatch(/^From 4 March 2026 to 24 March 2026 came:/);
  await t.pass(5 * day);
  expect(t.mails).toHaveLength(1);
});

test("a quiet week in which somebody's message was erased says what came after it only", async () => {
  const t = await weekly();
  await t.pass(hour);
  for (const name of ["One", "Two"])
    await t.store.add(aMessage({ name }, { receivedAt: t.clock.now() }));
  await t.pass(4 * day);
  await t.until(1);
  await t.store.remove([2]);
  await t.pass(6 * day);
  await t.until(2);
  expect(t.mails[1]?.subject).toBe("Nobody wrote this week, and the form works");
  await t.store.add(aMessage({ name: "Three" }, { receivedAt: t.clock.now() }));
  await t.pass(6 * day);
  await t.until(3);
  expect(t.mails[2]?.text).toMatch(/came:\n\n\w{8} {2}message {6}Three\n\n/);
});

test("a clock that was years ahead ends no weekly mail, and nothing is told twice or left out", async () => {
  const t = await weekly();
  await t.pass(hour);
  const years = 5 * 365 * day;
  t.setClock(years);
  await t.store.add(aMessage({}, { receivedAt: t.clock.now() }));
  await t.until(1);
  t.setClock(-years);
  await t.store.add(aMessage({ name: "Later" }, { receivedAt: t.clock.now() }));
  await t.pass(4 * day);
  await t.until(2);
  expect(t.mails[1]?.text).toMatch(/came:\n\n\w{8} {2}message {6}Later\n\n/);
  expect(t.clock.now().getUTCFullYear()).toBe(2026);
});

test("a mail server that never answers gets a copy an hour at most", async () => {
  const t = await weekly();
  t.now.error = Object.assign(new Error("Timeout"), { textSent: true });
  await t.pass(5 * day);
  t.now.tries = 0;
  await t.pass(5 * hour);
  expect(t.now.tries).toBeLessThanOrEqual(5);
});

test.for([
  ["2026-03-09T05:59:00Z", "Europe/Berlin", "2026-03-02T06:00:00.000Z"],
  ["2026-03-09T06:00:30Z", "Europe/Berlin", "2026-03-09T06:00:00.000Z"],
  ["2026-03-09T02:00:00Z", "Asia/Karachi", "2026-03-09T02:00:00.000Z"],
  ["2026-03-08T12:34:00Z", "Asia/Kolkata", "2026-03-02T01:30:00.000Z"],
] as const)("before %s in %s the last Monday was %s", ([now, zone, monday]) => {
  expect(lastMonday(new Date(now), zone).toISOString()).toBe(monday);
});

test("summer time, which moves Monday by an hour, brings no second mail", () => {
  const sent = new Date("2026-03-23T06:00:20Z");
  const monday = lastMonday(new Date("2026-03-29T12:00:00Z"), "Europe/Berlin");
  expect([monday.toISOString(), isDue(sent, monday)]).toEqual(["2026-03-23T05:00:00.000Z", false]);
  const next = lastMonday(new Date("2026-03-30T05:00:00Z"), "Europe/Berlin");
  expect(isDue(sent, next)).toBe(true);
});

test("of thousands of paths that scanners ask for, some are counted", () => {
  const { add, wanted } = countNotFound();
  for (let i = 0; i < 3; i += 1) add("/often");
  for (let i = 0; i < 5000; i += 1) add(`/scan-${i}`);
  expect(wanted("week")).toEqual([{ path: "/often", visits: 3 }]);
});
