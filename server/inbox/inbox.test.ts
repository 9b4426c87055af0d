import { openSync, renameSync, rmSync, writeSync } from "node:fs";
import { expect, inject, onTestFinished, test } from "vitest";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { openedStore } from "#server/testing/store.ts";
import { tempDir } from "#server/testing/temp.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { eventually } from "#tests/support/patience.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { openInbox } from "./inbox.ts";
import { databaseFrom } from "./postgres/address.ts";
import { storePath } from "./sqlite/database.ts";

const megabyte = 1024 * 1024;
const unlimited = { minFreeBytes: 0, maxStoreBytes: 1e12 };

async function opened(
  changes: Partial<Parameters<typeof openInbox>[0]> = {},
  dataDir: string = tempDir(),
) {
  const { lines, pass, ...runtime } = testRuntime();
  const usual = { place: { dataDir }, capacity: unlimited, freeBytes: () => 1e12, ...runtime };
  const inbox = await openInbox({ ...usual, ...changes });
  onTestFinished(() => inbox.close());
  return { inbox, dataDir, logged: () => lines.map(({ msg }) => msg), pass };
}

const unavailable = (reason: string | RegExp = "storeAway") =>
  expect.objectContaining({ reason: expect.stringMatching(reason) });
const full = unavailable(/^storeFull/);

const resumeOf = (bytes: number) => anApplication({}, { resume: { bytes: Buffer.alloc(bytes) } });

test("rejects applications when their share is used up, and messages when the store is full", async () => {
  const capacity = { minFreeBytes: 0, maxStoreBytes: 10 * megabyte };
  const { inbox } = await opened({ capacity });
  for (let i = 0; i < 2; i += 1) await inbox.add(resumeOf(4 * megabyte));
  await expect(inbox.add(resumeOf(megabyte))).rejects.toThrow(full);
  expect((await inbox.state()).takes).toEqual({ message: true, application: true });
  await inbox.add(aMessage());
  const long = aMessage({ message: "x".repeat(100_000) });
  while ((await inbox.state()).takes.message) await inbox.add(long);
  await expect(inbox.add(long)).rejects.toThrow(full);
  expect((await inbox.state()).usedBytes).toBeLessThan(capacity.maxStoreBytes + megabyte / 2);
});

test("stores messages when the file system does not report free space", async () => {
  const freeBytes = () => {
    throw new Error("ENOSYS");
  };
  const { inbox } = await opened({ freeBytes });
  expect(await inbox.add(aMessage())).toMatchObject({ outcome: "stored" });
});

const damages: [string, (dataDir: string) => void][] = [
  ["removed with its folder", (dir) => rmSync(dir, { recursive: true })],
  ["without its write-ahead log", (dir) => rmSync(`${storePath(dir)}-wal`)],
  ["replaced", (dir) => renameSync(storePath(openedStore().dir), storePath(dir))],
];
test.for(damages)("a store %s while open takes no more, logged once", async ([, damage]) => {
  const { inbox, dataDir, logged, pass } = await opened();
  await inbox.add(aMessage());
  damage(dataDir);
  for (let i = 0; i < 2; i += 1) await expect(inbox.add(aMessage())).rejects.toThrow(unavailable());
  await pass(60_000);
  expect((await inbox.state()).fault).toMatch(/removed or replaced/);
  expect(logged()).toEqual([expect.stringMatching(/^The message store cannot be used: ./)]);
});

test("detects a damaged store when opening, and stores nothing", async () => {
  const { dir, store } = openedStore();
  for (let i = 0; i < 50; i += 1) await store.add(resumeOf(20_000));
  await store.close();
  const file = openSync(storePath(dir), "r+");
  writeSync(file, Buffer.alloc(20 * 4096), 0, 20 * 4096, 40 * 4096);
  const { inbox, logged } = await opened({}, dir);
  expect((await inbox.state()).fault).toMatch(/damaged/);
  await expect(inbox.add(aMessage())).rejects.toThrow(unavailable());
  expect(logged()).toEqual([expect.stringMatching(/^The message store cannot be used: ./)]);
});

test.runIf(inject("postgres"))(
  "a database that is away at the start is used once it is there",
  async () => {
    const postgres = await startPostgres();
    onTestFinished(postgres.remove);
    await postgres.stop();
    const database = databaseFrom(postgres.urlOf("postgres"));
    const { inbox, pass } = await opened({ place: { database, dataDir: "" } });
    await expect(inbox.add(aMessage())).rejects.toThrow(unavailable());
    await postgres.start();
    await pass(10_000);
    await eventually(async () =>
      expect(await inbox.add(aMessage())).toMatchObject({ outcome: "stored" }),
    );
  },
);
