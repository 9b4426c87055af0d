import { statfsSync } from "node:fs";
import { parseArgs } from "node:util";
import { withUsage } from "#server/with-usage.ts";
import { loadServedEnvironment, projectRoot, settingsFiles } from "#server/served-environment.ts";
import { SettingsError } from "#server/setting-error.ts";
import { type Environment, readSettings, settingsIn } from "#server/settings.ts";
import { diskFaultOf } from "#server/disk/mounts.ts";
import { checkAddress } from "./check-address.ts";
import { checkBackups } from "./check-backups.ts";
import { checkDatabase, checkLeftStore } from "./check-database.ts";
import { checkDisk, checkSpace } from "./check-disk.ts";
import { checkFamilies } from "./check-families.ts";
import { checkFolder, closestFolder } from "./check-folder.ts";
import { checkMailServer, sendTestMail } from "./check-mail-server.ts";
import { checkScanner } from "./check-scanner.ts";
import { checkSettingsFiles, checkValues } from "./check-settings-files.ts";
import { checkTime, timeIn } from "./check-time.ts";
import { checkWebhook } from "./check-webhook.ts";
import { type Finding, good, note, wrong } from "./finding.ts";

/** @param send whether to mail a test */
async function* findings(env: Environment, send: boolean): AsyncGenerator<Finding> {
  const settings = readSettings(env);
  yield good("Settings", "Valid, and they fit together.");
  yield* checkSettingsFiles([...settingsFiles(projectRoot), ...givenFiles()]);
  yield* checkValues(env, settingsIn(env));
  const { database } = settings.place;
  const stored = database && (await checkDatabase(database));
  if (stored) yield* [...stored.findings, ...checkLeftStore(settings.dataDir)];
  else {
    yield checkFolder(settings.dataDir);
    yield checkDisk(settings, diskFaultOf(settings.dataDir));
    yield await readable("Disk space", () => checkSpace(settings, freeBytes(settings.dataDir)));
  }
  yield await readable("Backups", () => checkBackups(settings, new Date()));
  yield await checkScanner(settings.clamd, new Date());
  yield await checkWebhook(settings.alertWebhook || undefined, send);
  const address = await checkAddress(settings, fetch);
  yield* address.findings;
  yield* await checkFamilies(settings.publicUrl);
  const { mail } = settings;
  const server = mail && (await checkMailServer(mail));
  const there = timeIn(server?.greeting ?? "");
  yield checkTime([
    ...(there ? [{ from: "the mail server", there, here: new Date() }] : []),
    ...(address.reading ? [address.reading] : []),
    ...(stored?.reading ? [stored.reading] : []),
  ]);
  if (!mail || !server)
    return yield note(
      "Mail",
      "SMTP_URL is not set: messages are only kept. Read them: npm run inbox",
    );
  yield* server.findings;
  if (send) yield await sendTestMail(mail);
}

/** A check of files that this user may not be able to read. */
async function readable(about: string, check: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    const { message } = error as Error;
    return wrong(
      about,
      `${message}. Run this as the server's user; if you did, give it what is named.`,
    );
  }
}

/** As `node --env-file=FILE` names them. */
const givenFiles = () =>
  process.execArgv.flatMap((option) => /^--env-file=(.+)$/.exec(option)?.[1] ?? []);

function freeBytes(dir: string): number {
  const { bavail, bsize } = statfsSync(closestFolder(dir));
  return bavail * bsize;
}

const labels = { good: "good ", note: "note ", wrong: "TO DO" };

async function main(): Promise<void> {
  const { values } = withUsage(
    "Usage: npm run doctor [-- --send, which mails a test and sends one to the chat of alerts]",
    () => parseArgs({ options: { send: { type: "boolean", default: false } } }),
  );
  // npm takes `npm run doctor --send` for an option of its own.
  const send = values.send || process.env["npm_config_send"] === "true";
  loadServedEnvironment();
  const print = ({ about, state, text }: Finding) =>
    console.log(`${labels[state]}  ${about.padEnd(11)}  ${text}`);
  try {
    for await (const finding of findings(process.env, send)) {
      if (finding.state === "wrong") process.exitCode = 1;
      print(finding);
    }
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.exitCode = 1;
    print(wrong("Settings", error.message));
  }
}

await main();
