import { describe, expect, test } from "vitest";
import { type Engine, engines, newPlace, newStore } from "#server/testing/engines.ts";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { submissionsIn, numbersIn } from "#server/testing/store.ts";
import { fingerprint, type StoredSubmission } from "./contents.ts";
import { NotEmptyError, type Store } from "./store.ts";

const key = "A".repeat(20);
// What text columns and JSON might not keep.
const hard = "NUL \0, quote ' \" \\ \\u0000, 漢 😀 ‏עברית, %s $1\n\ttab";
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute, 0, 7));

/** Submissions in every state of their mail. */
async function filled(engine: Engine) {
  const store = await newStore(engine);
  const bytes = Buffer.from(Array.from({ length: 1_300_000 }, (_, i) => (i * 7) % 256));
  await store.add(aMessage({ message: hard }, { receivedAt: at(0), suspected: true, key }));
  await store.add(anApplication({ full_name: hard }, { receivedAt: at(1), resume: { bytes } }));
  for (let i = 2; i < 6; i += 1) await store.add(aMessage({}, { receivedAt: at(i) }));
  await store.markDelivered(1, "mail", at(9), false);
  await store.markDelivered(2, "mail", at(9), true);
  const next = { error: hard.replace("\0", ""), unanswered: 1, withoutFile: true };
  for (const end of [{ dueAt: at(99) }, { parkedAt: at(20) }]) {
    const claim = await store.claim("a", "mail", at(10), 1000, []);
    await store.markNotDelivered(claim?.number ?? 0, "a", { ...next, ...end });
  }
  await store.markTold([4], "mail", at(30));
  await store.markAnswered([1, 3], at(40));
  await store.markAnswered([3], undefined);
  await store.remove([6]);
  // On other ways: delivered, waiting, given up; a reply to nobody.
  const ways = ["webhook 1", "webhook 2", "chat 1", "reply"] as const;
  await store.add(aMessage({}, { receivedAt: at(6), visit: { page: "/contact" } }), ways);
  await store.markDelivered(7, "webhook 1", at(9), false);
  const failed = { error: "silence", unanswered: 0, withoutFile: false };
  for (const [way, end] of [
    ["chat 1", { parkedAt: at(20) }],
    ["reply", { doneAt: at(21) }],
  ] as const) {
    await store.claim(way, way, at(10), 1000, []);
    await store.markNotDelivered(7, way, { ...failed, ...end });
  }
  return store;
}

const stored = (store: Store) =>
  store.snapshot(({ submissions, notes, lastNumber }) =>
    Array.fromAsync<StoredSubmission>(submissions).then((all) => ({ all, notes, lastNumber })),
  );

describe.each(engines)("on %s", (engine) => {
  test("what was stored is read as it was, byte for byte", async () => {
    const store = await filled(engine);
    const [first, second, third, fourth, fifth] = await submissionsIn(store);
    const received = { receivedAt: at(0).toISOString(), answeredAt: at(40).toISOString() };
    const common = { number: 1, ...received, suspected: true };
    const mailed = { mail: "mailed", mailedAt: at(9).toISOString(), mailAttempts: 0 };
    expect(first).toMatchObject({ ...common, ...mailed, message: hard, parkedAt: null });
    const resume = { name: "Bilal Ahmed.pdf", mediaType: "application/pdf", size: 1_300_000 };
    expect(second).toMatchObject({ full_name: hard, resume, mailedWithoutFile: true });
    const file = await store.resume(2);
    expect(Buffer.from(file?.bytes ?? []).every((byte, i) => byte === (i * 7) % 256)).toBe(true);
    expect(third).toMatchObject({
      mail: "unanswered",
      mailAttempts: 1,
      mailedAt: null,
      answeredAt: null,
    });
    expect(fourth).toMatchObject({ mail: "parked", parkedAt: at(20).toISOString() });
    expect(fourth?.lastMailError).toContain("漢 😀");
    expect(fifth).toMatchObject({ mail: "waiting", mailAttempts: 0, lastMailError: null });
    expect(await store.get(7)).toMatchObject({
      mail: "waiting",
      visit: { page: "/contact" },
      deliveries: [
        { destination: "chat 1", state: "parked", attempts: 1, lastError: "silence" },
        { destination: "reply", state: "undeliverable", deliveredAt: null },
        { destination: "webhook 1", state: "delivered", deliveredAt: at(9).toISOString() },
        { destination: "webhook 2", state: "waiting", attempts: 0, deliveredAt: null },
      ],
    });
    expect(await store.get(3)).toEqual(third);
    expect([await store.get(6), await store.resume(1)]).toEqual([undefined, undefined]);
    expect(await store.usedBytes()).toBeGreaterThan(1_300_000);
  });

  test("the same key and content is stored once, other content is a conflict; also at once", async () => {
    const { open } = await newPlace(engine);
    const stores = [await open(), await open()];
    const one = aMessage({}, { key });
    const added = await Promise.all([...stores, ...stores].map((store) => store.add(one)));
    expect(added.map(({ outcome }) => outcome).toSorted()).toEqual([
      "repeated",
      "repeated",
      "repeated",
      "stored",
    ]);
    expect(await stores[1]?.add(aMessage({ name: "Other" }, { key }))).toMatchObject({
      outcome: "conflict",
    });
    expect(await submissionsIn(await open())).toHaveLength(1);
  });

  test("a file's link is its own, is kept until it ends, and is gone with the row", async () => {
    const store = await newStore(engine);
    for (let i = 0; i < 2; i += 1) await store.add(anApplication());
    expect(await store.linkFile(1, "first", at(0), at(30))).toBe("first");
    // Another mail with it: the one before may have arrived.
    expect(await store.linkFile(1, "second", at(29), at(59))).toBe("first");
    await expect(store.linkFile(2, "first", at(0), at(30))).rejects.toThrow();
    expect(await store.linkedFile("second", at(30), at(60))).toBeUndefined();
    expect(await store.linkedFile("first", at(58), at(88))).toBe(1);
    expect(await store.linkedFile("first", at(59), at(89))).toBeUndefined();
    // By a clock that was ahead: no link lasts so long.
    await store.linkFile(2, "ahead", at(5000), at(5030));
    expect(await store.linkedFile("ahead", at(60), at(90))).toBeUndefined();
    // It has ended for good.
    expect(await store.linkFile(1, "third", at(60), at(90))).toBe("third");
    expect(await store.linkedFile("first", at(61), at(91))).toBeUndefined();
    await store.remove([1]);
    expect(await store.linkedFile("third", at(61), at(91))).toBeUndefined();
  });

  test("each submission has a reference of its own, told when it is stored and by which it is found", async () => {
    const store = await newStore(engine);
    const [one, other] = [await store.add(aMessage({}, { key })), await store.add(anApplication())];
    expect(one.reference).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(one.reference).not.toBe(other.reference);
    const again = await store.add(aMessage({}, { key }));
    expect(again).toEqual({ outcome: "repeated", reference: one.reference });
    expect(await store.get(1)).toMatchObject({ reference: one.reference });
    expect(await store.find("reference", other.reference ?? "")).toBe(2);
    expect(await store.find("key", key)).toBe(1);
    await store.remove([1]);
    expect(await store.find("reference", one.reference ?? "")).toBeUndefined();
  });

  test("messages and applications share one numbering, and no number is reused", async () => {
    const { open } = await newPlace(engine);
    const store = await open();
    await store.add(aMessage());
    await store.add(anApplication());
    expect(await store.remove([2, 7])).toMatchObject({ removed: [2] });
    await store.close();
    const again = await open();
    expect(await again.add(aMessage())).toMatchObject({ outcome: "stored" });
    expect(await numbersIn(again)).toEqual([1, 3]);
  });

  test.each(engines)(
    "a copy on %s is the same, submission by submission, and goes on numbering",
    async (to) => {
      const source = await filled(engine);
      await source.setNote("erasingAt", "1");
      await source.setNote("erased", '["AAAAAAAA"]');
      await source.setNote("weekly", "2026-03-09T06:00:00.000Z 2");
      await source.linkFile(2, "linked", at(0), at(90));
      const copy = await newStore(to);
      await source.snapshot((contents) => copy.putAll(contents));
      const [here, there] = [await stored(source), await stored(copy)];
      expect(there.all.map(fingerprint)).toEqual(here.all.map(fingerprint));
      expect([there.notes, there.lastNumber]).toEqual([here.notes, 7]);
      expect(await submissionsIn(copy)).toEqual(await submissionsIn(source));
      expect(await copy.resume(2)).toEqual(await source.resume(2));
      expect(await copy.linkedFile("linked", at(1), at(31))).toBeUndefined();
      expect(await copy.note("newSince")).toBeUndefined();
      expect(await copy.note("weekly")).toMatch(/ 2$/);
      expect(await copy.note("erased")).toBe('["AAAAAAAA"]');
      expect(await copy.add(aMessage({ message: hard }, { suspected: true, key }))).toMatchObject({
        outcome: "repeated",
      });
      await copy.add(aMessage());
      expect((await numbersIn(copy)).at(-1)).toBe(8);
      await expect(source.snapshot((contents) => copy.putAll(contents))).rejects.toThrow(
        NotEmptyError,
      );
    },
  );

  test("a store that cannot be filled to the end stays empty", async () => {
    const source = await filled(engine);
    const copy = await newStore(engine);
    async function* broken(submissions: AsyncIterable<StoredSubmission>) {
      for await (const submission of submissions) {
        if (submission.number === 4) throw new Error("disk gone");
        yield submission;
      }
    }
    const filling = source.snapshot((contents) => {
      const upToFour = { ...contents, submissions: broken(contents.submissions) };
      return copy.putAll(upToFour);
    });
    await expect(filling).rejects.toThrow("disk gone");
    expect(await submissionsIn(copy)).toEqual([]);
  });

  test("servers that start at once create one store, with one id", async () => {
    const { open } = await newPlace(engine);
    const stores = await Promise.all([open(), open(), open()]);
    const ids = await Promise.all(stores.map((store) => store.note("storeId")));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[\da-f]{64}$/);
  });
});
