/*
 * Proves that a store which cannot be written stores nothing by halves: visitors are told 503 with
 * Retry-After, pages are served on, /readyz says that the server is not ready, and messages are
 * taken again without a restart as soon as there is room. A limit on the size of files stands in
 * for the full disk, since that takes no rights; another program that holds the file stands in for
 * a folder that cannot be written.
 */
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { storePath } from "../../server/inbox/store.ts";
import { eventually } from "../../server/testing/eventually.ts";
import { inbox } from "../../server/testing/inbox.ts";
import { openedStore } from "../../server/testing/store.ts";
import { tempDir } from "../../server/testing/temp.ts";
import { patience } from "./support/form.ts";
import { startServer } from "./support/server-process.ts";
import { keptIn, sendAny, type Sent } from "./support/visitors.ts";

// Two or four megabytes, by how the shell counts blocks: room for some files.
const fileBlocks = 4096;
const fileBytes = 400_000;
const full = { status: 503, retryAfter: "60" };

const statusOf = async (port: number, path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).status;

/** All that was acknowledged is there, whole and to be mailed, and nothing else is. */
function expectExactly(taken: readonly Sent[], dir: string): void {
  const { store } = openedStore(dir);
  expect(keptIn(store)).toEqual(taken);
  expect(store.queueState().waiting).toBe(taken.length);
  store.close();
}

test(
  "on a full disk visitors are told to come back, and after making room all goes on",
  async () => {
    const dir = tempDir();
    const { port, end } = await startServer({ DATA_DIR: dir }, fileBlocks);
    const taken: Sent[] = [];
    let tries = 0;
    /** Sends until the disk is full. */
    async function fill(): Promise<void> {
      for (let refused = 0; refused < 5;) {
        const { sent, answer } = await sendAny(port, `Visitor ${(tries += 1)}`, fileBytes);
        if (answer?.status === 200) taken.push(sent);
        else expect([(refused += 1), answer]).toEqual([refused, full]);
      }
    }
    await fill();
    expect(taken.length).toBeGreaterThan(5);
    expect(await statusOf(port, "/")).toBe(200);
    expect(await statusOf(port, "/healthz")).toBe(200);
    expectExactly(taken, dir);

    // What an operator does: makes room, here by deleting what is answered already.
    const answered = openedStore(dir).store.overview().slice(0, -2);
    await inbox(dir, ["delete", ...answered.map(({ number }) => String(number)), "yes"]);
    taken.splice(0, answered.length);
    await eventually(async () => expect(await statusOf(port, "/readyz")).toBe(200));
    const before = taken.length;
    await fill();
    expect(taken.length).toBeGreaterThan(before + 5);
    await end("SIGTERM");
    expectExactly(taken, dir);
  },
  patience,
);

test(
  "while another program holds the store, visitors are told to come back",
  async () => {
    const dir = tempDir();
    const { port } = await startServer({ DATA_DIR: dir, MIN_FREE_MB: "0" });
    const first = await sendAny(port, "First");
    const other = new DatabaseSync(storePath(dir));
    other.exec("BEGIN IMMEDIATE");
    expect((await sendAny(port, "Refused")).answer).toEqual(full);
    expect(await statusOf(port, "/readyz")).toBe(503);
    expect(await statusOf(port, "/")).toBe(200);
    other.close();
    const second = await sendAny(port, "Second");
    expect([first.answer?.status, second.answer?.status]).toEqual([200, 200]);
    await eventually(async () => expect(await statusOf(port, "/readyz")).toBe(200));
    expectExactly([first.sent, second.sent], dir);
  },
  patience,
);
