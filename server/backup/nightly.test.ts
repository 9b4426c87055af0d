import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inbox } from "#server/testing/cli.ts";
import { createProblems } from "#server/problems.ts";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { eventually } from "#tests/support/patience.ts";
import { startedProcess } from "#server/testing/process.ts";
import { openedStore } from "#server/testing/store.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { tempDir } from "#server/testing/temp.ts";
import type { CopyTask, CopyOutcome } from "./copies.ts";
import { createBackups } from "./nightly.ts";

const hour = 3_600_000;
const minute = 60_000;

/** Backups from 9:00 UTC on a simulated clock; `now.outcome` is what a copy ends with. */
function nights(folder: { backupDir?: string } = { backupDir: "/backup" }) {
  const runtime = testRuntime();
  const problems = createProblems();
  const tasks: CopyTask[] = [];
  const now: { outcome: CopyOutcome | Error } = { outcome: {} };
  const run = async (task: CopyTask) => {
    tasks.push(task);
    if (now.outcome instanceof Error) throw now.outcome;
    return now.outcome;
  };
  const { backupDir } = folder;
  const deps = {
    place: { dataDir: "/data" },
    backupDir,
    minFreeBytes: 1,
    problems,
    run,
  };
  const backups = createBackups({ ...runtime, ...deps });
  void backups.start?.();
  const at = () => tasks.map(({ nowMs }) => new Date(nowMs).toISOString().slice(5, 16));
  return { ...runtime, ...backups, problems: problems.own.all, now, at };
}

test("copies at start and then every night", async () => {
  const { pass, at, problems, stop } = nights();
  await pass(48 * hour);
  expect(at()).toEqual(["03-01T09:00", "03-02T03:00", "03-03T03:00"]);
  expect(await problems()).toEqual([]);
  void stop?.();
  await pass(48 * hour);
  expect(at()).toHaveLength(3);
});

test("a unit that does not let the server write is told by its line", async () => {
  const { pass, problems, now, state } = nights();
  now.outcome = new Error("EROFS: read-only file system, open '/backup/a'");
  await pass(minute);
  expect((await problems())[0]?.text).toContain(" lacks ReadWritePaths= for it");
  now.outcome = new Error("EACCES: permission denied, scandir '/backup'");
  await pass(hour);
  expect((await problems())[0]?.text).toContain("SupplementaryGroups=");
  expect(state()).toBe("EACCES");
  now.outcome = {};
  await pass(hour);
  expect(state()).toBe("ok");
});

test("a failure is a problem until a copy succeeds, which is tried each hour", async () => {
  const { pass, at, problems, now } = nights();
  now.outcome = new Error("No room.");
  await pass(2 * hour + minute);
  expect(at()).toEqual(["03-01T09:00", "03-01T10:00", "03-01T11:00"]);
  const text = "The nightly copy of the messages failed: No room.";
  expect(await problems()).toMatchObject([{ id: "backup", text }]);
  expect(await (await problems())[0]?.ended?.()).toBe("The messages are copied every night again.");
  now.outcome = { warning: "is on the disk of DATA_DIR: one failure takes both." };
  await pass(hour);
  expect(await problems()).toMatchObject([
    { id: "backup-disk", text: /^BACKUP_DIR \/backup is on / },
  ]);
});

test("a clock that was set back does not delay the next copy", async () => {
  const { pass, at, setClock } = nights();
  await pass(minute);
  setClock(-400 * 24 * hour);
  await pass(hour);
  expect(at()).toHaveLength(2);
});

test("without BACKUP_DIR nothing is copied", async () => {
  const { pass, at } = nights({});
  await pass(48 * hour);
  expect(at()).toEqual([]);
});

test("the way back: disk dead, new disk, restore, start", async () => {
  const { dir, store } = openedStore();
  const now = { receivedAt: new Date() }; // not past its time
  for (const submission of [aMessage(), anApplication()])
    await store.add({ ...submission, ...now });
  await store.close();
  const backupDir = tempDir();
  const { child, ended, out } = await startedProcess({ DATA_DIR: dir, BACKUP_DIR: backupDir });
  await eventually(() => expect(out()).toMatch(/Copied to .*: messages 1, applications 1\./));
  child.kill("SIGKILL");
  await ended;
  rmSync(dir, { recursive: true });

  const newDisk = join(tempDir(), "data");
  const [copy = ""] = readdirSync(backupDir);
  expect(copy).toMatch(/^messages-[\d-]{10}T\d{4}Z\.sqlite$/);
  const restored = await inbox(newDisk, ["restore", join(backupDir, copy)]);
  expect(restored.out).toMatch(/messages: 1, applications: 1, .*Checked\.\n$/);
  const { get } = await startedProcess({ DATA_DIR: newDisk });
  expect((await get("/readyz")).status).toBe(200);
  expect((await inbox(newDisk, ["list"])).out).toMatch(/Amina Khan[^]*Bilal Ahmed/);
});
