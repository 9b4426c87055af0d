import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { smallDisk } from "#tests/support/faults/small-disk.ts";
import { recordingLog } from "#server/testing/log.ts";
import { eventually } from "#tests/support/patience.ts";
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

const lost = [40, expect.stringMatching(/^DATA_DIR .* lost at the next deployment\.$/)];
const trial = [40, "EPHEMERAL=1: this is a trial, in which messages may be lost."];

test("in a development container it warns", () => {
  expect(checked(volume, false)).toEqual({ disk: volume.what, logged: [lost] });
});

test("a trial says at each start that it is one, also where the disk seems to last", () => {
  const disk = "a trial (EPHEMERAL=1)";
  expect(checked(volume, true, true)).toEqual({
    disk: `${disk}, on an anonymous volume`,
    logged: [trial, lost],
  });
  expect(checked(undefined, true, true)).toEqual({ disk, logged: [trial] });
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
      { disk: "a trial (EPHEMERAL=1), in memory (tmpfs)" },
    ]);
  },
);

test.runIf(mayMount)(
  "a disk that the system made read-only when it failed: pages are served after a restart, too",
  async () => {
    const { child, dataDir, ended } = await startedProcess();
    await eventually(() => expect(existsSync(join(dataDir, "reserve"))).toBe(true));
    child.kill("SIGTERM");
    await ended;
    const mounted = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"';
    const readOnly = ["unshare", "--mount", "--map-root-user", "sh", "-ec", mounted, dataDir];
    const { get } = await startedProcess({ DATA_DIR: dataDir }, readOnly);
    expect((await get("/")).status).toBe(200);
    const readyz = await get("/readyz");
    expect([readyz.status, await readyz.json()]).toMatchObject([
      503,
      { store: `The disk of ${dataDir} is read-only or broken.` },
    ]);
  },
);
