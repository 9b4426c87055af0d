/*
 * Proves that the back-up command of docs/operating.md, as it is printed there, copies the store of
 * a running server whole while messages keep coming, and that a server started on the copy has
 * every message and résumé that was acknowledged before.
 */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/environment.ts";
import { storePath } from "../../server/inbox/store.ts";
import { openedStore } from "../../server/testing/store.ts";
import { tempDir } from "../../server/testing/temp.ts";
import { amount, patience, seededRandom } from "./support/form.ts";
import { startServer } from "./support/server-process.ts";
import { anySent, digest, post, type Sent } from "./support/visitors.ts";

const messages = amount(40, 1000);

const manual = readFileSync(join(projectRoot, "docs/operating.md"), "utf8");

/** A printed command that holds some words, with this test's places in it. */
function printed(words: string, places: Record<string, string>): string {
  const line = manual.split("\n").find((one) => one.includes(words));
  if (line === undefined) throw new Error(`The manual has no command with ${words}.`);
  const all = { "npx node": `'${process.execPath}'`, ...places };
  return Object.entries(all).reduce((text, [from, to]) => text.replaceAll(from, to), line);
}

const shell = (command: string) =>
  promisify(execFile)("sh", ["-ec", command], { cwd: projectRoot });

test(
  "a copy made while messages come in is whole, and a server goes on from it",
  async () => {
    const random = seededRandom();
    const [dir, restored] = [tempDir(), tempDir()];
    const copy = join(tempDir(), "copy.sqlite");
    const server = await startServer({ DATA_DIR: dir });
    const before: Sent[] = [];
    const send = async (name: string) => {
      const sent = anySent(random, name);
      expect((await post(server.port, sent))?.status).toBe(200);
      return sent;
    };
    for (let i = 0; i < messages; i += 1) before.push(await send(`Before ${i}`));
    const backup = { "data/messages.sqlite": storePath(dir), " backup.sqlite": ` ${copy}` };
    let done = false;
    const copied = shell(printed("VACUUM INTO", backup)).finally(() => (done = true));
    for (let i = 0; !done; i += 1) await send(`Meanwhile ${i}`);
    await copied;
    const db = new DatabaseSync(copy, { readOnly: true });
    expect(db.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    db.close();

    const restore = { "data/messages.sqlite": storePath(restored), "backup.sqlite": copy };
    await shell(printed("cp backup.sqlite", restore));
    const second = await startServer({ DATA_DIR: restored });
    expect((await post(second.port, anySent(random, "After")))?.status).toBe(200);
    await second.end("SIGTERM");
    const { store } = openedStore(restored);
    const entries = store.overview();
    const found = entries.slice(0, messages).map(({ number, name }) => {
      const bytes = store.resume(number)?.bytes;
      return [name, bytes && digest(bytes)];
    });
    expect(found).toEqual(before.map(({ tag, resume }) => [tag, resume && digest(resume)]));
    expect(entries.at(-1)?.name).toBe("After");
  },
  patience,
);
