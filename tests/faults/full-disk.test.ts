/*
 * Proves that a full disk leaves no partial submissions and locks nobody out: senders get 503 with
 * Retry-After, pages are still served and /readyz fails. With 0 bytes free the server starts, and the
 * owner can list, show, export and delete. Once there is room, messages are accepted again without a
 * restart.
 */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { storePath } from "#server/inbox/sqlite/database.ts";
import { projectRoot } from "#server/served-environment.ts";
import { eventually } from "#tests/support/patience.ts";
import { openedStore } from "#server/testing/store.ts";
import { tempDir } from "#server/testing/temp.ts";
import { startServer } from "#tests/support/faults/server-process.ts";
import { smallDisk } from "#tests/support/faults/small-disk.ts";
import { submissionsOf, sendRandom, type Sent } from "#tests/support/faults/visitors.ts";

const commandLine = join(projectRoot, "server/cli/main.ts");

test("with 0 bytes free the server starts and serves pages, and the owner can free space", async () => {
  const disk = await smallDisk(60);
  const env = { DATA_DIR: `${disk.dir}/data`, MIN_FREE_MB: "1" };
  const first = await startServer(env, disk.enter);
  const accepted: Sent[] = [];
  const fill = async (port: number) => {
    for (let refused = 0; refused < 3;) {
      const { sent, answer } = await sendRandom(port, `Visitor ${accepted.length}`, 2_000_000);
      if (answer?.status === 200) accepted.push(sent);
      else {
        refused += 1;
        expect(answer).toEqual({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
      }
    }
  };
  await fill(first.port);
  expect(accepted.length).toBeGreaterThan(5);
  // Another file takes the remaining space.
  await disk.sh(`dd if=/dev/zero of=${disk.dir}/other bs=4k 2>/dev/null || true`);
  expect((await disk.sh(`df --output=avail ${disk.dir} | tail -1`)).trim()).toBe("0");
  expect((await first.get("/")).status).toBe(200);
  await eventually(async () => expect((await first.get("/readyz")).status).toBe(503));
  expect((await sendRandom(first.port, "Refused")).answer?.status).toBe(503);
  await first.end("SIGKILL");

  const second = await startServer(env, disk.enter);
  expect((await second.get("/")).status).toBe(200);
  const inbox = (args: string) =>
    disk.sh(`DATA_DIR=${env.DATA_DIR} '${process.execPath}' '${commandLine}' ${args}`);
  expect((await inbox("list all")).trim().split("\n").length).toBeGreaterThanOrEqual(
    accepted.length,
  );
  expect(await inbox("show 1")).toContain(accepted[0]?.name);
  expect(JSON.parse(await inbox("export"))).toHaveLength(accepted.length);
  const deleted = Array.from({ length: accepted.length - 2 }, (_, index) => index + 1);
  expect(await inbox(`delete ${deleted.join(" ")} yes`)).toMatch(/^Deleted: /);
  accepted.splice(0, deleted.length);
  await eventually(async () =>
    expect(await (await second.get("/readyz")).text()).toContain('"ready":true'),
  );
  const before = accepted.length;
  await fill(second.port);
  expect(accepted.length).toBeGreaterThan(before + 3);
  await second.end("SIGTERM");

  const outside = tempDir();
  await disk.sh(`cp -r ${env.DATA_DIR} ${outside}`);
  const { store } = openedStore(join(outside, "data"));
  expect(await submissionsOf(store)).toEqual(accepted);
  expect((await store.queueState("mail")).waiting).toBe(accepted.length);
});

test("while another program locks the store, senders get 503 and pages are served", async () => {
  const { dataDir, port, get } = await startServer();
  const first = await sendRandom(port, "First");
  const other = new DatabaseSync(storePath(dataDir));
  other.exec("BEGIN IMMEDIATE");
  expect((await sendRandom(port, "Refused")).answer).toEqual({ status: 503, retryAfter: "60" });
  expect((await get("/readyz")).status).toBe(503);
  expect((await get("/")).status).toBe(200);
  await other.close();
  const second = await sendRandom(port, "Second");
  expect([first.answer?.status, second.answer?.status]).toEqual([200, 200]);
  await eventually(async () => expect((await get("/readyz")).status).toBe(200));
  expect(await submissionsOf(openedStore(dataDir).store)).toEqual([first.sent, second.sent]);
});
