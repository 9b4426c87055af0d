import { readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { databaseFrom } from "#server/inbox/postgres/address.ts";
import { storePath } from "#server/inbox/sqlite/database.ts";
import { engines, newDatabase } from "#server/testing/engines.ts";
import { aMessage } from "#server/testing/submissions.ts";
import { openedStore } from "#server/testing/store.ts";
import { folderOf, tempDir } from "#server/testing/temp.ts";
import { nightAfter, nightBefore, takeCopy } from "./copies.ts";

const noon = Date.parse("2026-03-20T12:00:00Z");
const [hour, day] = [3_600_000, 86_400_000];

const folderWith = (names: string[]) =>
  folderOf(Object.fromEntries(names.map((name) => [name, name])));

/** A store with a message, and a folder that has these files. */
async function backups(names: string[] = [], backupDir = folderWith(names)) {
  const { dir: dataDir, store } = openedStore();
  await store.add(aMessage());
  const take = (nowMs = noon, minFreeBytes = 0) =>
    takeCopy({ place: { dataDir }, backupDir, nowMs, minFreeBytes });
  return { dataDir, store, backupDir, take, names: () => readdirSync(backupDir).toSorted() };
}

const named = (date: string) => `messages-${date}T0300Z.sqlite`;
const march = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) =>
    named(`2026-03-${String(from + i).padStart(2, "0")}`),
  );

test("one checked copy a night, which only its owner can read", async () => {
  const { backupDir, take, names } = await backups();
  const file = join(backupDir, "messages-2026-03-20T1200Z.sqlite");
  expect((await take()).taken).toMatchObject({ file, messages: 1, applications: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await take(noon + 15 * hour - 1)).taken).toBeUndefined();
  const night = noon + 15 * hour;
  expect((await take(night)).taken).toBeDefined();
  expect((await take(night + 1)).taken).toBeUndefined();
  expect(names()).toEqual(["messages-2026-03-20T1200Z.sqlite", named("2026-03-21")]);
});

test("fourteen are kept; what is no copy is not touched", async () => {
  const { take, names } = await backups([...march(1, 19), "mine.sqlite", "messages.sqlite"]);
  await take();
  const copies = [...march(7, 19), "messages-2026-03-20T1200Z.sqlite"];
  expect(names()).toEqual([...copies, "messages.sqlite", "mine.sqlite"]);
});

test("copies of another inbox in the folder are told, kept, and delay no copy", async () => {
  // Another site's, or this one's from before its disk was lost.
  const other = await backups();
  for (let night = -13; night <= 0; night += 1) await other.take(noon + night * day);
  const before = other.names();
  expect(before).toHaveLength(14);
  const { take, names } = await backups([], other.backupDir);
  await expect(take()).rejects.toThrow(/messages-2026-03-20T1200Z\.sqlite exists already/);
  for (let night = 0; night < 15; night += 1) await take(noon + night * day + hour);
  const { taken, warning } = await take(noon + 15 * day);
  expect(taken).toMatchObject({ messages: 1 });
  expect(warning).toMatch(/^has copies of another inbox/);
  expect(names()).toEqual(expect.arrayContaining(before));
  expect(names()).toHaveLength(28);
});

test("copies of version 4 are known as the store's own", async () => {
  const { take, names, backupDir } = await backups();
  await take();
  using copy = new DatabaseSync(join(backupDir, names()[0] ?? ""));
  copy.exec("UPDATE notes SET name = 'secret' WHERE name = 'storeId'");
  expect(await take()).toEqual({ warning: expect.stringContaining("is on the disk of DATA_DIR") });
});

test("copies that a wrong clock dated later hold up no copy and go first", async () => {
  const { take, names } = await backups([...march(7, 19), named("2031-01-01")]);
  expect((await take()).taken).toBeDefined();
  expect(names()).toEqual([...march(7, 19), "messages-2026-03-20T1200Z.sqlite"]);
});

test("a store that is damaged is not copied, and no earlier copy is deleted for it", async () => {
  const { dataDir, store, take, names } = await backups(march(1, 19));
  await store.close();
  writeFileSync(storePath(dataDir), readFileSync(storePath(dataDir)).fill(0xa5, 4096));
  await expect(take()).rejects.toThrow(/cannot be copied/);
  expect(names()).toEqual(march(1, 19));
});

test("what a killed process left is removed; links are neither followed nor removed", async () => {
  const old = `${named("2026-03-18")}.unfinished`;
  const left = `${named("2026-03-19")}.123.unfinished`;
  const { backupDir, take, names } = await backups([old, left, `${left}-journal`]);
  const other = join(tempDir(), "other");
  writeFileSync(other, "kept");
  const link = `messages-2026-03-20T1200Z.sqlite.${process.pid}.unfinished`;
  symlinkSync(other, join(backupDir, link));
  await expect(take()).rejects.toThrow(/EEXIST/);
  expect(readFileSync(other, "utf8")).toBe("kept");
  expect(names()).toEqual([link]);
});

test("a folder that is missing is not created: its disk may not be mounted", async () => {
  const { backupDir, take } = await backups();
  rmSync(backupDir, { recursive: true });
  await expect(take()).rejects.toThrow(
    `BACKUP_DIR ${backupDir} is missing; create it, or mount its disk.`,
  );
});

test("on the disk of the messages it warns, and leaves them their room", async () => {
  const { take, names } = await backups();
  await expect(take(noon, Number.MAX_SAFE_INTEGER)).rejects.toThrow(/no room/);
  expect(names()).toEqual([]);
  expect((await take()).warning).toBe("is on the disk of DATA_DIR: one failure takes both.");
});

test("nights begin at 3 UTC", () => {
  const three = Date.parse("2026-03-20T03:00:00Z");
  expect([three, noon, three + day - 1].map(nightBefore)).toEqual([three, three, three]);
  expect(nightBefore(three - 1)).toBe(three - day);
  expect(nightAfter(noon)).toBe(three + day);
});

describe.runIf(engines.includes("PostgreSQL"))("on PostgreSQL", () => {
  test("one copy a night, which is known as the database's own", async () => {
    const backupDir = tempDir();
    const take = async (url: string) => {
      const place = { dataDir: tempDir(), database: databaseFrom(url) };
      return takeCopy({ place, backupDir, nowMs: noon, minFreeBytes: 0 });
    };
    const url = await newDatabase();
    expect((await take(url)).taken).toMatchObject({ messages: 0 });
    expect(await take(url)).toEqual({});
    await expect(take(await newDatabase())).rejects.toThrow(/another inbox/);
  });
});
