/*
 * Proves that a full disk stores nothing by halves and locks nobody out: visitors are told 503 with
 * Retry-After, pages are served on, /readyz says no; with 0 bytes free the server starts, and the
 * owner can list, show, export and delete; messages are taken again without a restart as soon as
 * there is room.
 */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { storePath } from "../../server/inbox/database.ts";
import { projectRoot } from "../../server/settings-values.ts";
import { eventually } from "../../server/testing/eventually.ts";
import { openedStore } from "../../server/testing/store.ts";
import { tempDir } from "../../server/testing/temp.ts";
import { startServer } from "./support/server-process.ts";
import { smallDisk } from "./support/small-disk.ts";
import { keptIn, sendAny, type Sent } from "./support/visitors.ts";

const commandLine = join(projectRoot, "server/cli/main.ts");

test("with 0 bytes free pages are served, the server starts, and the owner makes room", async () => {
  const disk = await smallDisk(60);
  const env = { DATA_DIR: `${disk.dir}/data`, MIN_FREE_MB: "1" };
  const first = await startServer(env, disk.enter);
  const taken: Sent[] = [];
  const fill = async (port: number) => {
    for (let refused = 0; refused < 3;) {
      const { sent, answer } = await sendAny(port, `Visitor ${taken.length}`, 2_000_000);
      if (answer?.status === 200) taken.push(sent);
      else {
        refused += 1;
        expect(answer).toEqual({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
      }
    }
  };
  await fill(first.port);
  expect(taken.length).toBeGreaterThan(5);
  // Whatever else is on the disk takes the rest.
  await disk.sh(`dd if=/dev/zero of=${disk.dir}/other bs=4k 2>/dev/null || true`);
  expect((await disk.sh(`df --output=avail ${disk.dir} | tail -1`)).trim()).toBe("0");
  expect((await first.get("/")).status).toBe(200);
  await eventually(async () => expect((await first.get("/readyz")).status).toBe(503));
  expect((await sendAny(first.port, "Refused")).answer?.status).toBe(503);
  await first.end("SIGKILL");

  const second = await startServer(env, disk.enter);
  expect((await second.get("/")).status).toBe(200);
  const inbox = (words: string) =>
    disk.sh(`DATA_DIR=${env.DATA_DIR} '${process.execPath}' '${commandLine}' ${words}`);
  expect((await inbox("list")).trim().split("\n").length).toBeGreaterThanOrEqual(taken.length);
  expect(await inbox("show 1")).toContain(taken[0]?.name);
  expect(JSON.parse(await inbox("export"))).toHaveLength(taken.length);
  const deleted = Array.from({ length: taken.length - 2 }, (_, index) => index + 1);
  expect(await inbox(`delete ${deleted.join(" ")} yes`)).toMatch(/^Deleted: /);
  taken.splice(0, deleted.length);
  await eventually(async () =>
    expect(await (await second.get("/readyz")).text()).toContain('"ready":true'),
  );
  const before = taken.length;
  await fill(second.port);
  expect(taken.length).toBeGreaterThan(before + 3);
  await second.end("SIGTERM");

  const outside = tempDir();
  await disk.sh(`cp -r ${env.DATA_DIR} ${outside}`);
  const { store } = openedStore(join(outside, "data"));
  expect(keptIn(store)).toEqual(taken);
  expect(store.queueState().waiting).toBe(taken.length);
});

test("while another program holds the store, visitors are told to come back", async () => {
  const { dataDir, port, get } = await startServer();
  const first = await sendAny(port, "First");
  const other = new DatabaseSync(storePath(dataDir));
  other.exec("BEGIN IMMEDIATE");
  expect((await sendAny(port, "Refused")).answer).toEqual({ status: 503, retryAfter: "60" });
  expect((await get("/readyz")).status).toBe(503);
  expect((await get("/")).status).toBe(200);
  other.close();
  const second = await sendAny(port, "Second");
  expect([first.answer?.status, second.answer?.status]).toEqual([200, 200]);
  await eventually(async () => expect((await get("/readyz")).status).toBe(200));
  expect(keptIn(openedStore(dataDir).store)).toEqual([first.sent, second.sent]);
});
