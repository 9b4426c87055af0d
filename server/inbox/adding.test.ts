import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { aMessage, anApplication } from "../testing/entries.ts";
import { openedStore } from "../testing/store.ts";
import { storePath } from "./store.ts";

describe("what is sent twice", () => {
  const key = "0123456789abcdef";

  test("with the same key and content is stored once, also by another process", () => {
    const { dir, store } = openedStore();
    expect(store.add(anApplication({}, { key }))).toEqual({ outcome: "stored", number: 1 });
    const later = { key, receivedAt: new Date("2026-03-02T09:00:00.000Z"), suspected: true };
    const again = { outcome: "repeated", number: 1 };
    expect(store.add(anApplication({}, later))).toEqual(again);
    expect(openedStore(dir).store.add(anApplication({}, { key }))).toEqual(again);
    expect(store.list()).toHaveLength(1);
  });

  test.for([
    ["a field", anApplication({ phone_number: "1" }, { key })],
    ["the résumé's name", anApplication({}, { key, resume: { name: "b.pdf" } })],
    ["a byte of the résumé", anApplication({}, { key, resume: { bytes: Buffer.from("%PDF-2") } })],
    ["the form", aMessage({}, { key })],
  ] as const)("with the same key and another in %s is refused", ([, other]) => {
    const { store } = openedStore();
    store.add(anApplication({}, { key }));
    expect(store.add(other)).toEqual({ outcome: "conflict" });
    expect(store.list()).toHaveLength(1);
  });

  test("without a key, or with another one, is stored twice", () => {
    const { store } = openedStore();
    for (const more of [{}, {}, { key }, { key: `${key}x` }]) store.add(aMessage({}, more));
    expect(store.list()).toHaveLength(4);
  });

  test("after the first was deleted is stored again: its key went with it", () => {
    const { store } = openedStore();
    store.add(aMessage({}, { key }));
    store.remove([1]);
    expect(store.add(aMessage({}, { key }))).toEqual({ outcome: "stored", number: 2 });
  });
});

test("probing leaves nothing behind", () => {
  const { dir, store } = openedStore();
  store.probeWrite();
  store.probeWrite();
  const other = new DatabaseSync(storePath(dir));
  expect(other.prepare("SELECT count(*) AS rows FROM probes").get()).toEqual({ rows: 0 });
  other.close();
  expect([store.list(), store.queueState().waiting]).toEqual([[], 0]);
});
