import { execFile } from "node:child_process";
import { join } from "node:path";
import { always, type IsMine } from "#server/inbox/leases.ts";
import type { Problem, Problems } from "#server/problems.ts";
import type { Service } from "#server/service.ts";
import type { Runtime } from "#server/time.ts";
import { type CopyTask, type CopyOutcome, nightAfter } from "./copies.ts";

type BackupDeps = Runtime &
  Pick<CopyTask, "place" | "minFreeBytes"> & {
    /** Undefined: no copies are taken. */
    backupDir: string | undefined;
    problems: Problems;
    /** Whether it is this server that copies. */
    isMine?: IsMine;
    run?: (task: CopyTask, signal: AbortSignal) => Promise<CopyOutcome>;
  };

// The site answers visitors first.
const firstMs = 1000;
const checkMs = 600_000;
const retryMs = 3_600_000;
const dayMs = 86_400_000;
// A store of 1 GB takes seconds; a hanging network disk never ends.
const timeoutMs = 3_600_000;

/**
 * Copies the store into BACKUP_DIR every night, and at start if last night's copy is missing; after a
 * failure hourly. Never throws: failures are problems that the owner is told.
 */
export function createBackups(deps: BackupDeps): Service & { state(): string } {
  const { place, backupDir, minFreeBytes, clock, timer, log } = deps;
  const { problems, isMine = always, run = runProcess } = deps;
  const stopped = new AbortController();
  let dueMs = -Infinity;
  let found: Problem[] = [];
  let state = "ok";
  let cancel = () => {};

  async function check(dir: string): Promise<void> {
    const nowMs = clock.now().getTime();
    // Later than a day: the clock was wrong when that was decided.
    const isDue = nowMs >= dueMs || dueMs - nowMs > dayMs;
    if (isDue && (await isMine())) dueMs = await copy(dir, nowMs);
    if (!stopped.signal.aborted) cancel = timer.after(checkMs, () => void check(dir));
  }

  /** @returns when the next one is due, Unix milliseconds */
  async function copy(dir: string, nowMs: number): Promise<number> {
    const task = { place, backupDir: dir, nowMs, minFreeBytes };
    try {
      const { taken, warning } = await run(task, stopped.signal);
      if (taken)
        log.info(
          `Copied to ${taken.file}: messages ${taken.messages}, applications ${taken.applications}.`,
        );
      state = "ok";
      found =
        warning === undefined ? [] : [{ id: "backup-disk", text: `BACKUP_DIR ${dir} ${warning}` }];
      return nightAfter(nowMs);
    } catch (error) {
      const { message } = error as Error;
      state = /^E[A-Z]+/.exec(message)?.[0] ?? "see the alert";
      const text = `The nightly copy of the messages failed: ${message}${unitLine(state)}`;
      const ended = async () => "The messages are copied every night again.";
      found = [{ id: "backup", text, ended }];
      return nowMs + retryMs;
    }
  }

  problems.own.add(() => found);
  return {
    name: "backups",
    /** "ok", or how the last copy failed, such as EROFS. */
    state: () => state,
    start() {
      if (backupDir !== undefined) cancel = timer.after(firstMs, () => void check(backupDir));
    },
    stop() {
      stopped.abort();
      cancel();
    },
  };
}

/** What a unit lacks, where root may write and the server may not (hosting/agency-site.service.d/backups.conf). */
export function unitLine(code = ""): string {
  const lack = { EROFS: "ReadWritePaths=", EACCES: "SupplementaryGroups=" }[code];
  return lack ? ` The server's unit lacks ${lack} for it: docs/running.md, Start.` : "";
}

/** @throws Error with the reason as a sentence */
const runProcess = (task: CopyTask, signal: AbortSignal) =>
  new Promise<CopyOutcome>((resolve, reject) => {
    const { dataDir } = task.place;
    const text = JSON.stringify({ ...task, place: { dataDir } });
    const args = [join(import.meta.dirname, "copy-process.ts"), text];
    execFile(process.execPath, args, { signal, timeout: timeoutMs }, (error, out, err) => {
      if (!error) return resolve(JSON.parse(out) as CopyOutcome); // as copy-process.ts writes it
      const reason = error.killed ? "It took more than an hour." : err.trim().split("\n").at(-1);
      reject(new Error(reason || "Its process was killed."));
    });
  });
