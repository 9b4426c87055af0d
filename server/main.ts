import { createApp } from "./app.ts";
import { systemClock as clock } from "./clock.ts";
import { ConfigError, readConfig, type Config } from "./config.ts";
import { loadServedEnvironment } from "./environment.ts";
import { freeBytesIn } from "./health/free-bytes.ts";
import { listen, localUrl } from "./http/listen.ts";
import { createHttpServer } from "./http/listener.ts";
import { directPages } from "./http/pages.ts";
import { closeServer } from "./http/stop.ts";
import { startRetention } from "./inbox/retention.ts";
import { openStore, type MessageStore } from "./inbox/store.ts";
import { consoleLog, type Log } from "./log.ts";
import { smtpMailer } from "./relay/mailer.ts";
import { noRelay, startRelay } from "./relay/relay.ts";
import { emptySite, loadSite, SiteMissing, type Site } from "./site/load.ts";
import { systemTimer as timer } from "./timer.ts";

// Long enough for a slow sender's last seconds, short enough for any service manager.
const stopWithinMs = 10_000;

async function main(): Promise<void> {
  loadServedEnvironment();
  const config = readConfig(process.env);
  const log = consoleLog(clock, config.logFormat);
  const site = siteFor(config);
  const store = storeFor(config);
  const mailer = config.mail && smtpMailer(config.mail);
  const relay = mailer ? startRelay({ store, mailer, clock, timer, log }) : noRelay;
  const freeBytes = () => freeBytesIn(config.dataDir);
  const app = createApp({ config, store, freeBytes, relay, clock, site, log });
  const server = createHttpServer(
    app,
    log,
    config,
    directPages(site, log, config.trustedHeader !== undefined),
  );
  const port = await listen(server, config.port, config.host);
  // Not before: of two servers started by mistake, the one without a port must neither mail nor
  // erase anything.
  relay.nudge();
  const retention = startRetention({ store, clock, timer, log, days: config.retention });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    retention.stop();
    // Mail under way may hang longer than we wait; the store still has it for the next start.
    const patience = new Promise((resolve) => setTimeout(resolve, stopWithinMs).unref());
    await Promise.all([closeServer(server, stopWithinMs), Promise.race([relay.stop(), patience])]);
    store.close();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());

  announce(log, config, localUrl(config.host, port));
}

/** For people three plain lines, for programs that read the log one note. */
function announce(log: Log, { logFormat, dataDir }: Config, url: string): void {
  const lines = [
    `The site is at ${url}`,
    `Messages are kept in ${dataDir}`,
    "Read them with: npm run inbox",
  ];
  if (logFormat === "json") log.info(`${lines.slice(0, 2).join(". ")}.`);
  else for (const line of lines) console.log(line);
}

function siteFor({ apiOnly, siteDir }: Config): Site {
  try {
    return loadSite(siteDir);
  } catch (error) {
    if (!(error instanceof SiteMissing)) throw error;
    if (apiOnly) return emptySite;
    throw new ConfigError(`${error.message} Build it, or point SITE_DIR at one.`);
  }
}

function storeFor({ dataDir }: Config): MessageStore {
  try {
    return openStore(dataDir);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`Messages cannot be kept in DATA_DIR ${dataDir} (${detail}).`);
  }
}

try {
  await main();
} catch (error) {
  // A sentence for what a person can mend, the whole trace for a fault of ours.
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
