/*
 * Proves that the back-up command of docs/operating.md, as it is printed there, copies the store of
 * a running server whole while messages keep coming, and that a server started on the copy has
 * every message and résumé that was acknowledged before.
 */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/environment.ts";
import { storePath } from "../../server/inbox/store.ts";
import { openedStore } from "../../server/testing/store.ts";
import { tempDir } from "../../server/testing/temp.ts";
import { amount, patience } from "./support/form.ts";
import { startServer } from "./support/server-process.ts";
import { keptIn, sendAny, type Sent } from "./support/visitors.ts";

const messages = amount(40, 1000);
const manual = readFileSync(join(projectRoot, "docs/operating.md"), "utf8");

/** Runs a printed command that holds some words, with this test's places in it. */
async function runPrinted(words: string, places: Record<string, string>): Promise<void> {
  const line = manual.split("\n").find((one) => one.includes(words));
  if (line === undefined) throw new Error(`The manual has no command with ${words}.`);
  const all = { "npx node": `'${process.execPath}'`, ...places };
  const command = Object.entries(all).reduce((text, [from, to]) => text.replaceAll(from, to), line);
  await promisify(execFile)("sh", ["-ec", command], { cwd: projectRoot });
}

async function send(port: number, name: string): Promise<Sent> {
  const { sent, answer } = await sendAny(port, name);
  expect(answer?.status).toBe(200);
  return sent;
}

test(
  "a copy made while messages come in is whole, and a server goes on from it",
  async () => {
    const [dir, restored] = [tempDir(), tempDir()];
    const copy = join(tempDir(), "copy.sqlite");
    const { port } = await startServer({ DATA_DIR: dir });
    const before: Sent[] = [];
    for (let i = 0; i < messages; i += 1) before.push(await send(port, `Before ${i}`));
    const places = { "data/messages.sqlite": storePath(dir), " backup.sqlite": ` ${copy}` };
    let done = false;
    const copied = runPrinted("VACUUM INTO", places).finally(() => (done = true));
    for (let i = 0; !done; i += 1) await send(port, `Meanwhile ${i}`);
    await copied;

    const back = { "data/messages.sqlite": storePath(restored), "backup.sqlite": copy };
    await runPrinted("cp backup.sqlite", back);
    const second = await startServer({ DATA_DIR: restored });
    const after = await send(second.port, "After");
    await second.end("SIGTERM");
    const kept = keptIn(openedStore(restored).store);
    expect(kept.slice(0, messages)).toEqual(before);
    expect(kept.at(-1)).toEqual(after);
  },
  patience,
);
