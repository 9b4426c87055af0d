import { expect, test } from "vitest";
import { createProblems, type Alert } from "#server/problems.ts";
import { httpPeer } from "#server/testing/http-peer.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { openedStore } from "#server/testing/store.ts";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { eventually } from "#tests/support/patience.ts";
import { createDigest, isDue } from "./digest.ts";
import { countNotFound } from "#server/site/not-found.ts";

const [hour, day] = [3_600_000, 86_400_000];
// A Wednesday; the next Monday is the 9th.
const start = "2026-03-04T12:00:00.000Z";

async function weekly({ failure }: { failure?: string } = {}) {
  const runtime = testRuntime(start);
  const { store } = openedStore();
  const mails: Alert[] = [];
  const problems = createProblems();
  const notFound = countNotFound();
  const peer = await httpPeer();
  const now = { error: undefined as Error | undefined, failure, tests: 0 };
  const digest = createDigest({
    ...runtime,
    problems,
    notFound,
    site: "www.example.com",
    inbox: { withStore: (work) => work(store) },
    mailer: {
      async digest(mail) {
        if (now.error) throw now.error;
        mails.push(mail);
      },
    },
    webhook: peer.url,
    timeZone: () => "Europe/Berlin",
    async selfTest() {
      now.tests += 1;
      return now.failure;
    },
  });
  await digest.start?.();
  const posted = () => peer.received.map(({ body }) => (JSON.parse(body) as { text: string }).text);
  /** Lets simulated time go on until so many were mailed. */
  const until = (count: number) =>
    eventually(async () => {
      await runtime.pass(hour);
      expect(mails).toHaveLength(count);
    });
  return { ...runtime, store, mails, posted, problems, notFound, now, until };
}

test("each Monday the office gets what came: references, kinds and names, pages, what is stuck", async () => {
  const t = await weekly();
  await t.pass(hour);
  const receivedAt = t.clock.now();
  const visit = { page: "/contact", start: "/services" };
  await t.store.add(aMessage({ name: "Amina\nKhan" }, { receivedAt, visit }));
  await t.store.add(anApplication({}, { receivedAt, suspected: true, visit }));
  await t.store.add(aMessage({ name: "Nobody" }, { receivedAt, test: true }));
  await t.store.add(aMessage({ name: "Long ago" }, { receivedAt: new Date("2026-01-01") }));
  const stuck = { error: "no", unanswered: 0, withoutFile: false, parkedAt: receivedAt };
  await t.store.claim("a", "mail", receivedAt, 1000, []);
  await t.store.markNotDelivered(4, "a", stuck);
  t.notFound.add("/old");
  t.notFound.add("/old");
  await t.pass(4 * day - hour);
  expect(t.mails).toEqual([]);
  await t.until(1);
  const [one, two, , four] = await Promise.all(
    [1, 2, 3, 4].map(async (number) => (await t.store.get(number))?.reference),
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

Not delivered, and given up: ${four} (mail)

Pages that visitors asked for in vain: /old 2
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
  expect(await t.problems.own.all()).toMatchObject([{ id: "self-test" }]);
});

test("a weekly mail that fails is a problem, and is tried again without another test message", async () => {
  const t = await weekly();
  t.now.error = new Error("550 no");
  await t.pass(5 * day);
  expect(await t.problems.own.all()).toEqual([
    { id: "digest", text: "The weekly mail could not be sent: 550 no" },
  ]);
  t.now.error = undefined;
  await t.until(1);
  expect(await t.problems.own.all()).toEqual([]);
  expect(t.now.tests).toBe(1);
});

test.for([
  ["2026-03-08T23:00:00Z", "2026-03-09T05:59:00Z", "Europe/Berlin", false],
  ["2026-03-04T12:00:00Z", "2026-03-09T06:00:00Z", "Europe/Berlin", true],
  ["2026-03-09T06:00:00Z", "2026-03-09T20:00:00Z", "Europe/Berlin", false],
  ["2026-03-04T12:00:00Z", "2026-03-09T02:00:00Z", "Asia/Karachi", true],
  ["2026-03-02T06:00:00Z", "2026-03-10T05:00:00Z", "Europe/Berlin", false],
  ["2026-03-02T06:00:00Z", "2026-03-10T06:01:00Z", "Europe/Berlin", true],
] as const)("after %s, one is due on %s in %s: %s", ([last, now, zone, is]) => {
  expect(isDue(new Date(last), new Date(now), zone)).toBe(is);
});

test("of thousands of paths that scanners ask for, some are counted", () => {
  const { add, list } = countNotFound();
  add("/often");
  for (let i = 0; i < 5000; i += 1) add(`/scan-${i}`);
  add("/often");
  expect(list()).toHaveLength(10);
  expect(list()[0]).toBe("/often 2");
});
