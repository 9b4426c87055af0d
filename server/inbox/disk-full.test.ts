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

type Said = { faults: string[]; probe: string; kept: number; waiting: number };

test("without room nothing is stored by halves, and probing says so", async () => {
  const dir = tempDir();
  // Stands in for a full disk: no file may grow beyond 4096 blocks of 512 or 1024 bytes.
  const limited = `ulimit -f 4096 && exec "$0" --input-type=module-typescript -e "$1"`;
  const { stdout } = await promisify(execFile)("sh", ["-c", limited, process.execPath, script], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dir },
  });
  const { faults, probe, kept, waiting } = JSON.parse(stdout) as Said;
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
