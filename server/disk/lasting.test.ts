import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { smallDisk } from "#tests/faults/support/small-disk.ts";
import { recordingLog } from "#server/testing/log.ts";
import { startedProcess, startProcess } from "#server/testing/process.ts";
import { checkDisk } from "./lasting.ts";
import type { DiskFault } from "./mounts.ts";

const volume: DiskFault = { kind: "fleeting", what: "on an anonymous volume" };
const nfs: DiskFault = { kind: "locks", what: "on a network file system (nfs4)" };

/** @returns what /readyz would say, and the log */
function checked(fault: DiskFault | undefined, isProduction: boolean, isTrial = false) {
  const { log, lines } = recordingLog();
  const disk = checkDisk({ dataDir: "/data", isProduction, isTrial }, log, () => fault);
  return { disk, logged: lines.map(({ level, msg }) => [level, msg]) };
}

test.for([
  [
    volume,
    /^DATA_DIR \/data is on an anonymous volume, [^.]+ -v site-data:[^.]+ EPHEMERAL=1 [^.]+\.$/,
  ],
  [nfs, /^DATA_DIR \/data is on a network file system \(nfs4\), [^.]+ block volume [^.]+\.$/],
] as const)("in production $0.what stops the server with one sentence", ([fault, sentence]) => {
  expect(() => checked(fault, true)).toThrow(sentence);
});

test.for([
  [true, true], // a trial
  [false, false], // a development container
] as const)("production %s, trial %s: warns", ([isProduction, isTrial]) => {
  const { disk, logged } = checked(volume, isProduction, isTrial);
  expect(disk).toBe(volume.what);
  expect(logged).toEqual([
    [40, expect.stringMatching(/^DATA_DIR .* lost at the next deployment\.$/)],
  ]);
});

test("a lasting disk is not mentioned", () => {
  expect(checked(undefined, true)).toEqual({ disk: undefined, logged: [] });
});

const mayMount = spawnSync("unshare", ["--mount", "--map-root-user", "true"]).status === 0;

test.runIf(mayMount)(
  "a real tmpfs: refused in production, served as a trial that says so",
  async () => {
    const { dir, enter } = await smallDisk(60);
    const env = { NODE_ENV: "production", DATA_DIR: `${dir}/data`, MIN_FREE_MB: "1" };
    const refused = startProcess(env, enter);
    expect(await refused.ended).toBe(1);
    expect(refused.err()).toMatch(/^DATA_DIR \/mnt\/data is in memory \(tmpfs\), [^\n]*\.\n$/);
    const trial = await startedProcess({ ...env, EPHEMERAL: "1" }, enter);
    expect(trial.out()).toContain("DATA_DIR /mnt/data is in memory (tmpfs), ");
    const readyz = await trial.get("/readyz");
    expect([readyz.status, await readyz.json()]).toMatchObject([
      200,
      { disk: "in memory (tmpfs)" },
    ]);
  },
);
