import { unitLine } from "#server/backup/nightly.ts";
import { checkDisk } from "#server/disk/lasting.ts";
import { logTo } from "#server/log.ts";
import type { Settings } from "#server/settings.ts";
import { describeBuild } from "#server/site/described.ts";
import { firstSite } from "#server/site/live.ts";
import type { Readiness } from "#server/watch/readiness.ts";
import { type Finding, good, note, wrong } from "./finding.ts";

/** What a start says about the disk. @throws SettingsError where the server would not start */
export function checkLasting(settings: Settings): Finding[] {
  const said: Finding[] = [];
  checkDisk(
    settings,
    logTo((_, __, text) => said.push(note("Disk", text))),
  );
  return said;
}

/** Which build a start would serve. @throws SettingsError when it would not start with it */
export async function checkBuild(settings: Settings): Promise<Finding[]> {
  const said: Finding[] = [];
  const log = logTo((_, { err }, text) =>
    said.push(wrong("Build", `${text} ${err instanceof Error ? err.message : ""}`)),
  );
  const { is, odd } = describeBuild(await firstSite(settings, log), settings);
  return [...said, good("Build", is), ...odd.map((text) => wrong("Build", text))];
}

/** What the server itself knows, since nobody else has its rights: root may write where its unit lets nobody. */
export async function checkRunning({ host, port, backupDir }: Settings): Promise<Finding[]> {
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) });
    const { store, backup } = (await answer.json()) as Readiness; // of this server
    return [
      store === "ok"
        ? good("Server", `It runs at ${url} and takes messages.`)
        : wrong("Server", `At ${url} nothing can be stored: ${store}`),
      ...backups(backup, backupDir),
    ];
  } catch {
    return [note("Server", `None answers at ${url}, so this is what a start would meet.`)];
  }
}

function backups(backup: string, backupDir: string | undefined): Finding[] {
  const about = "Backups";
  if (backupDir === undefined)
    return [note(about, "BACKUP_DIR is not set: a disk that dies takes the messages with it.")];
  if (backup === "ok") return [good(about, `No nightly copy into ${backupDir} has failed.`)];
  const text = `The last nightly copy into ${backupDir} failed (${backup}).`;
  return [wrong(about, `${text} ${unitLine(backup, backupDir) || "The alert says why."}`)];
}
