import { unitLine } from "#server/backup/nightly.ts";
import { logTo } from "#server/log.ts";
import type { Settings } from "#server/settings.ts";
import { describeBuild } from "#server/site/described.ts";
import { firstSite } from "#server/site/live.ts";
import type { Readiness } from "#server/watch/readiness.ts";
import { type Finding, good, note, wrong } from "./finding.ts";

/** Which build a start would serve. @throws SettingsError when it would not start with it */
export async function checkBuild(settings: Settings): Promise<Finding[]> {
  const said: Finding[] = [];
  const log = logTo((_, { err }, text) => said.push(wrong("Build", `${text} ${String(err)}`)));
  const { isOld, text } = describeBuild(await firstSite(settings, log), settings);
  return [...said, (isOld ? wrong : good)("Build", text)];
}

/** What the server itself knows, since nobody else has its rights: root may write where its unit lets nobody. */
export async function checkRunning({ host, port, backupDir }: Settings): Promise<Finding[]> {
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  const signal = AbortSignal.timeout(5_000);
  const answer = await fetch(`${url}/readyz`, { signal }).catch(() => undefined);
  if (!answer) return [note("Server", `None answers at ${url}: this is what a start would meet.`)];
  const ready = (await answer.json().catch(() => undefined)) as Partial<Readiness> | undefined;
  if (ready?.store === undefined)
    return [wrong("Server", `Another program answers at ${url}: stop it, or change PORT.`)];
  const { store, backup } = ready;
  return [
    (store === "ok" ? good : wrong)("Server", `At ${url}, the store: ${store}.`),
    backupDir === undefined
      ? note("Backups", "BACKUP_DIR is not set: a disk that dies takes the messages.")
      : (backup === "ok" ? good : wrong)(
          "Backups",
          `Into ${backupDir}, the last copy: ${backup}.${unitLine(backup)}`,
        ),
  ];
}
