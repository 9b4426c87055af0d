import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createApp } from "./app.ts";
import { createBackups } from "./backup/nightly.ts";
import { checkDisk } from "./disk/lasting.ts";
import { freeBytesIn } from "./disk/mounts.ts";
import { weeklyMail } from "./watch/weekly.ts";
import { isTest } from "./watch/whole-way.ts";
import { createChecks } from "./watch/checks.ts";
import { createAlerts } from "./watch/alerts.ts";
import { createReadiness } from "./watch/readiness.ts";
import { waysOf } from "./watch/ways.ts";
import { closeServer, createHttpServer, listen } from "./http/server.ts";
import { assetsIn } from "./inbox/assets.ts";
import { openInbox } from "./inbox/inbox.ts";
import { createLeases } from "./inbox/leases.ts";
import { newStoreProblems } from "./inbox/new-store.ts";
import { nameOf } from "./inbox/place.ts";
import { movedText } from "./inbox/sqlite/moved-store.ts";
import { createRetention } from "./inbox/retention.ts";
import { createLog, type Log } from "./log.ts";
import { createOutbox } from "./outbox/outbox.ts";
import { createProblems } from "./problems.ts";
import { createScanner } from "./resume/scanner.ts";
import { loadServedEnvironment, settingsSource } from "./served-environment.ts";
import { run, type Service } from "./service.ts";
import { SettingsError } from "./setting-error.ts";
import { goneIn, plain, readSettings, type Settings, settingsText } from "./settings.ts";
import { createAssetStore } from "./site/asset-store.ts";
import { describeBuild } from "./site/described.ts";
import { firstSite, serveLive } from "./site/live.ts";
import { emptySite } from "./site/load.ts";
import { countNotFound } from "./site/not-found.ts";
import { isFound } from "./site/serve.ts";
import { systemClock as clock, systemTimer as timer } from "./time.ts";
import { withUsage } from "./with-usage.ts";

// Docker kills a process after 10 s, systemd after 90.
const stopWithinMs = 9_000;

async function runServer(): Promise<() => void> {
  withUsage(`Usage: npm run serve. Settings are variables:\n\n${plain(settingsText())}`, () =>
    parseArgs(),
  );
  loadServedEnvironment();
  const settings = readSettings(process.env);
  const log = createLog();
  for (const sentence of goneIn(process.env)) log.warn(sentence);
  const stopping = new AbortController();
  const { services, reload } = await createServices(settings, log, stopping.signal);
  const stop = await run(services, log);
  // In a terminal SIGHUP means that the terminal was closed.
  if (!settings.apiOnly && !process.stdin.isTTY) process.on("SIGHUP", () => void reload());
  return () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    void stop().then(() => process.exit(0));
  };
}

/**
 * All parts of the server, in the order in which they start.
 * @param stopping aborted when the server is shutting down
 * @returns `reload` looks for another build at once
 * @throws SettingsError when messages cannot be kept, or there is no site
 */
async function createServices(settings: Settings, log: Log, stopping: AbortSignal) {
  const { place, capacity, apiOnly, backupDir, retention: days } = settings;
  const { minFreeBytes } = capacity;
  const isShared = place.database !== undefined;
  const problems = createProblems();
  const runtime = { clock, timer, log, problems };

  const moved = isShared ? "" : movedText(place.dataDir);
  if (moved) log.warn(moved);
  const disk = isShared ? undefined : checkDisk(settings, log);
  const first = apiOnly ? emptySite : await firstSite(settings, log);
  const live = serveLive(first, {
    ...runtime,
    settings,
    beforeExchange: (next) => assets.keep(next),
  });
  const { site } = live;
  const freeBytes = () => (isShared ? Infinity : freeBytesIn(place.dataDir));
  const inbox = await openInbox({ place, capacity, freeBytes, ...runtime });
  problems.everybodys.add(() => newStoreProblems(inbox, place));
  const leases = createLeases({ inbox, timer });
  const copying = { place, backupDir, minFreeBytes, isMine: leases.of("backup") };
  const backups = createBackups({ ...runtime, ...copying });
  const taken = { inbox, settings, disk, backup: backups.state };
  const readiness = createReadiness({ ...runtime, ...taken, site, stopping });
  const outbox = createOutbox({ ...runtime, settings, inbox, site });
  const withAssets = assetsIn(place, inbox);
  const assets = createAssetStore({ ...runtime, withAssets, site, freeBytes, minFreeBytes });
  const scan = settings.clamd && createScanner(settings.clamd, runtime);
  const notFound = countNotFound((path) => isFound(site(), path));
  const isOwnTest = (key: string | undefined) => isTest(key, inbox);
  const taking = {
    inbox,
    scan,
    destinationsOf: outbox.destinationsOf,
    isTest: isOwnTest,
    onStored: outbox.wake,
  };
  const shown = { site, assets, readiness, notFound, stopping };
  const app = createApp({ settings, clock, log, ...taking, ...shown });
  const server = createHttpServer(app, settings);
  const isMine = leases.of;
  const isMailing = outbox.mailer !== undefined;
  const erasing = { inbox, days, isMailing, isMine: isMine("retention") };
  const telling = {
    ways: waysOf(settings, outbox.mailer),
    mailFailure: outbox.failure,
    formatTime: outbox.formatTime,
    isShared,
    isMine: isMine("alerts"),
  };

  const assetKeeping: Service = {
    name: "asset store",
    async start() {
      const kept = assets.keep();
      if (isShared) await kept;
    },
    stop: assets.stop,
  };
  const http: Service = {
    name: "http",
    async start() {
      const port = await listen(server, settings.port, settings.host);
      const host = settings.host.includes(":") ? `[${settings.host}]` : settings.host;
      log.info(`The site is at http://${host}:${port}`);
      if (!apiOnly) log.info(`Build: ${describeBuild(first, settings).text}`);
      log.info(`Settings are from ${settingsSource()}.`);
      const where = isShared ? nameOf(place) : place.dataDir;
      log.info(`Messages are kept in ${where}. Read them with: npm run inbox`);
    },
    stop: () => closeServer(server, stopWithinMs),
  };
  const sending: Service = {
    ...outbox,
    // What is still being sent then stays in the store and is sent after the next start.
    // Without this timer nothing might keep the process until what was sent is recorded, too.
    stop: () => Promise.race([outbox.stop(), sleep(stopWithinMs)]),
  };
  const services = [
    { name: "inbox", stop: inbox.close },
    leases,
    // Other servers are asked for its scripts as soon as it answers with a page.
    ...(isShared && !apiOnly ? [assetKeeping] : []),
    // A second server started by mistake fails at listening, before it mails or erases.
    http,
    sending,
    ...(isShared || apiOnly ? [] : [assetKeeping]),
    // Gives load balancers time to notice that /readyz fails.
    { name: "drain", stop: () => sleep(settings.drainMs) },
    ...(apiOnly ? [] : [{ name: "live build", ...live }]),
    createRetention({ ...runtime, ...erasing }),
    backups,
    ...weeklyMail({
      ...runtime,
      settings,
      inbox,
      mailer: outbox.mailer,
      site,
      notFound,
      isMine: isMine("weekly"),
    }),
    createChecks({ ...runtime, settings }),
    createAlerts({ ...runtime, ...telling }),
  ];
  return { services, reload: live.reload };
}

/** Starts the server, or says why not and exits. @returns stops it, and exits */
export const start = () =>
  runServer().catch((error: unknown) => {
    // The owner can fix a wrong setting; anything else is a bug and needs its stack trace.
    console.error(error instanceof SettingsError ? error.message : error);
    process.exit(1);
  });
