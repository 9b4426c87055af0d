import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { aMessage, anApplication } from "../testing/entries.ts";
import { openedStore } from "../testing/store.ts";
import { tempDir } from "../testing/temp.ts";
import { storePath } from "./database.ts";
import { openStore } from "./store.ts";

const bytesOf = (count: number) =>
  Buffer.from(Array.from({ length: count }, (_, i) => (i * 7) % 256));

test("a message survives closing and reopening unchanged", () => {
  const { dir, store } = openedStore();
  const odd = aMessage({ message: "a\0b\u202e\n\t🏛️ 'quoted'" }, { suspected: true });
  expect(store.add(odd)).toEqual({ outcome: "stored", number: 1 });
  store.close();
  expect([...openedStore(dir).store.entries()]).toEqual([
    {
      ...odd.message,
      kind: "message",
      number: 1,
      receivedAt: odd.receivedAt.toISOString(),
      suspected: true,
      mail: "waiting",
      mailAttempts: 0,
      mailedAt: null,
      lastMailError: null,
      mailToken: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
});

test.for([0, 1, 512 * 1024, 1_300_000])(
  "an application with a résumé of %i bytes survives closing and reopening unchanged",
  (count) => {
    const { dir, store } = openedStore();
    const bytes = bytesOf(count);
    const sent = anApplication({ location: "remote" }, { resume: { bytes } });
    store.add(aMessage());
    store.add(sent);
    store.close();
    const again = openedStore(dir).store;
    const { name, mediaType } = sent.resume;
    expect(again.get(2)).toMatchObject({
      ...sent.application,
      kind: "application",
      resume: { name, mediaType, size: count },
    });
    expect(bytes.equals(again.resume(2)?.bytes ?? Buffer.of(1))).toBe(true);
    expect([again.resume(1), again.resume(3), again.get(3)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  },
);

test("messages and applications share one numbering, and no number is reused", () => {
  const { dir, store } = openedStore();
  store.add(aMessage());
  store.add(anApplication());
  expect(store.remove([2, 7])).toBe(1);
  store.close();
  expect(openedStore(dir).store.add(aMessage())).toEqual({ outcome: "stored", number: 3 });
});

test("new folders and files are readable by their owner only; an existing folder keeps its mode", () => {
  const parent = tempDir();
  const dir = join(parent, "deep", "data");
  openedStore(dir).store.add(aMessage());
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const modes = [dir, storePath(dir), `${storePath(dir)}-wal`].map(mode);
  expect(modes).toEqual(["700", "600", "600"]);
  const shared = join(parent, "shared");
  mkdirSync(shared);
  chmodSync(shared, 0o750);
  openedStore(shared);
  expect(mode(shared)).toBe("750");
});

test("rejects a file that is not a store of this version", () => {
  const dir = tempDir();
  writeFileSync(storePath(dir), "not a database, but long enough to look at".repeat(100));
  expect(() => openStore(dir)).toThrow(/not a database/);
  const newer = tempDir();
  const db = new DatabaseSync(storePath(newer));
  db.exec("PRAGMA user_version = 99");
  db.close();
  expect(() => openStore(newer)).toThrow(/another version/);
});
