import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { retentionDays } from "#contract/retention.ts";
import { databaseFrom } from "./inbox/postgres/address.ts";
import type { Place } from "./inbox/place.ts";
import {
  databaseUrl,
  flag,
  folderIn,
  id,
  megabytes,
  number,
  oneAddress,
  pair,
  proxyHeader,
  publicAddress,
  scanner,
  siteOrigins,
  smtpUrl,
  someAddresses,
} from "./setting-values.ts";

/** `process.env`, or a substitute in tests. */
export type Environment = Record<string, string | undefined>;

/** A setting the server cannot start with. The message is one sentence that names the variable. */
export class SettingsError extends Error {}

/** The project's folder, independent of the working directory. Ends with a slash. */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url));

const folder = folderIn(projectRoot);

const schema = v.object({
  NODE_ENV: v.optional(v.string()),
  PORT: v.optional(number(0, 65_535), "3000"),
  HOST: v.optional(v.string(), "127.0.0.1"),
  DATA_DIR: v.optional(folder, "data"),
  // May contain a password, so no message repeats the value.
  DATABASE_URL: v.optional(databaseUrl),
  DATABASE_CA: v.optional(folder),
  EPHEMERAL: flag,
  BACKUP_DIR: v.optional(folder),
  SITE_DIR: v.optional(folder, "dist/served"),
  BUILDS_DIR: v.optional(folder),
  SITE_DAY: v.optional(v.pipe(v.string(), v.isoDate("must be a day such as 2027-02-01"))),
  API_ONLY: flag,
  LOG_FORMAT: v.optional(v.picklist(["text", "json"], 'must be "text" or "json"'), "text"),
  METRICS_PORT: v.optional(number(0, 65_535)),
  METRICS_HOST: v.optional(v.string(), "127.0.0.1"),
  DRAIN_SECONDS: v.optional(number(0, 300), "0"),
  TRUST_PROXY: v.optional(proxyHeader),
  CLIENT_PREFIX: v.optional(number(32, 128), "48"),
  RATE_LIMIT: v.optional(pair("an hour/a day, from one client, such as 30/100"), "30/100"),
  RATE_LIMIT_TOTAL: v.optional(pair("an hour/a day, from all together")),
  MAX_CONNECTIONS: v.optional(pair("in all/from one client, such as 1000/50"), "1000/50"),
  MIN_FREE_MB: v.optional(megabytes(0), "200"),
  MAX_STORE_MB: v.optional(megabytes(64), "2000"),
  RETENTION_MESSAGES: v.optional(number(1, 36_500), String(retentionDays.message)),
  RETENTION_APPLICATIONS: v.optional(number(1, 36_500), String(retentionDays.application)),
  CLAMD: v.optional(scanner),
  PUBLIC_URL: v.optional(publicAddress),
  SITE_ORIGINS: v.optional(siteOrigins),
  // As DATABASE_URL.
  SMTP_URL: v.optional(smtpUrl),
  SMTP_USER: v.optional(v.string()),
  SMTP_PASSWORD: v.optional(v.string()),
  MAIL_TO: v.optional(someAddresses),
  MAIL_FROM: v.optional(oneAddress),
  ALERT_TO: v.optional(someAddresses),
  VITE_EMAIL_PUBLIC_KEY: id,
  VITE_EMAIL_SERVICE_ID: id,
  VITE_EMAIL_CONTACT_TEMPLATE_ID: id,
  VITE_EMAIL_APPLICATION_TEMPLATE_ID: id,
});
type Values = v.InferOutput<typeof schema>;

export type Settings = ReturnType<typeof readSettings>;

/**
 * Relative folders are relative to the project, not to the working directory, so that the server and
 * `npm run inbox` use the same one.
 * @throws SettingsError
 */
export function readSettings(env: Environment) {
  const result = v.safeParse(schema, trimmed(env));
  if (!result.success) throw new SettingsError(toSentence(result.issues[0]));
  const values = result.output;
  const conflict = findConflict(values);
  if (conflict !== undefined) throw new SettingsError(conflict);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    /** Where messages are kept. */
    place: placeOf(values),
    /** Where nightly copies of the store go. */
    backupDir: values.BACKUP_DIR,
    /** Whether visitors use this server. */
    isProduction: values.NODE_ENV === "production",
    /** Messages may be lost: the disk need not last. */
    isTrial: values.EPHEMERAL === "1",
    siteDir: values.SITE_DIR,
    /** Where the editor puts builds; the link `live` in it leads to the one to serve. */
    buildsDir: values.BUILDS_DIR,
    /** Pages are served as of this day; undefined means today. */
    siteDay: values.SITE_DAY,
    apiOnly: values.API_ONLY === "1",
    logFormat: values.LOG_FORMAT,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
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
    capacity: { minFreeBytes: values.MIN_FREE_MB, maxStoreBytes: values.MAX_STORE_MB },
    retention: { message: values.RETENTION_MESSAGES, application: values.RETENTION_APPLICATIONS },
    /** Other sites whose forms this server takes. */
    siteOrigins: values.SITE_ORIGINS ?? [],
    /** Where clamd scans resumes. */
    clamd: values.CLAMD,
    /** The ids every message must carry; they are built into the pages. */
    ids: {
      publicKey: values.VITE_EMAIL_PUBLIC_KEY,
      serviceId: values.VITE_EMAIL_SERVICE_ID,
      contactTemplateId: values.VITE_EMAIL_CONTACT_TEMPLATE_ID,
      applicationTemplateId: values.VITE_EMAIL_APPLICATION_TEMPLATE_ID,
    },
    /** Scheme, host and port under which visitors reach the site, without a slash at the end. */
    publicUrl: values.PUBLIC_URL?.origin,
    mail: mailSettings(values),
  };
}

/** @returns undefined without a mail server: messages stay in the inbox only */
function mailSettings(values: Values) {
  const { SMTP_URL: smtpUrl, SMTP_USER: user, SMTP_PASSWORD: pass, MAIL_TO, ALERT_TO } = values;
  const from = values.MAIL_FROM?.[0] ?? MAIL_TO?.[0];
  if (smtpUrl === undefined || MAIL_TO === undefined || from === undefined) return undefined;
  return {
    smtpUrl,
    /** Undefined: `smtpUrl` has the login, or there is none. */
    login: user !== undefined && pass !== undefined ? { user, pass } : undefined,
    to: MAIL_TO.map(({ address }) => address),
    from,
    alertTo: (ALERT_TO ?? MAIL_TO).map(({ address }) => address),
    /** For the greeting (EHLO). */
    siteHost: values.PUBLIC_URL?.hostname,
  };
}

const placeSchema = v.pick(schema, ["DATA_DIR", "DATABASE_URL", "DATABASE_CA"]);

/** Where messages are kept, the only settings that the command line needs. @throws SettingsError */
export function readPlace(env: Environment): Place {
  const result = v.safeParse(placeSchema, trimmed(env));
  if (!result.success) throw new SettingsError(toSentence(result.issues[0]));
  return placeOf(result.output);
}

/** @throws SettingsError when the certificates cannot be read */
function placeOf(values: v.InferOutput<typeof placeSchema>): Place {
  const { DATA_DIR: dataDir, DATABASE_URL: url, DATABASE_CA: caFile } = values;
  if (url === undefined) return { dataDir };
  try {
    return { dataDir, database: databaseFrom(url, caFile) };
  } catch (error) {
    throw new SettingsError(`DATABASE_CA cannot be read: ${(error as Error).message}.`);
  }
}

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

/** Trims values and leaves out empty ones. */
const trimmed = (env: Environment): Environment =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );

function toSentence(issue: v.BaseIssue<unknown>): string {
  const name = String(issue.path?.[0]?.key);
  const isSecret = ["SMTP_URL", "SMTP_PASSWORD", "DATABASE_URL"].includes(name);
  const showsValue = !isSecret && issue.input;
  return `${name} ${issue.message}${showsValue ? `, not "${issue.input}"` : ""}.`;
}

/** Settings that are valid alone but not together. */
function findConflict(values: Values): string | undefined {
  const { SMTP_URL, SMTP_USER, SMTP_PASSWORD, MAIL_TO, PORT, METRICS_PORT } = values;
  if (values.DATABASE_CA !== undefined && values.DATABASE_URL === undefined)
    return "DATABASE_URL is missing: DATABASE_CA is set, so say which database it is for.";
  if (SMTP_URL !== undefined && MAIL_TO === undefined)
    return "MAIL_TO is missing: SMTP_URL is set, so say where messages go.";
  const names = ["SMTP_USER", "SMTP_PASSWORD", "MAIL_TO", "MAIL_FROM", "ALERT_TO"] as const;
  const mailSetting = names.find((name) => values[name]);
  if (SMTP_URL === undefined && mailSetting !== undefined)
    return `SMTP_URL is missing: ${mailSetting} is set, so say which mail server takes the mail.`;
  if ((SMTP_USER === undefined) !== (SMTP_PASSWORD === undefined))
    return `${SMTP_USER ? "SMTP_PASSWORD" : "SMTP_USER"} is missing: a login needs both.`;
  if (SMTP_URL !== undefined && SMTP_USER !== undefined && new URL(SMTP_URL).username !== "")
    return "SMTP_USER contradicts SMTP_URL, which has a user too: take it out of one of them.";
  if (PORT !== 0 && PORT === METRICS_PORT)
    return "METRICS_PORT must differ from PORT: the metrics are not for visitors.";
  if (values.VITE_EMAIL_CONTACT_TEMPLATE_ID === values.VITE_EMAIL_APPLICATION_TEMPLATE_ID)
    return "VITE_EMAIL_APPLICATION_TEMPLATE_ID must differ from VITE_EMAIL_CONTACT_TEMPLATE_ID: it tells the two forms apart.";
  return undefined;
}
