import { logTo } from "#server/log.ts";
import type { Problems } from "#server/problems.ts";
import { settingsSource } from "#server/served-environment.ts";
import { SettingsError } from "#server/setting-error.ts";
import type { Service } from "#server/service.ts";
import { checkDisk } from "#server/disk/lasting.ts";
import { closestFolder, freeBytesIn } from "#server/disk/mounts.ts";
import { type Environment, goneIn, type Settings, settingsIn } from "#server/settings.ts";
import type { Runtime } from "#server/time.ts";
import { checkAddress } from "./checks/address.ts";
import { checkWebhook } from "./checks/alerts.ts";
import { checkFolder } from "./checks/data-folder.ts";
import { checkDatabase, checkLeftStore } from "./checks/database.ts";
import { checkSpace } from "./checks/disk-space.ts";
import { checkFamilies } from "./checks/families.ts";
import { type Finding, good, note, wrong } from "./checks/finding.ts";
import { checkMailServer, checkPassword, sendTestMail } from "./checks/mail.ts";
import { checkBuild, checkRunning } from "./checks/running.ts";
import { checkScanner } from "./checks/scanner.ts";

type Given = {
  settings: Settings;
  env: Environment;
  /** Whether tests may be sent. */
  isSending: boolean;
};

const silent = logTo(() => {});

type Check = {
  about: string;
  /** `doctor`: when somebody asks. `alerts`: each hour; what has to be put right is told to the owner, and its end. */
  for: readonly ("doctor" | "alerts")[];
  find(given: Given): Finding[] | Promise<Finding[]>;
};

/**
 * All that is looked at from outside, in the order in which the doctor prints it. What the server's parts notice themselves they
 * add to its problems (problems.ts): a store, a database or a scanner that is away is no matter of an hour.
 */
const checks: readonly Check[] = [
  {
    about: "Settings",
    for: ["doctor"],
    find: ({ env }) => [
      settingsIn(env).length > 0
        ? good("Settings", `From ${settingsSource()}: ${settingsIn(env).join(", ")}.`)
        : note("Settings", `None are set, as far as this sees: ${settingsSource()}.`),
      ...goneIn(env).map((sentence) => note("Settings", sentence)),
    ],
  },
  {
    about: "Data folder",
    for: ["doctor", "alerts"],
    find: ({ settings }) => {
      if (settings.place.database) return [];
      checkDisk(settings, silent);
      return [checkFolder(settings.dataDir)];
    },
  },
  {
    about: "Disk space",
    for: ["doctor"],
    find: ({ settings }) =>
      settings.place.database
        ? []
        : [checkSpace(settings, freeBytesIn(closestFolder(settings.dataDir)))],
  },
  {
    about: "Database",
    for: ["doctor"],
    find: async ({ settings: { place } }) =>
      place.database
        ? [...(await checkDatabase(place.database)), ...checkLeftStore(place.dataDir)]
        : [],
  },
  {
    about: "Build",
    for: ["doctor"],
    find: ({ settings }) => (settings.apiOnly ? [] : checkBuild(settings)),
  },
  { about: "Server", for: ["doctor"], find: ({ settings }) => checkRunning(settings) },
  {
    about: "Scanner",
    for: ["doctor"],
    find: async ({ settings }) => [await checkScanner(settings.clamd, new Date())],
  },
  {
    about: "Alerts",
    for: ["doctor"],
    find: async ({ settings, isSending }) => [await checkWebhook(settings.alertWebhook, isSending)],
  },
  { about: "Address", for: ["doctor"], find: ({ settings }) => checkAddress(settings, fetch) },
  { about: "Address", for: ["doctor"], find: ({ settings }) => checkFamilies(settings.publicUrl) },
  {
    about: "Mail server",
    for: ["doctor"],
    find: ({ settings: { mail } }) =>
      mail
        ? checkMailServer(mail)
        : [note("Mail", "SMTP_URL is not set: messages are only kept. Read them: npm run inbox")],
  },
  {
    about: "Password",
    for: ["doctor", "alerts"],
    find: ({ settings: { mail } }) => (mail ? checkPassword(mail) : []),
  },
  {
    about: "Test mail",
    for: ["doctor"],
    find: async ({ settings: { mail }, isSending }) =>
      mail && isSending ? [await sendTestMail(mail)] : [],
  },
];

/** What those checks find that are for somebody; never throws. */
export async function* findings(whom: Check["for"][number], given: Given): AsyncGenerator<Finding> {
  for (const { about, for: all, find } of checks) {
    if (!all.includes(whom)) continue;
    try {
      yield* await find(given);
    } catch (error) {
      const { message } = error as Error;
      yield wrong(
        about,
        // What stops a start says itself what to do.
        error instanceof SettingsError
          ? message
          : `${message}. Run this as the server's user; if you did, give it what is named.`,
      );
    }
  }
}

const hourMs = 3_600_000;

/** Runs those for alerts each hour. */
export function createChecks({
  settings,
  problems,
  timer,
}: Pick<Runtime, "timer"> & { settings: Settings; problems: Problems }): Service {
  let found: Finding[] = [];
  let cancel = () => {};
  async function look(): Promise<void> {
    cancel = timer.after(hourMs, () => void look());
    const given = { settings, env: {}, isSending: false };
    found = await Array.fromAsync(findings("alerts", given));
  }
  problems.own.add(() =>
    found
      .filter(({ state }) => state === "wrong")
      .map(({ about, text }) => ({ id: `check-${about}`, text: `${about}: ${text}` })),
  );
  return { name: "checks", start: () => void look(), stop: () => cancel() };
}
