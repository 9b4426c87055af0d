import { statfsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createApp } from "./app.ts";
import { startBackups } from "./backup/nightly.ts";
import { checkDisk } from "./disk/lasting.ts";
import { createMetrics, metricsServer } from "./health/metrics.ts";
import { startOwnerAlerts } from "./health/owner-alerts.ts";
import { createReadiness } from "./health/readiness.ts";
import { closeServer, createHttpServer, listen } from "./http/server.ts";
import { watchClock } from "./inbox/clock-watch.ts";
import { openInbox } from "./inbox/inbox.ts";
import { leasedJobs } from "./inbox/jobs.ts";
import { nameOf } from "./inbox/place.ts";
import { startRetention } from "./inbox/retention.ts";
import { createLog } from "./log.ts";
import { createMail } from "./mail/mail.ts";
import { createScanner } from "./resume/scanner.ts";
import { loadServedEnvironment } from "./served-environment.ts";
import { readSettings, SettingsError } from "./settings.ts";
import { keepEarlierFiles } from "./site/earlier.ts";
import { folderShelf } from "./site/folder-shelf.ts";
import { firstSite, serveLive } from "./site/live.ts";
import { emptySite } from "./site/load.ts";
import { sharedShelf } from "./site/shared-shelf.ts";
import { systemClock as clock, systemTimer as timer } from "./time.ts";

// Docker kills a process after 10 s, systemd after 90.
const stopWithinMs = 9_000;

async function main(): Promise<void> {
  loadServedEnvironment();
  const settings = readSettings(process.env);
  const { place, capacity } = settings;
  const log = createLog(settings.logFormat);
  const runtime = { clock, timer, log };
  const disk = place.database ? undefined : checkDisk(settings, log);
  const first = settings.apiOnly ? emptySite : await firstSite(settings, log);
  const live = serveLive(first, {
    ...runtime,
    settings,
    beforeExchange: (next) => earlierFiles.keep(next),
  });
  const { site } = live;
  const freeBytes = () => (place.database ? Infinity : freeBytesIn(place.dataDir));
  const inbox = await openInbox({ place, capacity, freeBytes, ...runtime });
  const jobs = leasedJobs({ inbox, timer });
  let isStopping = false;
  const stopping = () => isStopping;
  const readiness = createReadiness({ inbox, settings, disk, site, isStopping: stopping, clock });
  const metrics = createMetrics(readiness, inbox);
  const mail = createMail({ ...runtime, settings, inbox, onMailed: metrics.sent, site });
  const onStored = () => {
    metrics.stored();
    mail.wake();
  };
  const { minFreeBytes } = capacity;
  const shelf = place.database
    ? sharedShelf({ inbox, timer })
    : folderShelf(join(place.dataDir, "earlier-files"));
  const earlierFiles = keepEarlierFiles({ ...runtime, shelf, site, freeBytes, minFreeBytes });
  const scanner = settings.clamd && createScanner(settings.clamd, runtime);
  const scan = scanner?.scan;
  const shown = { site, earlierFiles, readiness, metrics, isStopping: stopping };
  const deps = { settings, inbox, scan, onStored, clock, log, ...shown };
  const server = createHttpServer(createApp(deps), log, settings);
  // Other servers are asked for its scripts as soon as it answers with a page.
  if (place.database && !settings.apiOnly) await earlierFiles.keep();
  const port = await listen(server, settings.port, settings.host);
  const metricsHttp = metricsServer(metrics, settings.metricsHost);
  if (settings.metricsPort !== undefined)
    await listen(metricsHttp, settings.metricsPort, settings.metricsHost);
  // Only after listening: a second server started by mistake fails above, before it mails or erases.
  mail.start();
  if (!settings.apiOnly) {
    if (!place.database) void earlierFiles.keep();
    live.start();
    // In a terminal it means that the terminal was closed.
    if (!process.stdin.isTTY) process.on("SIGHUP", () => void live.reload());
  }
  const isMine = jobs.of;
  const onJump = mail.sendAll;
  const clockWatch = watchClock({ ...runtime, inbox, onJump, isMine: isMine("clock") });
  const { mayErase } = clockWatch;
  const { retention: days, backupDir } = settings;
  const erasing = { inbox, days, isMailing: mail.isOn, mayErase, isMine: isMine("retention") };
  const retention = startRetention({ ...runtime, ...erasing });
  const copying = { place, backupDir, minFreeBytes, mayErase, isMine: isMine("backup") };
  const backups = startBackups({ ...runtime, ...copying });
  const watched = { readiness, inbox, place, clockWatch, backups, scanner, mail };
  const alerts = startOwnerAlerts({ ...runtime, ...watched, isMine: isMine("alerts") });

  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    retention.stop();
    clockWatch.stop();
    live.stop();
    earlierFiles.stop();
    backups.stop();
    alerts.stop();
    // Gives load balancers time to notice that /readyz fails.
    await sleep(settings.drainMs);
    // Mail that is still being sent then stays in the store and is sent after the next start.
    // Without this timer nothing might keep the process until mail that was sent is recorded, too.
    const timeout = sleep(stopWithinMs);
    await Promise.all([closeServer(server, stopWithinMs), Promise.race([mail.stop(), timeout])]);
    metricsHttp.close();
    await jobs.stop();
    await inbox.close();
    log.flush(() => process.exit(0));
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());

  const host = settings.host.includes(":") ? `[${settings.host}]` : settings.host;
  log.info(`The site is at http://${host}:${port}`);
  const where = place.database ? nameOf(place) : place.dataDir;
  log.info(`Messages are kept in ${where}. Read them with: npm run inbox`);
}

/** Bytes available to this user in a folder. @throws when the file system cannot be read */
function freeBytesIn(dir: string): number {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize;
}

try {
  await main();
} catch (error) {
  // The owner can fix a wrong setting; anything else is a bug and needs its stack trace.
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
