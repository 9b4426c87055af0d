import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { aMessage } from "../testing/entries.ts";
import { openedStore } from "../testing/store.ts";
import { tempDir } from "../testing/temp.ts";
import { firstVersion } from "./schema-1.ts";
import { storePath } from "./store.ts";

/** A database as the first version of the site left it: 1 mailed, 2 refused, 3 new, 4 deleted. */
function firstVersionDir(): string {
  const dir = tempDir();
  const db = new DatabaseSync(storePath(dir));
  db.exec(`PRAGMA journal_mode = WAL; ${firstVersion} PRAGMA user_version = 1`);
  const insert = db.prepare(
    `INSERT INTO messages (received_at, name, email, phone, company, subject, message, mailed_at,
       last_mail_error) VALUES (?, ?, 'a@b.pk', '1', 'Co', 'Subject', ?, ?, ?)`,
  );
  insert.run("2026-03-01T09:00:00.123Z", "one", "m\0\n1", "2026-03-01T09:00:01.000Z", null);
  insert.run("2026-03-01T10:00:00.000Z", "two", "m2", null, "refused");
  insert.run("2026-03-01T11:00:00.000Z", "three", "m3", null, null);
  insert.run("2026-03-01T12:00:00.000Z", "four", "m4", null, null);
  db.exec("DELETE FROM messages WHERE number = 4");
  db.close();
  return dir;
}

test("messages of the first version keep their text, number, state of delivery and Message-ID", () => {
  const { store } = openedStore(firstVersionDir());
  const common = {
    kind: "message",
    suspected: false,
    email: "a@b.pk",
    phone: "1",
    company: "Co",
    subject: "Subject",
    mailAttempts: 0,
  };
  expect(store.list()).toEqual([
    {
      ...common,
      number: 1,
      receivedAt: "2026-03-01T09:00:00.123Z",
      name: "one",
      message: "m\0\n1",
      mail: "mailed",
      mailedAt: "2026-03-01T09:00:01.000Z",
      lastMailError: null,
      // What the first version built for it: number and time in milliseconds.
      mailToken: "message-1.1772355600123",
    },
    {
      ...common,
      number: 2,
      receivedAt: "2026-03-01T10:00:00.000Z",
      name: "two",
      message: "m2",
      mail: "waiting",
      mailedAt: null,
      lastMailError: "refused",
      mailToken: "message-2.1772359200000",
    },
    {
      ...common,
      number: 3,
      receivedAt: "2026-03-01T11:00:00.000Z",
      name: "three",
      message: "m3",
      mail: "waiting",
      mailedAt: null,
      lastMailError: null,
      mailToken: "message-3.1772362800000",
    },
  ]);
  expect(store.queueState()).toEqual({
    waiting: 2,
    parked: 0,
    oldestWaiting: new Date("2026-03-01T10:00:00.000Z"),
  });
});

test("their numbers go on after the last one ever given", () => {
  const { store } = openedStore(firstVersionDir());
  expect(store.add(aMessage())).toEqual({ outcome: "stored", number: 5 });
});

test("their file can give room back from then on", () => {
  const dir = firstVersionDir();
  openedStore(dir).store.close();
  const db = new DatabaseSync(storePath(dir));
  expect(db.prepare("PRAGMA auto_vacuum").get()).toEqual({ auto_vacuum: 2 });
  db.close();
});

test("opening twice migrates once", () => {
  const dir = firstVersionDir();
  openedStore(dir).store.close();
  expect(openedStore(dir).store.list()).toHaveLength(3);
});
