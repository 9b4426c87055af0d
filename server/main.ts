import { statfsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { createApp } from "./app.ts";
import { createMetrics, metricsServer } from "./health/metrics.ts";
import { createReadiness, problemsOf } from "./health/readiness.ts";
import { closeServer, createHttpServer, listen } from "./http/server.ts";
import { openInbox } from "./inbox/inbox.ts";
import { startRetention } from "./inbox/retention.ts";
import { createLog } from "./log.ts";
import { startAlerts } from "./mail/alerts.ts";
import { smtpMailer } from "./mail/mailer.ts";
import { startRelay } from "./mail/relay.ts";
import { createRateLimit } from "./provider/rate-limit.ts";
import { loadServedEnvironment, readSettings } from "./settings.ts";
import { SettingsError } from "./settings-values.ts";
import { emptySite, loadSite } from "./site/load.ts";
import { systemClock as clock, systemTimer as timer } from "./time.ts";

// Long enough for a slow sender's last seconds, short enough for any service manager.
const stopWithinMs = 10_000;

async function main(): Promise<void> {
  loadServedEnvironment();
  const settings = readSettings(process.env);
  const { dataDir, capacity } = settings;
  const log = createLog(settings.logFormat);
  const site = settings.apiOnly ? emptySite : loadSite(settings.siteDir);
  const inbox = openInbox({ dataDir, capacity, freeBytes: () => freeBytesIn(dataDir), timer, log });
  let isStopping = false;
  const readiness = createReadiness({ inbox, settings, isStopping: () => isStopping, clock });
  const metrics = createMetrics(readiness, inbox);
  const mailer = settings.mail && smtpMailer(settings.mail);
  const { withStore } = inbox;
  const relay =
    mailer && startRelay({ withStore, mailer, onMailed: metrics.sent, clock, timer, log });
  const onStored = () => {
    metrics.stored();
    relay?.nudge();
  };
  const rateLimit = createRateLimit(settings.rateLimits);
  const shared = { settings, inbox, onStored, rateLimit, site, clock, log, readiness, metrics };
  const server = createHttpServer(createApp(shared), log, settings);
  const port = await listen(server, settings.port, settings.host);
  const figures = metricsServer(metrics);
  if (settings.metricsPort !== undefined)
    await listen(figures, settings.metricsPort, settings.metricsHost);
  // Not before: of two servers started by mistake, the one without a port must neither mail nor
  // erase anything.
  relay?.nudge();
  const retention = startRetention({ inbox, clock, timer, log, days: settings.retention });
  const problems = () => problemsOf(readiness());
  const alerts = startAlerts({ problems, mailer, clock, timer, log });

  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    retention.stop();
    alerts.stop();
    // Whoever sends visitors here reads /readyz and sends them elsewhere first.
    await sleep(settings.drainMs);
    // Mail under way may hang longer than we wait; the store still has it for the next start.
    const patience = sleep(stopWithinMs, undefined, { ref: false });
    await Promise.all([closeServer(server, stopWithinMs), Promise.race([relay?.stop(), patience])]);
    figures.close();
    inbox.close();
    log.flush(() => process.exit(0));
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());

  const host = settings.host.includes(":") ? `[${settings.host}]` : settings.host;
  log.info(`The site is at http://${host}:${port}`);
  log.info(`Messages are kept in ${dataDir}. Read them with: npm run inbox`);
}

/** Bytes this user may still write in a folder. @throws when the file system does not say */
function freeBytesIn(dir: string): number {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize;
}

try {
  await main();
} catch (error) {
  // A sentence for what a person can mend, the whole trace for a fault of ours.
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
