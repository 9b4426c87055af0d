import { expect, test } from "vitest";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { openedStore, submissionsIn } from "#server/testing/store.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { deliveryProblems } from "./problems.ts";

const hour = 3_600_000;

/** A store with two submissions received at the start, and its problems. */
async function problemsOfTwo() {
  const { store } = openedStore();
  const { clock, pass } = testRuntime();
  await store.add(aMessage());
  await store.add(anApplication());
  const refused: string[] = [];
  const problems = deliveryProblems({
    inbox: { withStore: (work) => work(store) },
    days: { message: 365, application: 180 },
    clock,
    destinations: [
      {
        name: "mail",
        title: "The mail server",
        what: "Mail",
        done: "mailed",
        refused: () => refused,
      },
    ],
    lastFailure: () => "535 wrong password",
  });
  const giveUp = async (error: string) => {
    const now = clock.now();
    const claim = await store.claim("a", "mail", now, 0, []);
    const next = { error, unanswered: 0, withoutFile: false, parkedAt: now };
    await store.markNotDelivered(claim?.number ?? 0, "a", next);
  };
  const references = (await submissionsIn(store)).map(({ reference }) => reference);
  return { store, problems, giveUp, refused, references, pass, start: clock.now() };
}

test("each mail that is given up is a problem with number, sender and answer, until it is mailed", async () => {
  const { store, problems, giveUp, references, start } = await problemsOfTwo();
  const [reference = ""] = references;
  await giveUp("552 too large");
  const [first] = await problems();
  expect(first).toMatchObject({
    id: expect.stringMatching(/^parked-1-mail-/),
    // In the log, too, where nothing of a visitor may be: the answer may repeat what they wrote.
    text: `Message ${reference} could not be mailed and was given up.`,
    details: expect.stringMatching(
      new RegExp(
        `^The mail server: 552 too large\nFrom Amina Khan, amina@example.org: .*inbox retry ${reference}$`,
      ),
    ),
    since: start,
  });
  await giveUp("554 no");
  const ids = async () => (await problems()).map(({ id }) => id.replace(/-\d+$/, ""));
  expect(await ids()).toEqual(["parked-1-mail", "parked-2-mail"]);
  await store.retry(1, start);
  expect(await ids()).toEqual(["parked-1-mail", "parked-2-mail"]);
  await store.markDelivered(1, "mail", start, false);
  expect(await ids()).toEqual(["parked-2-mail"]);
  expect(await first?.ended?.()).toBe(`Message ${reference} was mailed now.`);
  await store.remove([1]);
  expect(await first?.ended?.()).toBe(`Message ${reference} was deleted.`);
});

test("mail that waits for more than an hour is told with its start and the mail server's answer", async () => {
  const { problems, pass, start } = await problemsOfTwo();
  await pass(hour);
  expect(await problems()).toEqual([]);
  await pass(1);
  const text = "Mail has waited for more than an hour: 2. The mail server: 535 wrong password";
  expect(await problems()).toEqual([{ id: "waiting-mail", text, since: start }]);
});

test("what was never mailed is told before it is erased", async () => {
  const { store, problems, pass } = await problemsOfTwo();
  await store.markDelivered(1, "mail", new Date(), false);
  await pass(366 * 24 * hour);
  const told = (await problems()).find(({ id }) => id === "never-mailed-2");
  expect(told).toMatchObject({ once: true, details: expect.stringContaining("Bilal Ahmed") });
  await told?.onTold?.();
  expect((await problems()).map(({ id }) => id)).toEqual(["waiting-mail"]);
});

test("a mail that is given up again after a retry is a problem again, in place of the first", async () => {
  const { store, problems, giveUp, pass, start } = await problemsOfTwo();
  await store.remove([2]);
  await giveUp("554 no");
  const [first] = await problems();
  await pass(hour);
  await store.retry(1, start);
  await giveUp("552 too large");
  const [second] = await problems();
  expect(second?.id).not.toBe(first?.id);
  expect(second?.details).toContain("552 too large");
  expect(await first?.ended?.()).toBeUndefined();
});

test("each of many mails that were given up is a problem, within minutes", async () => {
  const { store, problems, giveUp } = await problemsOfTwo();
  for (let i = 2; i < 45; i += 1) await store.add(aMessage());
  for (let i = 0; i < 45; i += 1) await giveUp("554 spam");
  for (const count of [20, 40, 45, 45]) expect(await problems()).toHaveLength(count);
});

test("a recipient that is refused while others get the mail is a problem, until a mail is taken for all", async () => {
  const { problems, refused } = await problemsOfTwo();
  refused.push("b@example.com: 550 5.1.1 unknown");
  expect(await problems()).toEqual([
    {
      id: "refused-b@example.com",
      text: "The mail server took a mail, but not for everybody: b@example.com: 550 5.1.1 unknown",
    },
  ]);
  refused.pop();
  expect(await problems()).toEqual([]);
});

test("a visitor's name cannot write an alert of its own", async () => {
  const { store, problems, giveUp } = await problemsOfTwo();
  await store.remove([1, 2]);
  await store.add(aMessage({ name: "A\n\nMessage 7 was mailed now.\u202e\u001b[31m" }));
  await giveUp("554 no");
  expect((await problems())[0]?.details).toMatch(
    /^The mail server: 554 no\nFrom A Message 7 was mailed now\. \[31m, amina@example\.org: [^\n]*$/,
  );
});
