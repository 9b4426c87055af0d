/*
 * Proves that a store which cannot be written stores nothing by halves: visitors are told 503 with
 * Retry-After, pages are served on, /readyz says that the server is not ready, and messages are
 * taken again without a restart as soon as there is room. A limit on the size of files stands in
 * for the full disk, since that takes no rights; another program that holds the file stands in for
 * a folder that cannot be written.
 */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/environment.ts";
import { storePath } from "../../server/inbox/store.ts";
import { openedStore } from "../../server/testing/store.ts";
import { tempDir } from "../../server/testing/temp.ts";
import { eventually } from "../../server/testing/eventually.ts";
import { patience, seededRandom } from "./support/form.ts";
import { startServer } from "./support/server-process.ts";
import { anySent, digest, post, type Sent } from "./support/visitors.ts";

// Two or four megabytes, by how the shell counts blocks: room for some résumés.
const fileBlocks = 4096;
const resumeBytes = 200_000;

const full = { status: 503, retryAfter: "60" };

const statusOf = async (port: number, path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).status;

test(
  "on a full disk visitors are told to come back, and after making room all goes on",
  async () => {
    const random = seededRandom();
    const dir = tempDir();
    const server = await startServer({ DATA_DIR: dir }, { fileBlocks });
    const taken: Sent[] = [];
    let tries = 0;
    const next = (): Sent => {
      const sent = anySent(random, `Visitor ${(tries += 1)}`);
      return sent.resume ? { ...sent, resume: pdf(random.bytes(resumeBytes)) } : sent;
    };

    /** Sends until the disk is full. */
    async function fill(): Promise<void> {
      for (let refused = 0; refused < 5;) {
        const sent = next();
        const answer = await post(server.port, sent);
        if (answer?.status === 200) taken.push(sent);
        else {
          expect(answer).toEqual(full);
          refused += 1;
        }
      }
    }

    await fill();
    expect(taken.length).toBeGreaterThan(5);
    expect(await statusOf(server.port, "/")).toBe(200);
    expect(await statusOf(server.port, "/healthz")).toBe(200);
    expectExactly(taken, dir);
    // What an operator does: makes room, here by deleting what is answered already.
    const answered = openedStore(dir)
      .store.overview()
      .slice(0, taken.length - 2);
    const numbers = answered.map(({ number }) => String(number));
    await inbox(dir, ["delete", ...numbers, "yes"]);
    taken.splice(0, numbers.length);
    await eventually(async () => expect(await statusOf(server.port, "/readyz")).toBe(200));
    const before = taken.length;
    await fill();
    expect(taken.length).toBeGreaterThan(before + 5);
    await server.end("SIGTERM");
    expectExactly(taken, dir);
  },
  patience,
);

test(
  "while another program holds the store, visitors are told to come back",
  async () => {
    const random = seededRandom();
    const dir = tempDir();
    const server = await startServer({ DATA_DIR: dir, MIN_FREE_MB: "0" });
    const first = anySent(random, "First");
    expect((await post(server.port, first))?.status).toBe(200);
    const other = new DatabaseSync(storePath(dir));
    other.exec("BEGIN IMMEDIATE");
    expect(await post(server.port, anySent(random, "Refused"))).toEqual(full);
    expect(await statusOf(server.port, "/readyz")).toBe(503);
    expect(await statusOf(server.port, "/")).toBe(200);
    other.close();
    const second = anySent(random, "Second");
    expect((await post(server.port, second))?.status).toBe(200);
    await eventually(async () => expect(await statusOf(server.port, "/readyz")).toBe(200));
    expectExactly([first, second], dir);
  },
  patience,
);

const pdf = (bytes: Buffer) => Buffer.concat([Buffer.from("%PDF-1.7\n"), bytes]);

/** All that was acknowledged is there, whole, and nothing else is. */
function expectExactly(taken: readonly Sent[], dir: string): void {
  const { store } = openedStore(dir);
  const found = store.overview().map(({ number, name }) => {
    const bytes = store.resume(number)?.bytes;
    return [name, bytes && digest(bytes)];
  });
  expect(found).toEqual(taken.map(({ tag, resume }) => [tag, resume && digest(resume)]));
  expect(store.queueState().waiting).toBe(taken.length);
  store.close();
}

/** Runs a command of the inbox as an operator does, without the limit. */
const inbox = (dir: string, words: readonly string[]) =>
  promisify(execFile)(process.execPath, [join(projectRoot, "server/inbox/cli.ts"), ...words], {
    env: { ...process.env, DATA_DIR: dir },
  });
