import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectRoot } from "../environment.ts";
import { allowSlowMachines } from "../testing/eventually.ts";
import { openedStore } from "../testing/store.ts";
import { tempDir } from "../testing/temp.ts";

allowSlowMachines();

// Writes small messages and résumés of a megabyte until the limit is reached, then probes.
const script = `
  import { openStore } from "./server/inbox/store.ts";
  import { aMessage, anApplication } from "./server/testing/entries.ts";
  const store = openStore(process.env.DATA_DIR);
  store.probeWrite();
  store.add(aMessage());
  const resume = { bytes: Buffer.alloc(1_000_000, "x") };
  const faults = [];
  for (let i = 0; i < 8; i += 1) {
    try {
      store.add(anApplication({ full_name: String(i) }, { resume }));
    } catch (error) {
      faults.push(error.message);
    }
  }
  // Probing takes up what little room the log has left, until there is none.
  let probe = "";
  for (let i = 0; i < 3000 && probe === ""; i += 1) {
    try {
      store.probeWrite();
    } catch (error) {
      probe = error.message;
    }
  }
  console.log(JSON.stringify({ faults, probe, kept: store.list().length, ...store.queueState() }));
  store.close();
`;

// The same with messages that come in together, forty at a time.
const together = `
  import { openStore } from "./server/inbox/store.ts";
  import { aMessage } from "./server/testing/entries.ts";
  const store = openStore(process.env.DATA_DIR);
  const taken = [];
  const faults = [];
  for (let round = 0; round < 12; round += 1) {
    const sent = Array.from({ length: 40 }, (_, i) => round + "-" + i);
    const adding = sent.map((name) => store.addSoon(aMessage({ name, message: name.padEnd(10_000) })));
    for (const [i, { status, reason }] of (await Promise.allSettled(adding)).entries()) {
      if (status === "fulfilled") taken.push(sent[i]);
      else faults.push(reason.message);
    }
  }
  console.log(JSON.stringify({ faults, taken }));
  store.close();
`;

type Said = { faults: string[]; probe: string; kept: number; waiting: number };

/** Runs a script where no file may grow beyond 4096 blocks of 512 or 1024 bytes: a full disk. */
async function withoutRoom(script: string, dir: string): Promise<unknown> {
  const limited = `ulimit -f 4096 && exec "$0" --input-type=module-typescript -e "$1"`;
  const { stdout } = await promisify(execFile)("sh", ["-c", limited, process.execPath, script], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dir },
  });
  return JSON.parse(stdout);
}

test("of messages that come in together, those there is room for are kept, and no others", async () => {
  const dir = tempDir();
  const said = (await withoutRoom(together, dir)) as { faults: string[]; taken: string[] };
  expect(said.faults.length).toBeGreaterThan(0);
  for (const fault of said.faults) expect(fault).toMatch(/disk/);
  expect(said.taken.length).toBeGreaterThan(40);
  const kept = openedStore(dir).store.list();
  const names = kept.map((entry) => (entry.kind === "message" ? entry.name : ""));
  expect(names.toSorted()).toEqual(said.taken.toSorted());
});

test("without room nothing is stored by halves, and probing says so", async () => {
  const dir = tempDir();
  const { faults, probe, kept, waiting } = (await withoutRoom(script, dir)) as Said;
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of [...faults, probe]) expect(fault).toMatch(/disk/);
  expect(kept).toBe(1 + 8 - faults.length);
  expect(waiting).toBe(kept);
  // With room again, everything that was taken is there and whole.
  const { store } = openedStore(dir);
  expect(store.list()).toHaveLength(kept);
  for (const { number, kind } of store.list().slice(1)) {
    expect([kind, store.resume(number)?.bytes.length]).toEqual(["application", 1_000_000]);
  }
});
