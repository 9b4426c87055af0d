import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { MailConfig } from "./mail/mailer.ts";
import { type Environment, projectRoot, readValues, type Values } from "./settings-values.ts";

const megabyte = 1024 * 1024;

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads every setting once.
 *
 * HOST defaults to 127.0.0.1: reachable as localhost, from this machine only. Behind a container's
 * port mapping set HOST=0.0.0.0. Relative folders count from the project, not from where it was
 * started, so that server and `npm run inbox` always mean the same one.
 * @throws SettingsError
 */
export function readSettings(env: Environment) {
  const values = readValues(env);
  return {
    /** 0 means any free one (tests). */
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    siteDir: values.SITE_DIR,
    /** The day of which pages are shown; undefined means today. */
    siteDay: values.SITE_DAY,
    /** Without pages of its own: `npm run dev` serves them. */
    apiOnly: values.API_ONLY === "1",
    logFormat: values.LOG_FORMAT,
    /** Of Prometheus' figures; undefined means none. */
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    /** How long /readyz says no before the server stops answering. */
    drainMs: values.DRAIN_SECONDS * 1000,
    /** Lower-case name of the header in which the one trusted proxy puts the client's address. */
    trustedHeader: values.TRUST_PROXY,
    /** Bits of an IPv6 address that count as one client. */
    clientPrefix: values.CLIENT_PREFIX,
    /** Messages an hour and a day; undefined means unlimited. */
    rateLimits: {
      client: values.RATE_LIMIT,
      // RATE_LIMIT=off alone means no limit at all, as tests and private networks want it.
      total:
        "RATE_LIMIT_TOTAL" in values
          ? values.RATE_LIMIT_TOTAL
          : values.RATE_LIMIT && ([2000, 10_000] as const),
    },
    /** Open connections in all and from one client. */
    connections: values.MAX_CONNECTIONS ?? ([Infinity, Infinity] as const),
    capacity: {
      minFreeBytes: values.MIN_FREE_MB * megabyte,
      maxStoreBytes: values.MAX_STORE_MB * megabyte,
    },
    retention: { messages: values.RETENTION_MESSAGES, applications: values.RETENTION_APPLICATIONS },
    /** What a sender must name; the same ones are built into the pages. */
    ids: {
      publicKey: values.VITE_EMAIL_PUBLIC_KEY,
      serviceId: values.VITE_EMAIL_SERVICE_ID,
      contactTemplateId: values.VITE_EMAIL_CONTACT_TEMPLATE_ID,
      applicationTemplateId: values.VITE_EMAIL_APPLICATION_TEMPLATE_ID,
    },
    /** Absent: messages stay in the inbox only. */
    mail: mailOf(values),
  };
}

/** Absolute folder of the inbox; all that the command line needs to know. */
export const readDataDir = (env: Environment): string =>
  resolve(projectRoot, env["DATA_DIR"]?.trim() || "data");

/**
 * Reads the files the build of the pages reads, in Vite's order of precedence, so that page and
 * server cannot disagree on the provider's ids. What the environment already says wins.
 * Source: https://vite.dev/guide/env-and-mode (files of a mode; existing variables come first).
 */
export function loadServedEnvironment(root: string = projectRoot): void {
  for (const name of [".env.served.local", ".env.served", ".env.local", ".env"]) {
    const file = join(root, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}

function mailOf({ SMTP_URL, MAIL_TO, MAIL_FROM, ALERT_TO }: Values): MailConfig | undefined {
  if (SMTP_URL === undefined || MAIL_TO === undefined) return undefined;
  return {
    smtpUrl: SMTP_URL,
    to: MAIL_TO.address,
    from: MAIL_FROM ?? MAIL_TO,
    alertTo: ALERT_TO?.address,
  };
}
