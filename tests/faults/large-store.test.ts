/*
 * Proves that pages are served while a store of 1 GB is erased, listed, exported and backed up, and while the
 * nightly copy is taken. The slowest is printed.
 */
import { randomBytes } from "node:crypto";
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { inbox as runInbox } from "#server/testing/cli.ts";
import { storePath } from "#server/inbox/sqlite/database.ts";
import { anApplication } from "#server/testing/submissions.ts";
import { submissionsIn, openedStore } from "#server/testing/store.ts";
import { tempDir } from "#server/testing/temp.ts";
import { eventually, wholeTestMs } from "#tests/support/patience.ts";
import { startServer } from "#tests/support/faults/server-process.ts";
import { sendRandom } from "#tests/support/faults/visitors.ts";

const applications = 220;
const bytesEach = 5_000_000;

/** Asks for a page over and over until `work` ends. @returns how many there were, and the longest wait in ms */
async function pagesDuring(port: number, work: Promise<unknown>) {
  let [pages, slowest] = [0, 0];
  let done = false;
  const finished = work.finally(() => (done = true));
  while (!done) {
    const asked = performance.now();
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - asked);
    pages += 1;
    await sleep(10);
  }
  await finished;
  return { pages, slowest };
}

/** Half of the applications are past their time, unless all are to be kept. */
async function largeStore({ allKept = false } = {}) {
  const dir = tempDir();
  const { store } = openedStore(dir);
  const bytes = Buffer.concat([Buffer.from("%PDF-1.7 "), randomBytes(bytesEach)]);
  const old = { receivedAt: new Date("2020-01-01T00:00:00.000Z"), resume: { bytes } };
  const recent = { receivedAt: new Date(), resume: { bytes } };
  for (let i = 0; i < applications; i += 1)
    await store.add(anApplication({}, i % 2 === 0 && !allKept ? old : recent));
  return { dir, store };
}

test("pages are served while the nightly copy of a store of 1 GB is taken", async () => {
  const { dir } = await largeStore({ allKept: true });
  const backups = tempDir();
  const { port } = await startServer({ DATA_DIR: dir, BACKUP_DIR: backups, MAX_STORE_MB: "3000" });
  const started = performance.now();
  const copied = async () => {
    await eventually(() => expect(globSync(`${backups}/*.sqlite`)).toHaveLength(1), wholeTestMs);
  };
  const { pages, slowest } = await pagesDuring(port, copied());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Nightly copy: ${seconds} s, slowest page: ${slowest.toFixed(0)} ms`);
  expect(pages).toBeGreaterThan(10);
});

test("pages are served while the owner works on a store of 1 GB", async () => {
  const { dir, store } = await largeStore();
  const { port } = await startServer({ DATA_DIR: dir, MAX_STORE_MB: "3000" });

  const inbox = async (...args: string[]) =>
    expect((await runInbox(dir, args, {}, "bilal@example.org")).code, args.join(" ")).toBe(0);
  const slowest: Record<string, number> = {
    nothing: (await pagesDuring(port, sleep(3000))).slowest,
  };
  const owner: [string, () => Promise<unknown>][] = [
    // Expired submissions are erased automatically after the start, and then the file shrinks.
    [
      "erasing",
      async () => {
        const old = async () =>
          (await submissionsIn(store)).some(({ receivedAt }) => receivedAt < "2021");
        while (await old()) await sendRandom(port, "Meanwhile");
        while (statSync(storePath(dir)).size > (await store.usedBytes()) + 1e6) await sleep(100);
      },
    ],
    ["list", () => inbox("list", "all")],
    ["export", () => inbox("export", join(dir, "all.json"))],
    ["backup", () => inbox("backup", join(dir, "copy.sqlite"))],
    ["delete", () => inbox("erase", "email", "yes")],
  ];
  for (const [name, work] of owner) ({ slowest: slowest[name] } = await pagesDuring(port, work()));
  const figures = Object.entries(slowest).map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`);
  console.log(`${(applications * bytesEach) / 1e6} MB, slowest page: ${figures.join(", ")}`);
});
