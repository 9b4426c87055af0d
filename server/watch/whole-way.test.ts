import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Incoming, Submission } from "#server/inbox/submission.ts";
import { serving } from "#server/testing/serving.ts";
import { openedStore } from "#server/testing/store.ts";
import { aMessage } from "#server/testing/submissions.ts";
import { systemClock } from "#server/time.ts";
import { freePort } from "#tests/support/free-port.ts";
import { isTest, testForm } from "./whole-way.ts";

const testing = { pause, email: "site@example.com" };

/** A site that mails what it stores. */
async function mailingSite() {
  const mailed: (Submission | undefined)[] = [];
  const stored: Incoming[] = [];
  const t = await serving({
    isTest: (key) => isTest(key, t.inbox),
    onStored(incoming) {
      stored.push(incoming);
      void t.inbox.withStore(async (store) => {
        const number = (await store.find("key", incoming.key ?? "")) ?? 0;
        mailed.push(await store.get(number));
        await store.markDelivered(number, "mail", systemClock.now(), false);
      });
    },
  });
  return { ...t, mailed, stored };
}

test("a test message is posted, stored, mailed and erased, and known as such by nobody's word", async () => {
  const t = await mailingSite();
  expect(await testForm({ ...testing, inbox: t.inbox, publicUrl: t.url })).toBeUndefined();
  expect(t.mailed).toMatchObject([{ subject: "Test of the contact form", test: true }]);
  expect(t.stored).toMatchObject([{ test: true, suspected: false }]);
  expect(await t.kept()).toEqual([]);
  // Nobody else can send one, not with a key that has been one.
  const key = t.stored[0]?.key ?? "";
  await t.send({
    user_id: "website",
    service_id: "site",
    template_id: "contact",
    submission_id: key,
    name: "Eve",
    email: "eve@example.org",
    subject: "x",
    message: "y",
  });
  expect(t.stored[1]).toMatchObject({ key, test: false });
});

test("each way on which it can fail is told", async () => {
  const t = await serving();
  const { store } = openedStore(t.dataDir);
  const run = (publicUrl: string) => testForm({ ...testing, inbox: t.inbox, publicUrl });
  expect(await run(`http://127.0.0.1:${await freePort()}`)).toContain("ECONNREFUSED");
  const refused = await testForm({
    ...testing,
    email: "no address",
    inbox: t.inbox,
    publicUrl: t.url,
  });
  expect(refused).toMatch(/answered 422: /);
  const other = await serving();
  expect(await run(other.url)).toMatch(/nothing was stored here: it leads to another server/);
  // What a killed server left goes with the next one.
  await store.setNote("testKey", "wholeway-left");
  await store.add(aMessage({}, { key: "wholeway-left", receivedAt: systemClock.now() }));
  await run(other.url);
  expect(await t.kept()).toEqual([]);
});
