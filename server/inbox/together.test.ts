import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { aMessage, anApplication } from "../testing/entries.ts";
import { openedStore } from "../testing/store.ts";
import { storePath } from "./store.ts";
import { together } from "./together.ts";

const key = "0123456789abcdef";

test("what comes in during one turn is stored together, and another process sees it at once", async () => {
  const { dir, store } = openedStore();
  const other = openedStore(dir).store;
  const seen: number[] = [];
  const adding = Array.from({ length: 20 }, async (_, i) => {
    const added = await store.addSoon(aMessage({ name: String(i) }));
    seen.push(other.list().length);
    return added;
  });
  expect(store.list()).toEqual([]);
  expect(await Promise.all(adding)).toEqual(
    Array.from({ length: 20 }, (_, i) => ({ outcome: "stored", number: i + 1 })),
  );
  // The first that was told so found all of them: they were flushed by one commit.
  expect(seen).toEqual(Array(20).fill(20));
});

test("keys hold among those that come together, too", async () => {
  const { store } = openedStore();
  const sent = [aMessage({}, { key }), aMessage({}, { key }), aMessage({ name: "B" }, { key })];
  expect(await Promise.all(sent.map((one) => store.addSoon(one)))).toEqual([
    { outcome: "stored", number: 1 },
    { outcome: "repeated", number: 1 },
    { outcome: "conflict" },
  ]);
});

test("one that fails leaves nothing behind and takes no other along", async () => {
  const { store } = openedStore();
  // The table of messages refuses it after that of entries has taken it.
  const bad = aMessage({ message: null as never });
  const [first, second, third] = await Promise.allSettled(
    [aMessage({ name: "A" }), bad, aMessage({ name: "C" })].map((one) => store.addSoon(one)),
  );
  expect([first?.status, second?.status, third?.status]).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(store.overview().map(({ name }) => name)).toEqual(["A", "C"]);
  expect(store.queueState().waiting).toBe(2);
});

test("an application does not wait for others, nor they for it", async () => {
  const { dir, store } = openedStore();
  const other = openedStore(dir).store;
  const seen = await Promise.all(
    [aMessage(), aMessage(), anApplication(), aMessage()].map(async (one) => {
      await store.addSoon(one);
      return other.list().length;
    }),
  );
  expect(seen).toEqual([2, 2, 3, 4]);
});

test("when somebody else holds the file all are told so, after one wait", async () => {
  const { dir } = openedStore();
  const db = new DatabaseSync(storePath(dir), { timeout: 50 });
  const holder = new DatabaseSync(storePath(dir));
  onTestFinished(() => [db, holder].forEach((one) => one.close()));
  const soon = together<number>(db);
  holder.exec("BEGIN IMMEDIATE");
  let made = 0;
  const changes = [1, 2, 3].map(() => soon({ make: () => (made += 1), alone: false }));
  for (const one of await Promise.allSettled(changes)) {
    expect(one).toMatchObject({
      status: "rejected",
      reason: { message: expect.stringMatching(/locked/) },
    });
  }
  expect(made).toBe(0);
  holder.exec("COMMIT");
  expect(await soon({ make: () => (made += 1), alone: false })).toBe(1);
});

test("after a transaction that was undone as a whole each is tried by itself", async () => {
  const { dir } = openedStore();
  const db = new DatabaseSync(storePath(dir));
  onTestFinished(() => db.close());
  const soon = together<string>(db);
  const probe = db.prepare("INSERT INTO probes (at) VALUES (?)");
  const make = (name: string) => () => {
    probe.run(name);
    return name;
  };
  const fatal = () => {
    // As SQLite itself does when a disk is full.
    db.exec("ROLLBACK");
    throw new Error("no room");
  };
  const results = await Promise.allSettled(
    [make("a"), fatal, make("c")].map((one) => soon({ make: one, alone: false })),
  );
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  const kept = db.prepare("SELECT at FROM probes").all();
  expect(kept.map((row) => row["at"])).toEqual(["a", "c"]);
});
