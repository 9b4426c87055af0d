import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { MailConfig } from "./mail/mailer.ts";
import { type Environment, projectRoot, readValues, type Values } from "./settings-values.ts";

const megabyte = 1024 * 1024;

export type Settings = ReturnType<typeof readSettings>;

/**
 * Relative folders are relative to the project, not to the working directory, so that the server and
 * `npm run inbox` use the same one.
 * @throws SettingsError
 */
export function readSettings(env: Environment) {
  const values = readValues(env);
  return {
    /** 0 lets the system choose (tests). */
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    siteDir: values.SITE_DIR,
    /** Pages are served as of this day; undefined means today. */
    siteDay: values.SITE_DAY,
    /** Serves no pages: `npm run dev` does. */
    apiOnly: values.API_ONLY === "1",
    logFormat: values.LOG_FORMAT,
    /** For Prometheus; undefined means no metrics. */
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    /** How long /readyz answers 503 before the server stops. */
    drainMs: values.DRAIN_SECONDS * 1000,
    /** Lower-case name of the header in which the trusted proxy puts the client's address. */
    trustedHeader: values.TRUST_PROXY,
    /** Bits of an IPv6 address that count as one client. */
    clientPrefix: values.CLIENT_PREFIX,
    /** Messages per hour and per day; undefined means unlimited. */
    rateLimits: {
      client: values.RATE_LIMIT,
      // RATE_LIMIT=off alone turns off both, for tests and private networks.
      total:
        "RATE_LIMIT_TOTAL" in values
          ? values.RATE_LIMIT_TOTAL
          : values.RATE_LIMIT && ([2000, 10_000] as const),
    },
    /** Open connections in total and per client. */
    connections: values.MAX_CONNECTIONS ?? ([Infinity, Infinity] as const),
    capacity: {
      minFreeBytes: values.MIN_FREE_MB * megabyte,
      maxStoreBytes: values.MAX_STORE_MB * megabyte,
    },
    retention: { messages: values.RETENTION_MESSAGES, applications: values.RETENTION_APPLICATIONS },
    /** The ids every message must carry; they are built into the pages. */
    ids: {
      publicKey: values.VITE_EMAIL_PUBLIC_KEY,
      serviceId: values.VITE_EMAIL_SERVICE_ID,
      contactTemplateId: values.VITE_EMAIL_CONTACT_TEMPLATE_ID,
      applicationTemplateId: values.VITE_EMAIL_APPLICATION_TEMPLATE_ID,
    },
    /** Undefined: messages stay in the inbox only. */
    mail: mailConfig(values),
  };
}

/** Absolute path of the inbox, the only setting the command line needs. */
export const readDataDir = (env: Environment): string =>
  resolve(projectRoot, env["DATA_DIR"]?.trim() || "data");

/**
 * Loads the `.env` files that the build reads, in Vite's order of precedence, so that pages and server
 * have the same ids. Existing variables win.
 * Source: https://vite.dev/guide/env-and-mode.
 */
export function loadServedEnvironment(root: string = projectRoot): void {
  for (const name of [".env.served.local", ".env.served", ".env.local", ".env"]) {
    const file = join(root, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}

function mailConfig({ SMTP_URL, MAIL_TO, MAIL_FROM, ALERT_TO }: Values): MailConfig | undefined {
  if (SMTP_URL === undefined || MAIL_TO === undefined) return undefined;
  return {
    smtpUrl: SMTP_URL,
    to: MAIL_TO.address,
    from: MAIL_FROM ?? MAIL_TO,
    alertTo: ALERT_TO?.address,
  };
}
